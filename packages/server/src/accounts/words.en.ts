import type { AccountWords } from './words.ts'

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
  gone: (letters) => `Player ${letters}`,
}
