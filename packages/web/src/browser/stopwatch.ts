import type { BrowserContext, Page } from 'playwright-core'

/** How long the screen took to answer a press, in milliseconds from the press to the picture. */
interface AnswerTimes {
  /** Until something on the screen was different. */
  readonly first: number
  /** Until everything was, and nothing came after it. */
  readonly whole: number
}

/** Nothing comes any more when nothing has come for so long. */
const QUIET = 300

/** Makes the page as many times slower as it would be on a poor device. */
export async function slowPage(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** The same for its worker, which is not slowed down with the page: it idles before each of its answers. */
export async function slowWorker(context: BrowserContext, times: number): Promise<void> {
  await context.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${slowAnswers})(${times});\n${await response.text()}` })
  })
}

/** In the worker: lets as much time pass before an answer as working it out would have taken longer. */
function slowAnswers(times: number): void {
  const send = self.postMessage.bind(self) as (message: unknown) => void
  let began = performance.now()
  addEventListener('message', () => {
    began = performance.now()
  })
  self.postMessage = ((message: unknown) => {
    const until = performance.now() + (performance.now() - began) * (times - 1)
    while (performance.now() < until);
    began = performance.now()
    send(message)
  }) as typeof self.postMessage
}

/** How long a piece of work that is always the same takes on the page: how fast the machine is meanwhile. */
export const workTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const began = performance.now()
    let sum = 0
    for (let number = 0; number < 20_000_000; number++) sum = (sum + number * 7) % 1_000_003
    return sum < 0 ? 0 : performance.now() - began
  })

/** From now on notes when the page changes after a press. */
export const watchAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { pressed: 0, first: 0, whole: 0 }
    const pressed = ({ timeStamp }: Event) => Object.assign(seen, { pressed: timeStamp, first: 0, whole: 0 })
    addEventListener('pointerup', pressed, true)
    addEventListener('keydown', pressed, true)
    new MutationObserver(() => {
      if (seen.pressed === 0) return
      requestAnimationFrame(() => {
        const made = () => {
          seen.whole = performance.now() - seen.pressed
          seen.first ||= seen.whole
        }
        // before anything else that waits: the picture is made by now; while something moves, the next comes first
        scheduler.postTask(made, { priority: 'user-blocking' })
        requestAnimationFrame(() => {
          seen.first ||= performance.now() - seen.pressed
        })
      })
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(globalThis, { seen })
  })

/** Presses something and sees how long the answer takes; nothing if there is none. */
export async function timePress(page: Page, press: () => Promise<void>): Promise<AnswerTimes | null> {
  await press()
  for (let last = -1; ; ) {
    await page.waitForTimeout(QUIET)
    const { first, whole } = await page.evaluate(() => (globalThis as unknown as { seen: AnswerTimes }).seen)
    if (whole === last) return whole === 0 ? null : { first: Math.round(first), whole: Math.round(whole) }
    last = whole
  }
}
