import { type AuditedAction, auditing } from '@roundhouse/18xx/testing/auditedAction'
import { audit } from '../../audit.ts'
import type { Event1856 } from '../../events.ts'
import { does } from '../../scenarios/position.ts'
import type { State1856 } from '../../state.ts'

export * from '@roundhouse/18xx/testing/auditedAction'

export type AuditedAction1856 = AuditedAction<State1856, Event1856>

export const { auditedAction, problemsWhen } = auditing(audit, does)
