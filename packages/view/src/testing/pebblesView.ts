import type { PebblesAction, PebblesState } from '@roundhouse/kernel/testing/pebbles'
import type { GameView, Reader } from '../gameView.ts'
import { BARE_HEX } from './bareHex.ts'

const said = ({ language }: Pick<Reader, 'language'>, en: string, ja: string): string =>
  language === 'en' ? en : ja

const roundOf = ({ heap }: Pick<PebblesState, 'heap'>, reader: Pick<Reader, 'language'>): string =>
  said(reader, `${heap} pebbles left`, `残り${heap}個`)

function labelOf(action: PebblesAction, reader: Pick<Reader, 'language'>): string {
  switch (action.kind) {
    case 'take':
      return said(reader, `Take ${action.count}`, `${action.count}個取る`)
    case 'toss':
      return said(reader, 'Toss', '投げる')
    case 'hide':
      return said(reader, `Hide the ${action.charm}`, `${action.charm}を隠す`)
    case 'draw':
      return said(
        reader,
        `Draw from the ${action.from}`,
        action.from === 'bag' ? '袋から引く' : '捨て山から引く',
      )
    case 'trade':
      return said(reader, `Trade ${action.shells.join(', ')}`, `${action.shells.join('、')}を交換`)
  }
}

export const pebblesView: GameView<PebblesState, PebblesAction> = {
  summary: (reader) => said(reader, 'Take pebbles from a heap.', '山から石を取ります。'),
  options: (reader) => [
    {
      name: 'quick',
      label: said(reader, 'Heap', '山'),
      explanation: said(reader, 'How many pebbles there are.', '石の数です。'),
      rule: 'PB-1.1',
      values: [
        { value: false, label: said(reader, 'Whole', '全部') },
        { value: true, label: said(reader, 'Half', '半分') },
      ],
      standard: false,
    },
    {
      name: 'charms',
      label: said(reader, 'Charms', 'お守り'),
      explanation: said(reader, 'Whether everybody hides a charm.', 'お守りを隠すかどうかです。'),
      values: [
        { value: false, label: said(reader, 'No', 'なし') },
        { value: true, label: said(reader, 'Yes', 'あり') },
      ],
      standard: false,
    },
  ],
  round: roundOf,
  scene: ({ heap, taken, charms, turn }, reader) => ({
    round: roundOf({ heap }, reader),
    facts: [{ label: said(reader, 'Heap', '山'), value: `${heap}` }],
    currency: {},
    board: {
      layout: 'pointy',
      hexes: Array.from({ length: heap }, (_, place) => ({
        ...BARE_HEX,
        hex: `H${place}`,
        column: 2 * (place % 6) + (Math.floor(place / 6) % 2),
        row: Math.floor(place / 6),
        ground: place % 3 === 0 ? 'yellow' : 'plain',
      })),
    },
    players: taken.map((count, seat) => ({
      seat,
      name: reader.players[seat]!,
      cash: count,
      facts: charms[seat] ? [{ label: said(reader, 'Charm', 'お守り'), value: charms[seat] }] : [],
      cards: [],
      ...(seat === turn && { first: true as const }),
    })),
    supplies: [],
  }),
  prompt: (state, _asked, reader) =>
    state.charms.includes(null)
      ? said(reader, 'hide a charm', 'お守りを隠す')
      : said(reader, 'take pebbles', '石を取る'),
  kind: (kind, reader) =>
    ({
      hide: said(reader, 'Hide', '隠す'),
      take: said(reader, 'Take', '取る'),
      toss: said(reader, 'Toss a coin', 'コインを投げる'),
      draw: said(reader, 'Draw a shell', '貝殻を引く'),
      trade: said(reader, 'Trade shells', '貝殻を交換'),
    })[kind],
  target: ({ kind }) => (kind === 'hide' ? { on: 'card', card: 'charm' } : { on: 'nothing' }),
  preview: ({ heap }, action, _seat, reader) => ({
    label: labelOf(action, reader),
    changes:
      action.kind === 'take'
        ? [{ label: said(reader, 'Heap', '山'), before: `${heap}`, after: `${heap - action.count}` }]
        : [],
    notes: [],
  }),
  lines: (events, reader) =>
    events.flatMap((event) => {
      const { kind, seat, count } = event as { kind: string; seat?: number; count?: number }
      const name = reader.players[seat!]
      if (kind === 'took' || kind === 'tossed' || kind === 'traded')
        return [{ text: said(reader, `${name} takes ${count}`, `${name}が${count}個取る`) }]
      if (kind === 'chose') return [{ text: said(reader, 'Only you see this', 'あなただけに見えます') }]
      return kind === 'hid' ? [{ text: said(reader, 'A charm is hidden', 'お守りが隠された') }] : []
    }),
  score: ({ taken }, seat, reader) => [
    { label: said(reader, 'Pebbles', '石'), value: `${taken[seat]}`, amount: taken[seat]! },
  ],
}
