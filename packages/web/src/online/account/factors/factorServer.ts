import type {
  AuthenticatorRequest,
  Factors,
  FactorsWithCodes,
  Me,
  NewAuthenticator,
  OwnerProof,
  PasskeyChallenge,
  PasskeyLogInRequest,
  PasskeyRequest,
  SecondStepRequest,
} from '@roundhouse/wire'
import { ask } from '../../../worker/connection.ts'
import type { ServerCall } from '../../../worker/online/api.ts'

const call = <T>(method: ServerCall['method'], path: string, body?: unknown) =>
  ask('server', { method, path, body }) as Promise<T>

/** What the server can be asked about factors, which the first page does without. */
export const factorServer = {
  finishLogIn: (given: SecondStepRequest) => call<Me>('POST', '/session/second-step', given),
  challengePasskey: (secondStep?: string) =>
    call<PasskeyChallenge>('POST', '/passkey-challenges', secondStep === undefined ? {} : { secondStep }),
  logInByPasskey: (given: PasskeyLogInRequest) => call<Me>('POST', '/session/passkey', given),
  challengeNewPasskey: () => call<PasskeyChallenge>('POST', '/me/passkey-challenges'),
  addPasskey: (given: PasskeyRequest) => call<FactorsWithCodes>('POST', '/me/passkeys', given),
  removePasskey: (id: string, proof: OwnerProof) => call<Factors>('DELETE', `/me/passkeys/${id}`, proof),
  factors: () => call<Factors>('GET', '/me/factors'),
  newAuthenticator: () => call<NewAuthenticator>('POST', '/me/authenticator'),
  addAuthenticator: (given: AuthenticatorRequest) =>
    call<FactorsWithCodes>('PUT', '/me/authenticator', given),
  removeAuthenticator: (proof: OwnerProof) => call<Factors>('DELETE', '/me/authenticator', proof),
  renewRecoveryCodes: (proof: OwnerProof) => call<FactorsWithCodes>('POST', '/me/recovery-codes', proof),
}
