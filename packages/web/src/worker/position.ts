import {
  type Asked,
  type Blank,
  type Decision,
  decisions,
  eventsFor,
  type Game,
  type GameEvent,
  type GameState,
  type Offer,
  positionAt,
  redactFor,
  type Viewer,
} from '@roundhouse/kernel'
import type { GameView, Reader } from '@roundhouse/view'
import type { LogChange, LoggedLine, OfferScene, Position } from './protocol.ts'
import { viewerOf } from './seats.ts'
import { type DeviceSession, isPerson, redoable, undoable } from './session.ts'

/** What is shown of a game now, to whoever has the device. */
export function presentPosition(session: DeviceSession, gameView: GameView, reader: Reader): Position {
  const { table, seats, pass } = session
  const shown = pastPosition(session, gameView, reader, table.line.length)
  if (pass !== null || !shown.asked.some(({ seat }) => isPerson(seats[seat]!))) return shown
  const decision = decisions(table.game, table.state).find(
    ({ seat, offers }) => isPerson(seats[seat]!) && offers.length > 0,
  )
  return decision ? deciding(shown, decision, gameView, reader) : shown
}

/** The same with what can be decided. */
export const deciding = (
  shown: Position,
  { seat, offers }: Decision,
  gameView: GameView,
  reader: Reader,
): Position => ({
  ...shown,
  turn: shown.asked.find((one) => one.seat === seat) ?? null,
  offers: offers.map((offer) => offerScene(offer, gameView, reader)),
})

function offerScene({ action, blank }: Offer, gameView: GameView, reader: Reader): OfferScene {
  const power = gameView.power?.(action)
  return {
    action: action as OfferScene['action'],
    ...(blank && { blank: gameView.draw && blank.kind === 'open' ? unproposed(blank) : blank }),
    target: gameView.target(action),
    heading: gameView.kind(action.kind, reader),
    ...(power !== undefined && { power }),
  }
}

/** What is proposed may be dear to find: where it can be drawn, it is asked for when it is looked at. */
const unproposed = ({ kind, field }: Extract<Blank, { kind: 'open' }>): Blank => ({
  kind,
  field,
  proposed: [],
})

/** What is shown of a moment of a game: the same without anything to decide. */
export function pastPosition(
  session: DeviceSession,
  gameView: GameView,
  reader: Reader,
  move: number,
): Position {
  const { id, table, seats, pass, branchOf } = session
  const { game } = table
  const viewer = viewerOf(session)
  const state = redactFor(game, move === table.line.length ? table.state : positionAt(table, move), viewer)
  return positionOf(game, gameView, reader, state, {
    id,
    seats,
    viewer,
    move,
    moves: table.line.length,
    mine: table.line.slice(0, move).findLastIndex(({ seat }) => seat === viewer) + 1,
    pass,
    canUndo: undoable(session) > 0,
    canRedo: redoable(session) > 0,
    ...(branchOf && { branchOf }),
  })
}

/** What a position has besides what is seen in it. */
type Circumstances = Pick<
  Position,
  | 'id'
  | 'seats'
  | 'viewer'
  | 'move'
  | 'moves'
  | 'mine'
  | 'pass'
  | 'canUndo'
  | 'canRedo'
  | 'branchOf'
  | 'online'
>

/** A position, from what its viewer sees of it. */
export function positionOf(
  game: Game,
  gameView: GameView,
  reader: Reader,
  seen: GameState,
  circumstances: Circumstances,
): Position {
  const asked = game.asked(seen)
  return {
    ...circumstances,
    game: game.id,
    name: game.name,
    scene: gameView.scene(seen, reader),
    asked: asked.map((one: Asked) => ({
      seat: one.seat,
      ...(one.as !== undefined && { as: one.as }),
      prompt: gameView.prompt(seen, one, reader),
    })),
    turn: null,
    offers: [],
    standings: game.standings(seen).map((standing) => ({
      ...standing,
      facts: gameView.score(seen, standing.seat, reader),
    })),
    over: asked.length === 0,
  }
}

type Told = readonly (readonly GameEvent[])[]

/** The first move that is not told as it was known. */
export function newFrom(told: Told, known: Told): number {
  const place = told.findIndex((events, place) => events !== known[place])
  return place < 0 ? told.length : place
}

/** The lines of the log from a move on, as this viewer may read them. */
export function logFrom(
  { eventsByMove }: { readonly eventsByMove: Told },
  from: number,
  gameView: GameView,
  viewer: Viewer,
  reader: Reader,
): LogChange {
  const lines = eventsByMove
    .slice(from)
    .flatMap((events, place): LoggedLine[] =>
      gameView.lines(eventsFor(events, viewer), reader).map((line) => ({ ...line, move: from + place })),
    )
  return { from, lines }
}
