import type { Services } from '../services.ts'
import { hashSecret } from './tokens.ts'

/** So long it is remembered from where somebody has logged in, in milliseconds. */
const LASTS = 30 * 24 * 60 * 60_000

/** Nobody reads off the database who else has come from there. */
const storedAddress = (user: string, address: string): string => hashSecret(`${user} from ${address}`)

/** Somebody has logged in from there. */
export const keepAddress = ({ db, now }: Services, user: string, address: string): Promise<number> =>
  db.run(
    `insert into known_addresses (user_id, address, expires) values (?, ?, ?)
     on conflict (user_id, address) do update set expires = excluded.expires`,
    user,
    storedAddress(user, address),
    now() + LASTS,
  )

export const isAddressOf = async ({ db, now }: Services, address: string, user: string): Promise<boolean> =>
  (await db.get(
    'select 1 as one from known_addresses where user_id = ? and address = ? and expires > ?',
    user,
    storedAddress(user, address),
    now(),
  )) !== undefined
