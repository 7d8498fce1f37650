/** The colour of a piece and of the letters on it. */
export interface Paint {
  readonly fill: string
  readonly text: string
}
