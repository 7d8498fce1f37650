/** Whether the reader wants nothing to move. */
export const noMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none'
