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
  'post /session': { summary: 'Log in' },
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
  'get /me/channels': { summary: 'How one is told that it is one’s turn', login },
  'post /me/channels': { summary: 'Add a way of being told', login },
  'patch /me/channels/{id}': { summary: 'Switch it on or off', login },
  'delete /me/channels/{id}': { summary: 'Remove it', login },
  'post /me/channels/{id}/test': { summary: 'Send a test notice', login },
  'get /push-key': { summary: 'The public key for push notices' },

  'get /tables': { summary: 'A list of tables, page by page' },
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

  'get /games/{id}': { summary: 'A game as one may see it' },
  'get /games/{id}/archive': { summary: 'A game of rules that are no more here, as it is stored' },
  'get /games/{id}/moves/{move}': { summary: 'The position after a move' },
  'get /games/{id}/file': { summary: 'A game as a file, as far as one may see it' },
  'get /games/{id}/decisions': { summary: 'What one may do now' },
  'post /games/{id}/why-not': { summary: 'Whether an action would be accepted, and if not, why', login },
  'post /games/{id}/actions': { summary: 'Do something in a game', login },
  'post /games/{id}/undo': { summary: 'Take the last action back', login },
  'post /games/{id}/redo': { summary: 'Give back what was taken back', login },
}
