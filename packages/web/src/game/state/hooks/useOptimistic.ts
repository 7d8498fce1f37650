import { useEffect, useState } from 'preact/hooks'

/** What is shown, or what was pressed to be shown in the picture after this one: a tab answers before its pane. */
export function useOptimistic<T>(shown: T, show: (one: T) => void): [T, (one: T) => void] {
  const [pressed, press] = useState<{ readonly one: T; readonly instead: T } | null>(null)
  useEffect(() => {
    if (pressed === null) return
    // a key may have been quicker
    if (pressed.instead === shown) show(pressed.one)
    press(null)
  }, [pressed, shown, show])
  return [pressed?.instead === shown ? pressed.one : shown, (one) => press({ one, instead: shown })]
}
