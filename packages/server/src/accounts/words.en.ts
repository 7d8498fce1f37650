import type { FactorChange } from './factorLetters.ts'
import type { AccountWords } from './words.ts'

const FACTOR_CHANGES: Readonly<Record<FactorChange, string>> = {
  authenticatorAdded:
    'an authenticator app was added to your account: logging in takes one of its codes now.',
  authenticatorRemoved:
    'the authenticator app was removed from your account: logging in takes none of its codes any more.',
  passkeyAdded:
    'a passkey was added to your account: it opens the account, and the password alone does not any more.',
  passkeyRemoved: 'a passkey was removed from your account: it opens nothing any more.',
  codesRenewed: 'your account has new recovery codes: those of before open nothing any more.',
}

export const enAccounts: AccountWords = {
  reset: (name, link) => ({
    subject: 'A new password for Roundhouse',
    text: `Hello ${name},

somebody, probably you, asked for a new password for your account. Choose it here, within the next hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  }),
  confirm: (name, link) => ({
    subject: 'Your address at Roundhouse',
    text: `Hello,

this address was given for the account ${name}. Confirm that it is yours, within the next day:

${link}

If it was not you, there is nothing to do: the address will not be used.
`,
  }),
  moved: (name, link) => ({
    subject: 'Your account at Roundhouse has left this address',
    text: `Hello ${name},

this is no longer the address of your account: neither notices nor letters about a forgotten password come here any more.

If you wanted that, there is nothing to do.

If it was not you, somebody knows your password. Wherever you are still logged in, choose another password and your own address at once:

${link}

If you cannot get in any more, ask whoever runs this site, who can give you a link by which you choose a new password.
`,
  }),
  factors: (name, change, link) => ({
    subject: 'How you log in to Roundhouse has changed',
    text: `Hello ${name},

${FACTOR_CHANGES[change]}

If you did that, there is nothing to do.

If it was not you, somebody knows your password. Choose another at once, and look at what your account takes to log in:

${link}

If you cannot get in any more, ask whoever runs this site.
`,
  }),
  gone: (letters) => `Player ${letters}`,
}
