import { deviceStore } from './device/store.ts'
import { library } from './library/realLibrary.ts'
import { ownServer } from './online/net.ts'
import { Unanswered } from './online/serverCalls.ts'
import type { Reply, Request } from './protocol/messages.ts'
import { routerOf } from './router.ts'
import { codeOf, Trouble } from './trouble.ts'

const send = (reply: Reply): void => postMessage(reply)
const windows = new BroadcastChannel('roundhouse')

const router = deviceStore().then((store) => {
  const opened = routerOf({
    library,
    store,
    publish: send,
    now: Date.now,
    random: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
    announce: (id) => windows.postMessage(id),
    net: ownServer,
  })
  windows.onmessage = ({ data }: MessageEvent<string>) => void opened.changedElsewhere(data)
  addEventListener('online', () => opened.backOnline())
  return opened
})

addEventListener('message', async ({ data: { number, ask, given } }: MessageEvent<Request>) => {
  try {
    send({ number, answer: await (await router).ask(ask, given) })
  } catch (error) {
    const trouble = codeOf(error)
    if (trouble === 'broken') console.error(error)
    const { seconds } = error instanceof Unanswered ? error.more : {}
    send({
      number,
      trouble,
      ...(error instanceof Trouble && { unfit: error.unfit }),
      ...(seconds !== undefined && { seconds }),
    })
  }
})
