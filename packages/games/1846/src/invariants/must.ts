/** Notes the problem unless this holds. */
export type Must = (holds: boolean, problem: string) => void

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
