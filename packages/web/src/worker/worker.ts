import { serveRequests } from './connection.ts'
import { deviceStore } from './device/store.ts'
import { library } from './library/realLibrary.ts'
import { ownServer } from './online/net.ts'
import { routerOf } from './router.ts'

const windows = new BroadcastChannel('roundhouse')

const router = deviceStore().then((store) => {
  const opened = routerOf({
    library,
    store,
    publish: (push) => self.postMessage(push),
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

serveRequests(self, router)
