import { companiesIn } from '@roundhouse/view'
import type { Position } from '../../../worker/protocol/position.ts'

/** One column of a game's figures, over its rounds. */
export interface FigureColumn {
  readonly name: string
  readonly kind: 'value' | 'cash' | 'price' | 'treasury'
  /** By whom a line is coloured: a seat or a company. */
  readonly of: number | string
  readonly figures: readonly (number | null)[]
}

export interface Figures {
  /** Each with its name, and as short as on a time table. */
  readonly rounds: readonly { readonly name: string; readonly label: string; readonly move: number }[]
  readonly columns: readonly FigureColumn[]
}

/** The round, as short as on a time table. */
export const shortOf = ({ round, rounds }: Position['scene']): string =>
  rounds?.find(({ state }) => state === 'now')?.label ?? round

/** The figures of players and companies at several moments: as rounds began, and now. */
export function figuresOf(moments: readonly Position[], now: string): Figures {
  const last = moments.at(-1)
  const rounds = moments.map(({ scene, move }, index) =>
    // a round that goes on has begun at the moment before
    scene.round === moments[index - 1]?.scene.round
      ? { name: now, label: now, move }
      : { name: scene.round, label: shortOf(scene), move },
  )
  if (!last) return { rounds, columns: [] }
  const { players } = last.scene
  const companies = companiesIn(last.scene)
  const columns: FigureColumn[] = [
    ...players.map(
      ({ seat, name }): FigureColumn => ({
        name,
        kind: 'value',
        of: seat,
        figures: moments.map(({ standings }) => standings.find((one) => one.seat === seat)?.score ?? null),
      }),
    ),
    ...players.map(
      ({ seat, name }): FigureColumn => ({
        name,
        kind: 'cash',
        of: seat,
        figures: moments.map(({ scene }) => scene.players[seat]?.cash ?? null),
      }),
    ),
    ...(['price', 'treasury'] as const).flatMap((kind) =>
      companies.map(
        ({ id }): FigureColumn => ({
          name: id,
          kind,
          of: id,
          figures: moments.map(({ scene }) => {
            const company = companiesIn(scene).find((one) => one.id === id)
            return (kind === 'price' ? company?.price : company?.cash) ?? null
          }),
        }),
      ),
    ),
  ]
  return { rounds, columns: columns.filter(({ figures }) => figures.some((figure) => figure !== null)) }
}

/** As a file that a spreadsheet opens. */
export function csvOf(
  { rounds, columns }: Figures,
  head: { readonly round: string; readonly move: string; nameOf(column: FigureColumn): string },
): string {
  const lines = [
    [head.round, head.move, ...columns.map(head.nameOf)],
    ...rounds.map(({ name, move }, index) => [
      name,
      `${move}`,
      ...columns.map(({ figures }) => `${figures[index] ?? ''}`),
    ]),
  ]
  return `${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`
}

/** A cell that begins like a formula is made text. */
function quote(cell: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
