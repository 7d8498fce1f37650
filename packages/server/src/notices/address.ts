import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's on the internet: this machine, the network around it, documents and experiments. */
const OWN = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  OWN.addSubnet(network, bits, 'ipv4')

/** Of the newer addresses only these are out in the world … */
const WORLD = new BlockList()
WORLD.addSubnet('2000::', 3, 'ipv6')

/** … and of them not those that stand for an older address, or are for documents. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  OWN.addSubnet(network, bits, 'ipv6')

/** Whether an address is one on the internet, so that nobody is reached through us whom only we can reach. */
export function isPublic(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !OWN.check(address, 'ipv4')
  return kind === 6 && WORLD.check(address, 'ipv6') && !OWN.check(address, 'ipv6')
}
