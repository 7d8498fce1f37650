import { signal } from '@preact/signals'
import { isDeviceOnline } from './connectivity.ts'

/** A newer version of the app waits to be used. */
export const waitingUpdate = signal<ServiceWorker | null>(null)

/** A part of this version is no longer there to be fetched. */
export const isOutdated = signal(false)

export function watchMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    isOutdated.value = isDeviceOnline.value
  })
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
