/** The same work, which is not begun once more while it is under way. */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let underWay = false
  return async () => {
    if (underWay) return
    underWay = true
    try {
      await work()
    } finally {
      underWay = false
    }
  }
}
