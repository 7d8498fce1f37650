/** Whether the reader wants nothing to move. */
export const noMotion = (): boolean =>
  document.documentElement.dataset.motion === 'none' ||
  (document.documentElement.dataset.motion !== 'full' &&
    matchMedia('(prefers-reduced-motion: reduce)').matches)
