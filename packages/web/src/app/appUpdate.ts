import { signal } from '@preact/signals'
import { subscribe } from '../worker/connection.ts'
import { isDeviceOnline } from './connectivity.ts'

/** A newer version of the app waits to be used. */
export const waitingUpdate = signal<ServiceWorker | null>(null)

/** A part of this version is no longer there to be fetched, or the server has a newer one. */
export const isOutdated = signal(false)

export function watchMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    isOutdated.value = isDeviceOnline.value
  })
}

/** The server has another build than this page is of: what it says may not be understood here. */
export function watchBuild(): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  subscribe((push) => {
    if (push.happened === 'build' && push.build !== own) void fetchUpdate()
  })
}

/** Where the app is kept on the device, a page is loaded from there: the newer one must be there before. */
async function fetchUpdate(): Promise<void> {
  const services = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = services?.controller ? await services.getRegistration() : undefined
  await registration?.update().catch(() => {})
  // what is being installed says so itself, once it is
  if (!registration?.installing && !registration?.waiting) isOutdated.value = true
}

/** Keeps the app on the device, so that it starts offline; where that cannot be, nothing else changes. */
export async function installService(): Promise<void> {
  const services = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!services) return
  const known = services.controller !== null
  const registration = await services.register('/service.js').catch(() => undefined)
  if (!registration) return
  const look = () => {
    if (known && registration.waiting) waitingUpdate.value = registration.waiting
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

/** Changes to the newer version; another window may have done so already, and then this one is loaded anew. */
export function applyUpdate(): void {
  if (waitingUpdate.value?.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waitingUpdate.value.postMessage('take over')
}
