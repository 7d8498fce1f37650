import type { HexScene } from '@roundhouse/view'

export const hasCubes = ({ marks }: Pick<HexScene, 'marks'>): boolean =>
  marks.some(({ kind }) => kind === 'cube')

const hasCoal = ({ marks }: Pick<HexScene, 'marks'>): boolean => marks.some(({ kind }) => kind === 'coal')

/** A city without slots: its middle is for cubes. */
export const hasCityWithoutSlots = ({ stops }: Pick<HexScene, 'stops'>): boolean =>
  stops.some(({ kind, slots }) => kind === 'city' && slots.length === 0)

/** Its middle is for cubes or coal: the name is above them, what it costs and earns below. */
export const isCrowded = (scene: Pick<HexScene, 'stops' | 'marks'>): boolean =>
  hasCityWithoutSlots(scene) || hasCubes(scene) || hasCoal(scene)

/** How many things stand in the middle. */
export const countInMiddle = ({ marks }: Pick<HexScene, 'marks'>): number =>
  marks.filter(({ kind }) => kind === 'cube' || kind === 'coal').length
