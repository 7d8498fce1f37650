import type { JSX } from 'preact'

/** Hatchings: of hexes that a private blocks, and of the eras of tiles. */
export const Defs = (): JSX.Element => (
  <defs>
    <pattern
      id="hatch-lines"
      width="14"
      height="14"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="hatch" d="M0,0V14" />
    </pattern>
    <pattern
      id="hatch-brown"
      width="14"
      height="14"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="hatch" d="M0,0V14M0,0H14" />
    </pattern>
    <pattern id="hatch-gray" width="12" height="12" patternUnits="userSpaceOnUse">
      <circle class="hatch-dot" cx="6" cy="6" r="2.4" />
    </pattern>
  </defs>
)
