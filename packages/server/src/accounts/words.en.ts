import type { AccountWords } from './words.ts'

export const en: AccountWords = {
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
  gone: (letters) => `Player ${letters}`,
}
