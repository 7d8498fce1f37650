import { effect, type Signal, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '@roundhouse/kernel'
import { PACES, type Pace } from '../../worker/protocol/requests.ts'
import { readLocal, writeLocal } from '../localStore.ts'
import { preferredLanguage } from './preferredLanguage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const TEXT_SIZES = ['100', '112', '125', '150'] as const
type TextSize = (typeof TEXT_SIZES)[number]

export const MOTIONS = ['system', 'on', 'off'] as const
type Motion = (typeof MOTIONS)[number]

/** Which moves are asked about once more: none, those with a reason to think twice, all. */
export const CONFIRMS = ['never', 'weighty', 'always'] as const
type Confirm = (typeof CONFIRMS)[number]

/** Begins with each setting, in `startSettings`. */
const starts: (() => void)[] = []

/** A setting that stays on this device, as a word; what was never changed is not written down: it may be usual otherwise one day. */
function localSetting<T>(
  name: string,
  usual: T,
  read: (word: string) => T | undefined,
  write: (value: T) => string,
): Signal<T> {
  const chosen = signal(usual)
  starts.push(() => {
    const usualHere = chosen.value
    chosen.value = read(readLocal(name) ?? '') ?? usualHere
    effect(() => {
      if (chosen.value !== usualHere || readLocal(name) !== null) writeLocal(name, write(chosen.value))
    })
  })
  return chosen
}

/** One of a few words. */
const setting = <T extends string>(name: string, known: readonly T[], usual: T): Signal<T> =>
  localSetting(
    name,
    usual,
    (word) => known.find((one) => one === word),
    (value) => value,
  )

/** On or off. */
const toggle = (name: string, usual: boolean): Signal<boolean> =>
  localSetting(
    name,
    usual,
    (word) => (word === '' ? undefined : word === 'on'),
    (value) => (value ? 'on' : 'off'),
  )

/** Reads the settings of this device; from now on each is written down when it changes. */
export function startSettings(): void {
  language.value = preferredLanguage(navigator.languages)
  for (const start of starts) start()
}

export const language = setting<Language>('language', LANGUAGES, 'en')
export const theme = setting<Theme>('theme', THEMES, 'system')
export const pace = setting<Pace>('pace', PACES, 'second')
export const textSize = setting<TextSize>('textSize', TEXT_SIZES, '100')
export const motionPolicy = setting<Motion>('motion', MOTIONS, 'system')
export const confirmPolicy = setting<Confirm>('confirm', CONFIRMS, 'weighty')

/** The eras of tiles are hatched, so that they can be told apart without their colours. */
export const hatchesEras = toggle('patterns', false)

/** The names of hexes are written on the map as soon as there is room. */
export const showsHexNames = toggle('coordinates', false)

/** The numbers of tiles likewise. */
export const showsTileNumbers = toggle('tileNumbers', false)

/** Slots that are reserved for a company show for which. */
export const showsReservations = toggle('reservations', true)

/** Hexes that have changed since the reader's last move stay outlined. */
export const outlinesChanges = toggle('changes', false)

/** Games of which somebody here knows what they are about. */
export const knownGames = localSetting<readonly string[]>(
  'knownGames',
  [],
  (word) => (word === '' ? undefined : word.split(' ')),
  (games) => games.join(' '),
)

/** Between which parts of the height beside the board, in percent, the panel of the decision may have. */
export const PANEL_SHARES = { least: 25, most: 85 }

/** How much of it the panel has, where somebody has said so; else as much as it uses. */
export const panelShare = localSetting<number | null>(
  'panelShare',
  null,
  (word) => {
    const share = Number.parseFloat(word)
    return share >= PANEL_SHARES.least && share <= PANEL_SHARES.most ? share : undefined
  },
  (share) => (share === null ? '' : `${share}`),
)

export const sounds = toggle('sounds', false)

/** Whether single letters, figures and signs are keys of the game. */
export const letterKeys = toggle('letterKeys', true)
