import { signal } from '@preact/signals'
import { type Address, readAddress } from './address.ts'

/** Where in the app we are. */
export const currentAddress = signal<Address>(readAddress('/', ''))

const arrive = (): void => {
  currentAddress.value = readAddress(location.pathname, location.hash)
}

/** Goes to an address of this site. */
export function go(path: string, { replacing = false } = {}): void {
  if (path === location.pathname + location.hash) return
  const samePage = path.split('#')[0] === location.pathname
  if (replacing) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  arrive()
  if (!samePage) scrollTo(0, 0)
}

/** Leads on from here, unless one has gone elsewhere by then. */
export function fromHere(): (path: string) => void {
  const here = location.pathname + location.hash
  return (path) => {
    if (location.pathname + location.hash === here) go(path)
  }
}

/** Links of this site are followed without loading a page; a link within a page is the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return
  if (link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  go(link.pathname + link.hash)
}

export function startRouter(): void {
  arrive()
  document.addEventListener('click', follow)
  addEventListener('popstate', arrive)
}
