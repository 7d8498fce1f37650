/** A live connection, as far as it is used. */
export type Socket = Pick<WebSocket, 'onopen' | 'onclose' | 'onmessage' | 'send' | 'close'>

/** The way to the server of this site. */
export interface Net {
  fetch(path: string, init: RequestInit): Promise<Response>
  /** A new live connection, which is not open yet. */
  socket(): Socket
}

/** The server from which the app itself came. */
export const ownServer: Net = {
  fetch: (path, init) => fetch(path, init),
  socket() {
    const { protocol, host } = location
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`)
  },
}
