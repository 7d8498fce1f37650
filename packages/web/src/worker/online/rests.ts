/** Pauses that all end at once when they are cut short. */
export interface Rests {
  rest(milliseconds: number): Promise<void>
  cutShort(): void
}

export function restsBy(pause: (milliseconds: number) => Promise<void>): Rests {
  const resting = new Set<() => void>()
  return {
    async rest(milliseconds) {
      let wake = () => {}
      const woken = new Promise<void>((over) => {
        wake = over
      })
      resting.add(wake)
      await Promise.race([pause(milliseconds), woken])
      resting.delete(wake)
    },
    cutShort() {
      for (const wake of resting) wake()
    },
  }
}
