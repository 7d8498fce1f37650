import { type Fleet, METRICS_TOKEN } from '../fleet.ts'

/** One of the figures that the server has of itself. */
export async function readFigure({ addresses: [address] }: Fleet, name: string): Promise<number> {
  const text = await (
    await fetch(`${address}api/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
