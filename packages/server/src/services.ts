import type { Bots } from '@roundhouse/bots'
import type { Game, Language, RuleBook } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import type { HashQueue } from './accounts/hashQueue.ts'
import type { Limits } from './accounts/limits.ts'
import type { Budgets } from './budgets/budgets.ts'
import type { SharedBuckets } from './budgets/sharedBuckets.ts'
import type { ConnectionLimit } from './live/connectionLimit.ts'
import type { Mail } from './notices/mail.ts'
import type { Post } from './notices/post.ts'
import type { Log } from './ops/log.ts'
import type { Metrics } from './ops/metrics.ts'
import type { BotQueue } from './play/botQueue.ts'
import type { GameCache } from './play/gameCache.ts'
import type { PublicViews } from './play/publicViews.ts'
import type { Database } from './store/db.ts'
import type { Threads } from './threads/threads.ts'

/** The games that can be played here, and who plays them. */
export interface GameLibrary {
  readonly games: readonly string[]
  game(id: string): Promise<Game>
  gameView(id: string): Promise<GameView>
  bots(id: string): Promise<Bots>
  rules(id: string, language: Language): Promise<RuleBook>
}

/** What everything on the server works with. */
export interface Services {
  readonly db: Database
  readonly library: GameLibrary
  readonly threads: Threads
  readonly gameCache: GameCache
  readonly publicViews: PublicViews
  readonly log: Log
  readonly metrics: Metrics
  /** Which build of the site is served; null where that is not known. */
  readonly build: string | null
  /** Where browsers find this site, without a slash at the end. */
  readonly url: string
  /** Whether a proxy of ours stands before this server, and says who asks and how. */
  readonly trustProxy: boolean
  readonly limits: Limits
  /** How much of everything somebody may do just now. */
  readonly buckets: SharedBuckets
  /** How many live connections each address has. */
  readonly connectionLimit: ConnectionLimit
  /** What everybody may have worked out for them. */
  readonly budgets: Budgets
  /** Where those wait whose passwords are worked on. */
  readonly hashQueue: HashQueue
  /** Sends letters; null where no mail server is named. */
  readonly mail: Mail | null
  /** Sends something to an address that somebody has named. */
  readonly post: Post
  /** The time, in milliseconds since 1970. */
  now(): number
  /** How long a bot waits before it moves, in milliseconds. */
  readonly botPause: number
  /** Where the bots of this process wait for their turn. */
  readonly botQueue: BotQueue
  /** The server is being shut down: nothing new is begun. */
  closing(): boolean
}
