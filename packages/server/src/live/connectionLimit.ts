import type { Duplex } from 'node:stream'

/** How many connections each address has, those included that are being opened. */
export interface ConnectionLimit {
  /** Takes a place for as long as the socket is there; false when the address has as many as it may. */
  take(address: string, socket: Duplex, most: number): boolean
}

export function connectionLimit(): ConnectionLimit {
  const taken = new Map<string, number>()
  const change = (address: string, by: number): void => {
    const count = (taken.get(address) ?? 0) + by
    if (count === 0) taken.delete(address)
    else taken.set(address, count)
  }
  return {
    take(address, socket, most) {
      if (socket.destroyed || (taken.get(address) ?? 0) >= most) return false
      change(address, 1)
      socket.once('close', () => change(address, -1))
      return true
    },
  }
}
