/** Highlights a hex of the board, and no other. */
export function highlightHex(hex: string | undefined): void {
  for (const highlighted of document.querySelectorAll('.hit-area[data-highlighted]'))
    highlighted.removeAttribute('data-highlighted')
  if (hex !== undefined)
    document
      .querySelector(`polygon.hit-area[data-hex="${CSS.escape(hex)}"]`)
      ?.setAttribute('data-highlighted', '')
}
