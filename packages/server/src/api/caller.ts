import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Services } from '../services.ts'
import type { ApiEnvironment } from './route.ts'

type Header = (name: string) => string | undefined

/** Whether the line to the browser is encrypted: that is for the proxy to say, this server speaks plainly. */
export const isSecure = ({ trustProxy }: Pick<Services, 'trustProxy'>, header: Header): boolean =>
  trustProxy && nearest(header('X-Forwarded-Proto')) === 'https'

/** From where somebody asks, as far as it tells people apart. */
export function addressOf(context: Context<ApiEnvironment>): string {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage }
  const header = (name: string) => context.req.header(name)
  return addressBehind(context.var.services, header, incoming?.socket.remoteAddress)
}

/** The same where only the request itself is at hand. */
export function addressBehind(
  { trustProxy }: Pick<Services, 'trustProxy'>,
  header: Header,
  remote: string | undefined,
): string {
  const forwarded = trustProxy ? nearest(header('X-Forwarded-For')) : undefined
  return addressBlockOf(forwarded ?? remote ?? '')
}

/** Each proxy adds what it has seen at the end; what stands before that anybody may have written. */
const nearest = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim()

/** An IPv4 address, or the first half of an IPv6 one: whoever has one of those has 2^64 of them. */
export function addressBlockOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.replace(/%.*/, '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
