import type { GameState, Language } from '@roundhouse/kernel'
import type { GameView, Reader, Scene } from '@roundhouse/view'

interface CachedScene {
  readonly language: Language
  readonly players: string
  readonly scene: Scene
}

const known = new WeakMap<GameState, CachedScene>()

/** The scene of what somebody sees, made once as long as it is read in the same words: the card of a game is made from the one on the screen. */
export function cachedScene(gameView: GameView, view: GameState, reader: Reader): Scene {
  const { language } = reader
  const players = reader.players.join('\n')
  const before = known.get(view)
  if (before?.language === language && before.players === players) return before.scene
  const scene = gameView.scene(view, reader)
  known.set(view, { language, players, scene })
  return scene
}
