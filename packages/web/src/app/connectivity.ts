import { signal } from '@preact/signals'

/** As the browser says: that the server can be reached is not certain even then. */
export const isDeviceOnline = signal(true)

export function watchConnectivity(): void {
  const look = () => {
    isDeviceOnline.value = navigator.onLine
  }
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
}
