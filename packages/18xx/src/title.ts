import type { RunTitle } from './runs/runTitle.ts'
import type { SharesTitle } from './shares/sharesTitle.ts'
import type { TrackTitle } from './track/trackTitle.ts'
import type { TrainsTitle } from './trains/trainsTitle.ts'

/** All that the shared functions need to know of a title; each takes the part that it needs. */
export interface Title extends TrackTitle, RunTitle, SharesTitle, TrainsTitle {}
