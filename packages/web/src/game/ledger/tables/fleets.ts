import { type Chip, companiesIn } from '@roundhouse/view'
import type { Position } from '../../../worker/protocol/position.ts'
import { shortOf } from './figures.ts'

/** A train, and whether the company got it in this round. */
interface HeldTrain {
  readonly train: Chip
  readonly isNew: boolean
}

/** The trains of companies at the end of each round in which any came or went. */
export interface Fleets {
  readonly rounds: readonly { readonly label: string; readonly name: string; readonly move: number }[]
  readonly rows: readonly { readonly company: string; readonly cells: readonly (readonly HeldTrain[])[] }[]
}

const keyOf = ({ id, label }: Chip): string => id ?? label

const trainsOf = ({ scene }: Position, company: string): readonly Chip[] =>
  companiesIn(scene).find(({ id }) => id === company)?.trains ?? []

/** From the moments at which rounds began, and the last. */
export function fleetsOf(moments: readonly Position[]): Fleets {
  const last = moments.at(-1)
  const companies = (last ? companiesIn(last.scene) : []).map(({ id }) => id)
  const rounds = moments.slice(1).flatMap((after, index) => {
    const before = moments[index]!
    const cells = companies.map((company) => heldTrains(trainsOf(before, company), trainsOf(after, company)))
    const hasChanged = companies.some(
      (company, row) =>
        cells[row]!.some(({ isNew }) => isNew) || cells[row]!.length < trainsOf(before, company).length,
    )
    const { scene, move } = before
    return hasChanged ? [{ label: shortOf(scene), name: scene.round, move, cells }] : []
  })
  return {
    rounds: rounds.map(({ label, name, move }) => ({ label, name, move })),
    rows: companies
      .map((company, row) => ({ company, cells: rounds.map(({ cells }) => cells[row]!) }))
      .filter(({ cells }) => cells.some((cell) => cell.length > 0)),
  }
}

function heldTrains(before: readonly Chip[], after: readonly Chip[]): readonly HeldTrain[] {
  const left = before.map(keyOf)
  return after.map((train) => {
    const index = left.indexOf(keyOf(train))
    if (index >= 0) left.splice(index, 1)
    return { train, isNew: index < 0 }
  })
}
