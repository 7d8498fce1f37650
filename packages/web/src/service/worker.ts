/// <reference lib="webworker" />

/** Every file of the build; the build writes them here, so that a new build is a new service worker. */
const FILES = '%FILES%' as unknown as readonly string[]

const service = self as unknown as ServiceWorkerGlobalScope
const CACHE = `roundhouse-${fingerprint(FILES)}`

service.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  )
})

service.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
      await service.clients.claim()
    })(),
  )
})

service.addEventListener('message', ({ data }) => {
  if (data === 'take over') void service.skipWaiting()
})

/** Files of the build come from the cache, and every page of the app is the same file. */
service.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== service.location.origin) return
  const file = request.mode === 'navigate' ? '/' : pathname
  if (!FILES.includes(file)) return
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(file))
      .then((known) => known ?? fetch(request)),
  )
})

function fingerprint(files: readonly string[]): string {
  let sum = 0
  for (const file of files) for (const letter of file) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0
  return (sum >>> 0).toString(36)
}
