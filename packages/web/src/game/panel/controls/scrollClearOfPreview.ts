/** How much of the panel what comes of a choice takes with its button, in sizes of a letter. */
const PREVIEW = 13.5

/** Scrolls the panel no farther than choices must be for what comes of them not to cover them; gives what takes the room for that away again. */
export function scrollClearOfPreview(choices: HTMLElement): () => void {
  const body = choices.closest<HTMLElement>('.panel-body')!
  const clear =
    heightOf(body) - PREVIEW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const from = body.getBoundingClientRect().top - body.scrollTop
  const box = choices.getBoundingClientRect()
  // the company that they are of stays in sight
  const top = (choices.parentElement ?? choices).getBoundingClientRect().top - from
  const scrolled = Math.max(0, Math.min(box.bottom - from - clear, top))
  body.style.setProperty('--scrolled', `${scrolled}px`)
  if (scrolled > body.scrollTop || top < body.scrollTop) body.scrollTop = scrolled
  return () => body.style.removeProperty('--scrolled')
}

/** How high the body of the panel can become. */
function heightOf(body: HTMLElement): number {
  body.style.flexBasis = '200vh'
  const height = body.clientHeight
  body.style.removeProperty('flex-basis')
  return height
}
