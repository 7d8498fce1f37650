/** Lights a hex of the board, and puts out the one that was lit before. */
export function highlightHex(hex: string | undefined): void {
  for (const lit of document.querySelectorAll('.hit-area[data-lit]')) lit.removeAttribute('data-lit')
  if (hex !== undefined)
    document.querySelector(`polygon.hit-area[data-hex="${CSS.escape(hex)}"]`)?.setAttribute('data-lit', '')
}
