/** How it is said that something takes so many seconds, minutes or hours. */
interface WaitWords {
  seconds(count: number): string
  minutes(count: number): string
  hours(count: number): string
}

/** From so many of one on, it is told in the next. */
const ENOUGH = 120

/** Says how long to wait, and never too short. */
export function waitingSentence(words: WaitWords, seconds: number): string {
  if (seconds < ENOUGH) return words.seconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < ENOUGH ? words.minutes(minutes) : words.hours(Math.ceil(minutes / 60))
}
