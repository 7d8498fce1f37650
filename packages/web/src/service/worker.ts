/// <reference lib="webworker" />

import type { PushNotice } from '@roundhouse/wire'

/** Every file of the build; the build writes them here. */
const FILES = '%FILES%' as unknown as readonly string[]

/** Made of them and of what is in them, so that a new build is a new service worker. */
const VERSION = '%VERSION%'

const service = self as unknown as ServiceWorkerGlobalScope
const CACHE = `roundhouse-${VERSION}`

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

/** It is somebody's turn; the server has the words. */
service.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, url } = event.data.json() as PushNotice
  event.waitUntil(
    service.registration.showNotification(title, { body, tag: url, icon: '/icon-192.png', data: url }),
  )
})

/** Leads to the table, in a window that is open where there is one. */
service.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = String(event.notification.data)
  event.waitUntil(
    (async () => {
      const windows = await service.clients.matchAll({ type: 'window' })
      const known = windows.find((one) => one.url === url)
      await (known ? known.focus() : service.clients.openWindow(url))
    })(),
  )
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
