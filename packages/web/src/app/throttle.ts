/** Does something at once when it is wanted, and then rests: what is wanted meanwhile is done once, after the rest. */
export function throttle(work: () => void, later: (work: () => void) => void): () => void {
  let isResting = false
  let isWanted = false
  const want = (): void => {
    isWanted = isResting
    if (isResting) return
    isResting = true
    work()
    later(() => {
      isResting = false
      if (isWanted) want()
    })
  }
  return want
}
