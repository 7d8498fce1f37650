import type { BrowserContext, Page } from 'playwright-core'

/** For trials of what a slow device does: everything that the worker says arrives so many milliseconds later. */
const LATE = Number(process.env.ANSWERS_LATE ?? 0)

interface RequestCount {
  /** How many requests the page has made of its worker. */
  made: number
  answered: number
}

type CountingWindow = Window & { asked: RequestCount }

/** Lets the pages of a context count what they ask of their worker. */
export async function countRequests(context: BrowserContext): Promise<void> {
  await context.addInitScript((late) => {
    const asked: RequestCount = { made: 0, answered: 0 }
    Object.assign(window, { asked })
    const Real = Worker
    class WatchedWorker extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        const listener = ({ data }: MessageEvent) => {
          if ('number' in data) asked.answered++
        }
        this.addEventListener('message', (event) => setTimeout(() => listener(event), late))
      }

      override postMessage(message: unknown): void {
        asked.made++
        super.postMessage(message)
      }

      override set onmessage(listener: (event: MessageEvent) => void) {
        super.onmessage = late > 0 ? (event) => setTimeout(() => listener(event), late) : listener
      }
    }
    Object.assign(window, { Worker: WatchedWorker })
  }, LATE)
}

/** Waits until everything that was asked is answered, and what came of it is drawn. */
export async function waitForAnswers(page: Page): Promise<void> {
  const isQuiet = () =>
    page.evaluate(async () => {
      const { asked } = window as unknown as CountingWindow
      const { made } = asked
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      return asked.made === made && asked.answered === made
    })
  while (!(await isQuiet()));
}
