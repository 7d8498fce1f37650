import type { TrackTitle } from '../track/trackTitle.ts'

/** What runs need to know of a title. */
export interface RunTitle extends Pick<TrackTitle, 'board'> {}
