import * as z from 'zod/mini'
import { gameEventShape, positionShape, seatShape } from './kernelShapes.ts'
import { fields, list, means, strictFields, textUpTo, whole } from './shapeBuilders.ts'
import { ballotShape, messageShape, tableCardShape } from './table.ts'

export const gameChangeShape = means(
  'What has changed in a game, for one pair of eyes: everything before `from` stays as it was told.',
  fields({
    seq: means('How many entries the log has now.', whole),
    moves: means('How many moves stand now.', whole),
    mine: means('The last of them that was these eyes’ own; 0 for none.', whole),
    from: means('The first move that is told anew; 0 is the set-up.', whole),
    eventsByMove: means('What each move from there on told.', list(list(gameEventShape))),
    view: positionShape,
    canUndo: means('Whether these eyes may take something back without asking the others.', z.boolean()),
    canRedo: z.boolean(),
  }),
)
/** What has changed in a game, for one pair of eyes: everything up to a move stays as it was told. */
export type GameChange = z.infer<typeof gameChangeShape>

export const gameOpenedShape = means(
  'A game as it is opened: all of it.',
  fields({
    table: tableCardShape,
    viewer: means('The seat of whoever asks; null for a spectator.', z.nullable(seatShape)),
    change: gameChangeShape,
    messages: means('The last ones.', list(messageShape)),
    ballots: list(ballotShape),
    notes: means('One’s own.', z.string()),
  }),
)
/** A game as it is opened: all of it. */
export type GameOpened = z.infer<typeof gameOpenedShape>

export const gameMomentShape = means(
  'A moment of the past.',
  fields({
    move: whole,
    mine: means('The last move until then that was these eyes’ own; 0 for none.', whole),
    view: positionShape,
  }),
)
/** A moment of the past. */
export type GameMoment = z.infer<typeof gameMomentShape>

/** It is read by the game; here it is anything that has a kind. */
export const actionShape: z.ZodMiniType<unknown> = z.looseObject({ kind: textUpTo(64) })

const logPosition = {
  seq: means('How many entries the log has, as far as one knows.', whole),
  key: z.exactOptional(
    means(
      'Anything, and something else for each request: sent again with the same, it is done once.',
      textUpTo(64).check(z.minLength(1)),
    ),
  ),
}

export const actionGivenShape = strictFields({ ...logPosition, action: actionShape })
/** An action is asked for at an entry of the log; a key says that a request is the same one again. */
export type ActionGiven = z.infer<typeof actionGivenShape>

export const undoGivenShape = strictFields(logPosition)
export type UndoGiven = z.infer<typeof undoGivenShape>

export const actionTriedShape = strictFields({ action: actionShape })

export const doneShape = fields({ seq: means('How many entries the log has now.', whole) })
/** Done: how many entries the log has now. */
export type Done = z.infer<typeof doneShape>
