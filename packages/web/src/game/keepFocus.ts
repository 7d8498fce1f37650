/** What had the focus may be gone, or out of sight: then the panel has it. */
export function keepFocus(): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body || !activeElement.checkVisibility())
    document.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true })
}
