import { signal } from '@preact/signals'

/** Whether there is a network. */
export const hasNetwork = signal(true)

/** A newer version of the app waits to be used. */
export const waitingUpdate = signal<ServiceWorker | null>(null)

/** A part of this version is no longer there to be fetched. */
export const isOutdated = signal(false)

export function watchNetwork(): void {
  const look = () => {
    hasNetwork.value = navigator.onLine
  }
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
  addEventListener('vite:preloadError', () => {
    isOutdated.value = hasNetwork.value
  })
}

/** Keeps the app on the device, so that it starts without a network; where that cannot be, nothing else changes. */
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
export function useUpdate(): void {
  if (waitingUpdate.value?.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waitingUpdate.value.postMessage('take over')
}
