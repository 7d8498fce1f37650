import { type AuditedAction, auditing } from '@roundhouse/18xx/testing/auditedAction'
import { audit } from '../../audit.ts'
import type { Event1860 } from '../../events.ts'
import { does } from '../../scenarios/position.ts'
import type { State1860 } from '../../state.ts'

export * from '@roundhouse/18xx/testing/auditedAction'

export type AuditedAction1860 = AuditedAction<State1860, Event1860>

export const { auditedAction, problemsWhen } = auditing(audit, does)
