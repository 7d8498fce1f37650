import type { Action } from '@roundhouse/kernel'
import type { Target } from './preview.ts'

/** An action as far as it is known; what a blank leaves open does not matter for where one points. */
type Given<A extends Action> = Partial<A> & Pick<A, 'kind'>

/** Where a person points to do actions, by their kinds; those that are left out are done to nothing. */
export type TargetsByKind<A extends Action> = {
  readonly [Kind in A['kind']]?: (action: Extract<A, { kind: Kind }>) => Target
}

/** Where a person points to do an action of a game. */
export const targetBy =
  <A extends Action>(targets: TargetsByKind<A>) =>
  (given: Given<A>): Target =>
    (targets[given.kind as A['kind']] as ((action: Given<A>) => Target) | undefined)?.(given) ?? {
      on: 'nothing',
    }

export const onHex = ({ hex }: { readonly hex: string }): Target => ({ on: 'hex', hex })
export const onStop = (hex: string, stop: number): Target => ({ on: 'stop', hex, stop })
export const onCompany = ({ company }: { readonly company: string }): Target => ({ on: 'company', company })
export const onCard = (card: string): Target => ({ on: 'card', card })
export const onTrain = (train: string): Target => ({ on: 'train', train })
