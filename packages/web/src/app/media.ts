import { type Signal, signal } from '@preact/signals'

const followed: { readonly query: string; readonly matches: Signal<boolean> }[] = []

function media(query: string): Signal<boolean> {
  const matches = signal(false)
  followed.push({ query, matches })
  return matches
}

// `styles/media.css` has the same screens for style sheets: --phone, --low, --wide and --upright.

/** A phone, or a page that is magnified until it is no larger: one pane at a time. */
export const isNarrow = media('(width < 600px), (height < 480px)')

/** So low that nothing comes up from the bottom: the decision is beside the pane, or below it on a page that scrolls. */
export const isLow = media('(height < 480px)')

/** The device is dark, whatever the page is. */
export const isDeviceDark = media('(prefers-color-scheme: dark)')

/** Room for the log beside everything else. */
export const isWide = media('(width >= 1680px)')

/** A tablet held upright: the board on top, with no room for the prices under it. */
export const isUpright = media('(600px <= width < 1024px) and (orientation: portrait)')

/** Follows the size and the colours of the device. */
export function watchMedia(): void {
  for (const { query, matches } of followed) {
    const list = matchMedia(query)
    const look = () => {
      matches.value = list.matches
    }
    look()
    list.addEventListener('change', look)
  }
}
