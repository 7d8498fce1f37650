import type { z } from '@hono/zod-openapi'

/** More than that tells nobody more. */
const MOST = 10
const LONGEST = 64

/** Which fields of a request are not as described, those that nobody knows included. */
export const wrongFields = ({ issues }: z.ZodError): string[] => {
  const names = issues.flatMap((issue) => {
    const path = issue.path.map(String)
    const ends = issue.code === 'unrecognized_keys' ? issue.keys : []
    return ends.length > 0 ? ends.map((key) => [...path, key].join('.')) : [path.join('.')]
  })
  return [...new Set(names)].slice(0, MOST).map((name) => name.slice(0, LONGEST))
}
