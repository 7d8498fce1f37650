import type { Locator, Page } from 'playwright-core'

interface Place {
  readonly x: number
  readonly y: number
}

/** A finger on the screen: unlike a mouse, it leaves momentum behind where the page lets it. */
export interface Finger {
  /** Drawn from the middle of something, as fast as one flicks. */
  draw(from: Locator, by: Place): Promise<void>
  tap(on: Locator): Promise<void>
  /** Stays where it is until it is lifted. */
  hold(on: Locator): Promise<void>
  lift(): Promise<void>
}

const STEPS = 8

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const middleOf = async (one: Locator): Promise<Place> => {
    const { x, y, width, height } = (await one.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  return {
    async draw(from, by) {
      const { x, y } = await middleOf(from)
      await touch('touchStart', { x, y })
      for (let step = 1; step <= STEPS; step++)
        await touch('touchMove', { x: x + (by.x * step) / STEPS, y: y + (by.y * step) / STEPS })
      await touch('touchEnd')
    },
    async tap(on) {
      await touch('touchStart', await middleOf(on))
      await touch('touchEnd')
    },
    async hold(on) {
      await touch('touchStart', await middleOf(on))
    },
    async lift() {
      await touch('touchEnd')
    },
  }
}
