import { suppliedTrain, TARGETS_18XX } from '@roundhouse/18xx/view'
import { onCard, onCompany, onHex, onTrain, targetBy } from '@roundhouse/view'
import type { Action1860 } from '../actions.ts'

/** Where a person points to do this. */
export const targetOf = targetBy<Action1860>({
  ...TARGETS_18XX,
  'take-private': ({ private: id }) => onCard(id),
  'take-presidency': ({ corporation }) => onCompany({ company: corporation }),
  'sell-private': ({ private: id }) => onCard(id),
  exchange: ({ private: id }) => onCard(id),
  'home-tile': onHex,
  'buy-train': ({ from, type }) => onTrain(suppliedTrain({ from, name: type })),
})
