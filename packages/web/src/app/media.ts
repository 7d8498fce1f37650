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

/** The panel beside the board has its full width. */
export const isRoomy = media('(width >= 1280px)')

/** It has its full width at any number of players. */
export const isBroad = media('(width >= 1440px)')

/** Room for the log beside everything else. */
export const isWide = media('(width >= 1680px)')

/** A tablet held upright: the board on top, with no room for the prices under it. */
export const isUpright = media('(600px <= width < 1024px) and (orientation: portrait)')

/** Where the board and the price chart under it both have height to spare. */
export const isHigh = media('(height >= 800px)')

/** So high that a price chart of many rows takes nothing from the board. */
export const isHighest = media('(height >= 1000px)')

/** What is pressed is pressed by a finger. */
export const hasFinger = media('(pointer: coarse)')

/** A phone held upright: the buttons of the map stand where they hide least. */
export const movesButtons = media('(width < 600px) and (height >= 480px)')

/** Something other than fingers points at the screen: where that is so, there is a keyboard as a rule. */
export const hasKeyboard = media('(any-hover: hover), (any-pointer: fine)')

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
