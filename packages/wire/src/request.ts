/** What every request that changes something carries: a page of another site cannot send it. */
export const OWN_PAGE = { 'X-Roundhouse': '1', 'Content-Type': 'application/json' } as const
