const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys go from tab to tab. */
export function stepTabs(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(event.target as HTMLElement)
  const next = at < 0 ? undefined : tabs[STEPS[event.key]?.(at, tabs.length) ?? -1]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.click()
  next.focus()
}
