/** What every request that changes something carries: a page of another site cannot send it. */
export const OWN_PAGE = { 'X-Roundhouse': '1', 'Content-Type': 'application/json' } as const

/** In every answer: which build of the site the server serves now. A page of another build is out of date. */
export const BUILD_HEADER = 'X-Roundhouse-Build'
