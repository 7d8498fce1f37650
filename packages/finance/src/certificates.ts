/** How a company is cut into certificates. */
export interface Certificates {
  /** Shares in all. */
  readonly shares: number
  /** Shares on the president's certificate; all others are of one share. */
  readonly presidents: number
  /** What each other certificate counts towards a limit of certificates, the president's being 1. */
  readonly weight: number
}

/** What a player's shares count towards a limit of certificates. */
export const certificatesIn = (
  { presidents, weight }: Certificates,
  shares: number,
  isPresident: boolean,
): number => (isPresident ? 1 + Math.max(shares - presidents, 0) * weight : shares * weight)

export const percentOf = ({ shares }: Certificates, count: number): number => (count * 100) / shares

/** The most shares that are no more than this part of the company (1856 1.2m: 60%). */
export const sharesWithin = ({ shares }: Certificates, percent: number): number =>
  Math.floor((shares * percent) / 100)
