/** Shares in the president's certificate: without so many nobody takes the office. */
export const PRESIDENTS_SHARES = 2
