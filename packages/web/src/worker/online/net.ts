/** A live line as a browser has it: a WebSocket is one. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  send(text: string): void
  close(): void
}

/** The way to the server of this site. */
export interface Net {
  fetch(path: string, init: RequestInit): Promise<Response>
  /** A new live line, which is not open yet. */
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
