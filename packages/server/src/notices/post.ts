import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from './address.ts'

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 5000

/** An address to which nothing is sent. */
export class NotPublicAddress extends Error {
  constructor() {
    super('nothing is sent to this address')
  }
}

/** Sends things to addresses that somebody has named. */
export interface Post {
  /** Whether this is an address at all to which something may be sent; where it leads is seen when it is sent. */
  takes(address: string): boolean
  /** Follows nobody elsewhere. Gives the status of the answer; null when it went out and no answer came. */
  send(
    address: string,
    headers: Readonly<Record<string, string | number>>,
    body: string | Buffer,
  ): Promise<number | null>
}

/** Posts to the internet by https alone; anywhere, and in the clear, only where tests say so. */
export function postBy({ anywhere = false }: { anywhere?: boolean } = {}): Post {
  const takes = anywhere ? isAddress : isOnInternet
  return {
    takes,
    send: (address, headers, body) =>
      new Promise((answered, failed) => {
        if (!takes(address)) return failed(new NotPublicAddress())
        const url = new URL(address)
        let isOut = false
        const request = (url.protocol === 'http:' ? http : https).request(url, {
          method: 'POST',
          headers: { 'User-Agent': 'Roundhouse', ...headers, 'Content-Length': Buffer.byteLength(body) },
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(!anywhere && { lookup: lookupPublic }),
        })
        request.on('finish', () => {
          isOut = true
        })
        request.on('error', (error) => (isOut ? answered(null) : failed(error)))
        request.on('response', (answer) => {
          answered(answer.statusCode ?? null)
          answer.destroy()
        })
        request.end(body)
      }),
  }
}

function isAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

function isOnInternet(address: string): boolean {
  if (!isAddress(address)) return false
  const { protocol, hostname } = new URL(address)
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  return protocol === 'https:' && (isIP(literal) === 0 || isPublic(literal))
}

/** Finds a name's addresses, and none at all when one of them is not on the internet. */
const lookupPublic: LookupFunction = (name, options, found) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return found(new NotPublicAddress(), '')
    if (options.all) found(null, addresses)
    else found(null, first.address, first.family)
  })
