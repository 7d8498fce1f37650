import type { Factors } from '@roundhouse/wire'

/** Whether the password alone does not open the account. */
export const needsSecondStep = ({ authenticator, passkeys }: Factors): boolean =>
  authenticator !== null || passkeys.length > 0
