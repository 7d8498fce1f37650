/** Barks when nothing was heard within the time that was given last; without a time it sleeps. */
export function watchdogOf(
  later: (work: () => void, milliseconds: number) => void,
  bark: () => void,
): (within: number | undefined) => void {
  let last = 0
  return (within) => {
    const mine = ++last
    const barkIfSilent = () => {
      if (mine === last) bark()
    }
    if (within !== undefined) later(barkIfSilent, within)
  }
}
