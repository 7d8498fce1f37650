import { type Blank, decisionFor, eventsFor, type Offer } from '@roundhouse/kernel'
import type { GameView, Reader } from '@roundhouse/view'
import type { GameMoment } from '@roundhouse/wire'
import { endedSentence } from '../../words/endedBy.ts'
import type { LogChange, LoggedLine, OfferScene, Position } from '../protocol/position.ts'
import { cachedScene } from './sceneCache.ts'
import type { ViewedGame } from './viewedGame.ts'

/** What is shown of a game now, with what the viewer can decide. */
export function presentPosition(viewed: ViewedGame): Position {
  const { game, gameView, reader, viewer, visibleState, moves, mine } = viewed
  const shown = positionAtMoment(viewed, { move: moves, mine, view: visibleState })
  const turn = shown.asked.find(({ seat }) => seat === viewer)
  const decision = turn && decisionFor(game, visibleState, (seat) => seat === viewer)
  if (!decision) return shown
  return { ...shown, turn, offers: decision.offers.map((offer) => offerScene(offer, gameView, reader)) }
}

function offerScene({ action, blank }: Offer, gameView: GameView, reader: Reader): OfferScene {
  const power = gameView.power?.(action)
  return {
    action: action as OfferScene['action'],
    ...(blank && { blank: gameView.draw && blank.kind === 'open' ? withoutProposal(blank) : blank }),
    target: gameView.target(action),
    heading: gameView.kind(action.kind, reader),
    ...(power !== undefined && { power }),
  }
}

/** What is proposed may be dear to find: where it can be drawn, it is asked for when it is looked at. */
const withoutProposal = ({ kind, field }: Extract<Blank, { kind: 'open' }>): Blank => ({
  kind,
  field,
  proposed: [],
})

/** What is shown of a moment of a game: the same without anything to decide. */
export function positionAtMoment(viewed: ViewedGame, { move, mine, view }: GameMoment): Position {
  const { id, game, gameView, reader, seats, viewer, moves, pass, branchOf, online, endedBy } = viewed
  // a game that was ended asks nobody in the end, however it stood
  const isEnded = (online === 'ended' || endedBy !== undefined) && move === moves
  const asked = isEnded ? [] : game.asked(view)
  return {
    id,
    game: game.id,
    name: game.name,
    seats,
    viewer,
    move,
    moves,
    mine,
    scene: cachedScene(gameView, view, reader),
    asked: asked.map((one) => ({
      seat: one.seat,
      ...(one.as !== undefined && { as: one.as }),
      prompt: gameView.prompt(view, one, reader),
    })),
    turn: null,
    offers: [],
    pass,
    standings: game.standings(view).map((standing) => ({
      ...standing,
      facts: gameView.score(view, standing.seat, reader),
    })),
    over: asked.length === 0,
    ...(asked.length > 0 && !viewed.canUndo() && { undoRefusal: viewed.undoRefusal() }),
    ...(endedBy && { endedBy }),
    canUndo: viewed.canUndo(),
    canRedo: viewed.canRedo(),
    takeBacks: viewed.takeBacks,
    ...(branchOf && { branchOf }),
    ...(online && { online }),
  }
}

type EventsByMove = ViewedGame['eventsByMove']

/** The first move that is not told as it was known. */
export function newFrom(eventsByMove: EventsByMove, known: EventsByMove): number {
  const index = eventsByMove.findIndex((events, index) => events !== known[index])
  return index < 0 ? eventsByMove.length : index
}

/** The lines of the log from a move on, as the viewer may read them. */
export function logFrom(
  { eventsByMove, moves, gameView, viewer, reader, endedBy }: ViewedGame,
  from: number,
): LogChange {
  const lines = eventsByMove
    .slice(from)
    .flatMap((events, index): LoggedLine[] =>
      gameView.lines(eventsFor(events, viewer), reader).map((line) => ({ ...line, move: from + index })),
    )
  if (endedBy && from <= moves)
    lines.push({ text: endedSentence(endedBy, reader.language), matters: true, move: moves })
  return { from, lines }
}
