import * as z from 'zod/mini'
import { gameEventShape, positionShape, seatShape } from './kernelShapes.ts'
import { requestKeyShape } from './requestKey.ts'
import { described, fields, list, strictFields, textUpTo, whole } from './shapeBuilders.ts'
import { ballotShape, messageShape, tableCardShape } from './table.ts'

export const gameChangeShape = described(
  'What has changed in a game, for one pair of eyes: everything before `from` stays as it was told.',
  fields({
    seq: described('How many entries the log has now.', whole),
    moves: described('How many moves stand now.', whole),
    mine: described('The last of them that was these eyes’ own; 0 for none.', whole),
    from: described('The first move that is told anew; 0 is the set-up.', whole),
    eventsByMove: described('What each move from there on told.', list(list(gameEventShape))),
    view: positionShape,
    canUndo: described('Whether these eyes may take something back without asking the others.', z.boolean()),
    canRedo: z.boolean(),
    takeBacks: described(
      'What was taken back and not given back: after how many of the moves that stand now, by whom last, and how many moves.',
      list(fields({ after: whole, seat: seatShape, count: whole })),
    ),
  }),
)
/** What has changed in a game, for one pair of eyes: everything up to a move stays as it was told. */
export type GameChange = z.infer<typeof gameChangeShape>

export const gameOpenedShape = described(
  'A game as it is opened: all of it.',
  fields({
    table: tableCardShape,
    viewer: described('The seat of whoever asks; null for a spectator.', z.nullable(seatShape)),
    change: gameChangeShape,
    messages: described('The last ones.', list(messageShape)),
    ballots: list(ballotShape),
    notes: described('One’s own.', z.string()),
  }),
)
/** A game as it is opened: all of it. */
export type GameOpened = z.infer<typeof gameOpenedShape>

export const gameMomentShape = described(
  'A moment of the past.',
  fields({
    move: whole,
    mine: described('The last move until then that was these eyes’ own; 0 for none.', whole),
    view: positionShape,
  }),
)
/** A moment of the past. */
export type GameMoment = z.infer<typeof gameMomentShape>

export const tableViewShape = described(
  'Where the game of a table stands, as anybody who looks on sees it.',
  fields({
    table: described('Its id.', z.string()),
    seq: described('How many entries the log has there.', whole),
    view: positionShape,
  }),
)
/** Where the game of a table stands, as anybody who looks on sees it. */
export type TableView = z.infer<typeof tableViewShape>

export const archivedGameShape = described(
  'A game of rules that are no more here, as it is stored: it is read, and not played.',
  fields({
    table: tableCardShape,
    eventsByMove: described(
      'What the set-up told, then what each move that stands told, as these eyes may know it; empty where that is stored in a form that is no more read.',
      list(list(gameEventShape)),
    ),
    last: described(
      'The last position that is stored, and how many moves had been made then: once the game is over, where there is one.',
      z.nullable(fields({ move: whole, view: positionShape })),
    ),
    messages: described('The last ones.', list(messageShape)),
    notes: described('One’s own.', z.string()),
  }),
)
/** A game of rules that are no more here, as it is stored: it is read, and not played. */
export type ArchivedGame = z.infer<typeof archivedGameShape>

/** It is read by the game; here it is anything that has a kind. */
export const actionShape: z.ZodMiniType<unknown> = z.looseObject({ kind: textUpTo(64) })

const logPosition = {
  seq: described('How many entries the log has, as far as one knows.', whole),
  key: z.exactOptional(requestKeyShape),
}

export const actionRequestShape = strictFields({ ...logPosition, action: actionShape })
/** An action is asked for at an entry of the log; a key says that a request is the same one again. */
export type ActionRequest = z.infer<typeof actionRequestShape>

export const undoRequestShape = strictFields(logPosition)
export type UndoRequest = z.infer<typeof undoRequestShape>

export const actionProbeShape = strictFields({ action: actionShape })

export const logLengthShape = fields({ seq: described('How many entries the log has now.', whole) })
/** How many entries the log has now. */
export type LogLength = z.infer<typeof logLengthShape>
