import type { BrowserContext, Page } from 'playwright-core'

/** How long the screen took to answer a press, in milliseconds from the press to the picture. */
export interface Answered {
  /** Until something on the screen was different. */
  readonly first: number
  /** Until everything was, and nothing came after it. */
  readonly whole: number
}

const QUIET = 400

/** Makes the page and its worker as many times slower as they would be on a poor device. */
export async function slowedDown(context: BrowserContext, page: Page, times: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** A worker is not slowed down with its page, so it does nothing for a while before it answers. */
export async function slowWorker(context: BrowserContext, times: number): Promise<void> {
  await context.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch()
    const slow = `(${slowAnswers})(${times});\n`
    await route.fulfill({ response: answer, body: slow + (await answer.text()) })
  })
}

function slowAnswers(times: number): void {
  const send = self.postMessage.bind(self) as (message: unknown) => void
  let began = performance.now()
  addEventListener('message', () => {
    began = performance.now()
  })
  const spun = (message: unknown): void => {
    const until = performance.now() + (performance.now() - began) * (times - 1)
    while (performance.now() < until);
    began = performance.now()
    send(message)
  }
  self.postMessage = spun as typeof self.postMessage
}

/** Watches what changes on the page after a press. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { pressed: 0, first: 0, whole: 0 }
    const pressed = ({ timeStamp }: Event) => Object.assign(seen, { pressed: timeStamp, first: 0, whole: 0 })
    addEventListener('pointerup', pressed, true)
    addEventListener('keydown', pressed, true)
    new MutationObserver(() => {
      if (seen.pressed === 0) return
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const took = performance.now() - seen.pressed
          seen.first ||= took
          seen.whole = took
        }
        port2.postMessage(null)
      })
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(globalThis, { seen })
  })
}

/** Presses something and sees how long the answer takes; nothing if there is none. */
export async function timed(page: Page, press: () => Promise<void>): Promise<Answered> {
  await press()
  let whole = -1
  for (;;) {
    await page.waitForTimeout(QUIET)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Answered }).seen)
    if (seen.whole === whole) return { first: Math.round(seen.first), whole: Math.round(seen.whole) }
    whole = seen.whole
  }
}
