/** What a request does, for whoever reads the description of the API. */
export interface ApiOperation {
  readonly summary: string
  /** Somebody must be logged in. */
  readonly login?: true
}

const login = true

/** Every request by its method and path. */
export const OPERATIONS: Readonly<Record<string, ApiOperation>> = {
  'get /health': { summary: 'Is the process up?' },
  'get /ready': { summary: 'Does it take requests?' },
  'get /metrics': { summary: 'Figures, for whoever has the token' },
  'get /live': { summary: 'The live line (WebSocket)' },

  'post /account': { summary: 'Register, and be logged in' },
  'get /session': { summary: 'Who is logged in' },
  'post /session': { summary: 'Log in; where the account has a second factor, a second step follows' },
  'post /session/second-step': { summary: 'Finish a log-in by a code' },
  'post /session/passkey': { summary: 'Log in by a passkey, or finish a log-in by it' },
  'post /passkey-challenges': { summary: 'Ask what a passkey is to sign' },
  'delete /session': { summary: 'Log out' },
  'post /resets': { summary: 'Ask for a letter by which a forgotten password is replaced' },
  'put /resets/{token}': { summary: 'Choose a new password by such a letter' },
  'put /confirmations/{token}': { summary: 'Confirm an email address by the letter that went there' },
  'get /invitations/{token}': { summary: 'To which table an invitation leads' },
  'post /invitations/{token}': { summary: 'Sit down as a guest by an invitation' },

  'get /me': { summary: 'The own account', login },
  'patch /me': { summary: 'Change name or settings; a guest becomes an account by a password', login },
  'delete /me': { summary: 'Delete the own account', login },
  'get /me/data': { summary: 'Everything that is kept of the own account', login },
  'put /me/email': { summary: 'Choose an email address, which is then to be confirmed', login },
  'put /me/password': { summary: 'Change the own password', login },
  'get /me/factors': { summary: 'What logging in takes besides the password', login },
  'post /me/authenticator': { summary: 'Ask for the secret of a new authenticator app', login },
  'put /me/authenticator': { summary: 'Use that app from now on, by its first code', login },
  'delete /me/authenticator': { summary: 'Use no authenticator app any more', login },
  'post /me/passkey-challenges': { summary: 'Ask what a new passkey is to sign', login },
  'post /me/passkeys': { summary: 'Add a passkey', login },
  'delete /me/passkeys/{id}': { summary: 'Remove a passkey', login },
  'post /me/recovery-codes': { summary: 'Replace the recovery codes', login },
  'get /me/channels': { summary: 'How one is told that it is one’s turn', login },
  'post /me/channels': { summary: 'Add a way of being told', login },
  'patch /me/channels/{id}': { summary: 'Switch it on or off', login },
  'delete /me/channels/{id}': { summary: 'Remove it', login },
  'post /me/channels/{id}/test': { summary: 'Send a test notice', login },
  'get /push-key': { summary: 'The public key for push notices' },

  'get /tables': { summary: 'A list of tables, page by page' },
  'get /views': { summary: 'Where the games of some tables stand, for pictures in lists' },
  'post /tables': { summary: 'Set up a table', login },
  'get /tables/{id}': { summary: 'A table' },
  'delete /tables/{id}': {
    summary: 'Close a table that has not begun, or end a game that cannot go on',
    login,
  },
  'post /tables/{id}/join': { summary: 'Sit down', login },
  'post /tables/{id}/leave': {
    summary: 'Get up from a table that has not begun',
    login,
  },
  'post /tables/{id}/seats': { summary: 'Put a bot on a seat, or take it away', login },
  'post /tables/{id}/unseat': { summary: 'Ask somebody to leave', login },
  'get /tables/{id}/barred': { summary: 'Who is barred from a table', login },
  'put /tables/{id}/barred/{user}': { summary: 'Bar somebody from a table', login },
  'delete /tables/{id}/barred/{user}': { summary: 'Let them come again', login },
  'post /tables/{id}/invitation': { summary: 'Replace the invitation', login },
  'post /tables/{id}/start': { summary: 'Start the game', login },
  'get /tables/{id}/chat': { summary: 'What was said at a table' },
  'post /tables/{id}/chat': { summary: 'Say something', login },
  'delete /tables/{id}/chat/{place}': { summary: 'Delete what was said', login },
  'get /tables/{id}/notes': { summary: 'One’s own notes', login },
  'put /tables/{id}/notes': { summary: 'Write one’s own notes', login },
  'get /tables/{id}/ballots': { summary: 'What is being voted on' },
  'post /tables/{id}/ballots': { summary: 'Put something to the vote', login },
  'post /tables/{id}/ballots/{kind}/{subject}': { summary: 'Vote', login },

  'get /site/accounts': { summary: 'An account by its name, for moderators', login },
  'get /site/bans': { summary: 'Who is banned, for moderators', login },
  'put /site/accounts/{id}/ban': { summary: 'Ban an account, for moderators', login },
  'delete /site/accounts/{id}/ban': { summary: 'Lift a ban, for moderators', login },
  'get /site/tables': { summary: 'Tables that are not over, for moderators', login },
  'delete /site/tables/{id}': { summary: 'Close a table, for moderators', login },
  'delete /site/tables/{id}/chat/{place}': { summary: 'Delete what was said, for moderators', login },
  'get /site/log': { summary: 'What moderators and commands did, for moderators', login },

  'get /games/{id}': { summary: 'A game as one may see it' },
  'get /games/{id}/archive': { summary: 'A game of rules that are no more here, as it is stored' },
  'get /games/{id}/moves/{move}': { summary: 'The position after a move' },
  'get /games/{id}/file': { summary: 'A game as a file, as far as one may see it' },
  'get /games/{id}/decisions': { summary: 'What one may do now' },
  'post /games/{id}/why-not': { summary: 'Whether an action would be accepted, and if not, why', login },
  'post /games/{id}/actions': { summary: 'Do something in a game', login },
  'post /games/{id}/undo': { summary: 'Take the last action back', login },
  'post /games/{id}/redo': { summary: 'Give back what was taken back', login },
  'post /games/{id}/forward': { summary: 'Let bots move on at once', login },
}
