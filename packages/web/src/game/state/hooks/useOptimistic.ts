import { useEffect, useState } from 'preact/hooks'

/** What is shown, or what was pressed to be shown in the picture after this one: a tab answers before its pane. */
export function useOptimistic<T>(shown: T, show: (one: T) => void): [T, (one: T) => void] {
  const [pressed, press] = useState<{ readonly one: T; readonly replaces: T } | null>(null)
  useEffect(() => {
    if (pressed === null) return
    // a key may have been quicker
    if (pressed.replaces === shown) show(pressed.one)
    press(null)
  }, [pressed, shown, show])
  return [pressed?.replaces === shown ? pressed.one : shown, (one) => press({ one, replaces: shown })]
}
