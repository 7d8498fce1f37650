import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** How far from the edge a cell is drawn into sight. */
const MARGIN = 12

/** Scrolls a chart that is larger than its place no farther than it must, so that cells marked by `data-sought` are in sight; where not all can be, the last. */
export function useCellsInSight(chart: RefObject<HTMLElement | null>, sought: string): void {
  useEffect(() => {
    const box = chart.current
    if (!box || sought === '') return
    const cells = [...box.querySelectorAll<HTMLElement>('[data-sought]')]
    const order = (cell: HTMLElement) => Number(cell.dataset.sought)
    for (const cell of cells.sort((one, other) => order(one) - order(other))) showIn(box, cell)
  }, [sought])
}

function showIn(box: HTMLElement, cell: HTMLElement): void {
  const [seen, place] = [box.getBoundingClientRect(), cell.getBoundingClientRect()]
  const [left, top] = [place.left - seen.left, place.top - seen.top]
  box.scrollLeft += beyond(left, place.width, box.clientWidth)
  box.scrollTop += beyond(top, place.height, box.clientHeight)
}

/** How far something has to be moved along a line for it to be between both ends. */
const beyond = (start: number, length: number, within: number): number =>
  start < MARGIN ? start - MARGIN : Math.max(0, start + length + MARGIN - within)
