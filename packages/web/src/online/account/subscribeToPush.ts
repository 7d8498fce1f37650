/** Where this browser is reached by a push service. */
interface PushDevice {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Asks the browser to be told of turns while no page is open; null where it does not allow that. */
export async function subscribeToPush(key: string): Promise<PushDevice | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const service = await navigator.serviceWorker.ready
    const { endpoint, keys } = (
      await service.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON()
    if (endpoint === undefined || !keys?.p256dh || !keys.auth) return null
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  } catch {
    return null
  }
}
