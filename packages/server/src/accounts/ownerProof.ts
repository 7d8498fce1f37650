import type { OwnerProof } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { UserRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { useCode } from './codes.ts'
import { hasFactor } from './factors.ts'
import { provePassword } from './logIn.ts'
import { usePasskey } from './usePasskey.ts'

/** Makes sure that whoever changes how one logs in could log in. */
export async function proveOwner(services: Services, row: UserRow, proof: OwnerProof): Promise<void> {
  if (row.password === null) throw new RequestTrouble('guest')
  if ('passkey' in proof) {
    if ((await usePasskey(services, proof.passkey)) !== row.id) throw new RequestTrouble('passkey')
    return
  }
  const { password, code } = proof
  await provePassword(services, row, password)
  if (!(await hasFactor(services.db, row.id))) return
  if (code === undefined) throw new RequestTrouble('code')
  const who = `code of account ${row.id}`
  await countAttempt(services, who, services.limits.logIn)
  const right = await services.db.transaction((db) => useCode(db, row.id, code, services.now()))
  if (!right) throw new RequestTrouble('code')
  await forgetAttempts(services, who)
}
