/** Pauses that all end at once when they are cut short. */
interface Pauses {
  pause(milliseconds: number): Promise<void>
  cutShort(): void
}

export function pausesBy(wait: (milliseconds: number) => Promise<void>): Pauses {
  const waiting = new Set<() => void>()
  return {
    async pause(milliseconds) {
      let wake = () => {}
      const woken = new Promise<void>((over) => {
        wake = over
      })
      waiting.add(wake)
      await Promise.race([wait(milliseconds), woken])
      waiting.delete(wake)
    },
    cutShort() {
      for (const wake of waiting) wake()
    },
  }
}
