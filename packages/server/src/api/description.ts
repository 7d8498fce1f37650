import type { Bots } from '@roundhouse/bots'
import type { Game } from '@roundhouse/kernel'
import { OWN_PAGE, type WireTrouble } from '@roundhouse/wire'
import { COOKIE, SAFE_COOKIE } from '../accounts/sessions.ts'
import type { GameLibrary } from '../services.ts'
import { OPERATIONS } from './operations.ts'
import type { Api } from './route.ts'
import { schemasOf } from './schemas.ts'
import { STATUS } from './trouble.ts'

/** What each trouble means, and what stands beside it in the answer. */
const TROUBLES: Readonly<Record<WireTrouble, string>> = {
  form: 'what was sent is not what is described here; `fields` names what is wrong, where the body could be read. An action of a kind or with fields that the game does not know is `refused` by the rule that says so, with the reason `form`',
  login: 'nobody is logged in, or not any more',
  forbidden: 'not for this person',
  foreign: 'the request does not come from our own pages: X-Roundhouse or Content-Type is missing',
  missing: 'there is no such thing, or not for this person',
  closed:
    'the table waited, and whoever runs the site, or a moderator, has closed it; `reason` is why, where there is something to read',
  overtaken: 'the log has grown meanwhile; `seq` is its length',
  refused: 'a rule of the game says no; `refusal` says which',
  guest: 'a guest has neither password nor email address',
  unconfirmed: 'there is no confirmed email address to write to',
  taken: 'the name belongs to somebody else, or looks like somebody else’s',
  password: 'the password is not the right one, or there is no such account',
  barred: 'the host has barred this person from the table',
  banned:
    'whoever runs the site has banned this account; `until` says when that ends, if it does, and `reason` why, where there is something to read',
  code: 'the code of the second step is not the right one, or has been used already',
  passkey: 'the passkey is none that belongs here, or what it signed is not what was asked for',
  weak: 'the new password is one that others would try before long: one that many use, or the name',
  state: 'not now: the table has begun, is over, is full, or waits for somebody; its card (GET) says which',
  declined: 'somebody has said no, and nobody has moved since',
  early: 'not yet: whoever is awaited has not been silent for long enough',
  many: 'one account may not have more of these',
  version:
    'the rules have changed since this game was begun: `GET /games/ID/archive` has what is stored of it',
  large: 'too much was sent: a body has 64 kB at the most',
  busy: 'too many people want this at the moment, and it was not done; `seconds` says how long to wait, as does Retry-After',
  often: 'too often; `seconds` says how long to wait, as does Retry-After',
  unreachable:
    'the server cannot reach its games just now: it may have been done or not; ask again, what has a `key` with the same one',
  broken: 'our fault',
}

const troubles = Object.entries(TROUBLES)
  .map(([code, meaning]) => `- \`${code}\` (${STATUS[code as WireTrouble]}): ${meaning}`)
  .join('\n')

const HEADER = 'X-Roundhouse'

const curl = (given: string, path: string): string =>
  `curl -b jar -c jar -H '${HEADER}: ${OWN_PAGE[HEADER]}' -H 'Content-Type: ${OWN_PAGE['Content-Type']}' ${given} https://…/api/${path}`

const ABOUT = `Everything that the site does, it does by these requests.

Whatever changes something (every method but GET) must carry \`${HEADER}: ${OWN_PAGE[HEADER]}\` and \`Content-Type: ${OWN_PAGE['Content-Type']}\`, even without a body; otherwise the answer is 403 \`foreign\`.

Registering and logging in give a cookie, which says who asks from then on.

What is not done is answered with \`{"trouble": …}\`:

${troubles}

To play:

1. \`POST /account\`, or \`POST /session\` with an account that there is: \`${curl(`-d '{"name": …, "password": …}'`, 'account')}\`.
2. \`POST /tables\`, or \`GET /tables?list=open\` and \`POST /tables/ID/join\`; when every seat is taken, the host asks for \`POST /tables/ID/start\`.
3. \`GET /games/ID\`, where ID is that of the table: \`change.view\` is the position, \`table.turn\` says who is asked, \`viewer\` which seat is one’s own.
4. \`GET /games/ID/decisions\` says what one may do now, and the \`seq\` that goes with it: \`curl -b jar https://…/api/games/ID/decisions\`. Each offer is an action; where it has a \`blank\`, the action is given one more field, named by \`field\`: a whole number, some of a list, or, where that is too much to list, anything that \`Action.GAME\` describes. With \`?proposals=1\` some of those are found too, which will be accepted.
5. \`POST /games/ID/actions\` with that \`seq\` and the action: \`${curl(`-d '{"seq": 0, "action": {"kind": …}}'`, 'games/ID/actions')}\`. On \`overtaken\` ask again what may be done. A request that was not answered is sent again with the same \`key\`, and is done once.
6. \`POST /games/ID/why-not\` says of an action whether it would be accepted, and if not, by which rule, as data and as a sentence (\`?lang=ja\`, or Accept-Language); nothing is done: \`${curl(`-d '{"action": {"kind": …}}'`, 'games/ID/why-not')}\`.
7. \`GET /live\` tells what the others do; whoever asks again and again instead waits a second in between. \`GET /tables/ID\` says in \`state\` whether the table waits, plays or is over. Bots take half a second for a move.

How often one may ask is limited by address and by account, and so is how much processor time reading takes; \`why-not\` counts as a change, and an attempt to register a name that is taken as a registration.

What may be done is worked out from what one sees of the position (\`decisions\` in \`packages/kernel\`), as the site does for itself.

The games:`

const LIVE = `A WebSocket, with the cookie and the Origin of the site. One sends JSON: \`{"watch": TABLE, "seq": N}\` (with \`invitation\` where it is by invitation) to be told of everything at a table from entry N on, \`{"unwatch": TABLE}\`, and \`{"lobby": true}\` for the lists of tables. What comes is a \`LivePush\`, as JSON.`

/** The whole API as OpenAPI describes it. */
export async function descriptionOf(api: Api, library: GameLibrary) {
  const games = await Promise.all(library.games.map((id) => library.game(id)))
  const lines = await Promise.all(games.map(async (game) => lineOf(game, await library.bots(game.id))))
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Roundhouse',
      version: '1',
      description: `${ABOUT}\n\n${lines.join('\n')}`,
      license: { name: 'MIT' },
    },
    servers: [{ url: '/api' }],
  })
  const { paths = {}, components = {} } = document
  paths['/live'] = {
    get: { description: LIVE, responses: { 101: { description: 'The line is open' } } },
  }
  components.securitySchemes = {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: COOKIE,
      description: `Given by POST /account and POST /session; over https it is called ${SAFE_COOKIE}.`,
    },
  }
  components.schemas = { ...components.schemas, ...schemasOf(games) }
  components.parameters = {
    [HEADER]: {
      name: HEADER,
      in: 'header',
      required: true,
      description: 'A page of another site cannot send it.',
      schema: { type: 'string', const: OWN_PAGE[HEADER] },
    },
  }
  for (const [path, methods] of Object.entries(paths))
    for (const method of METHODS) {
      const operation = methods[method]
      if (operation) describe(operation, method, path)
    }
  return { ...document, paths, components }
}

const lineOf = ({ id, name, players: { min, max } }: Game, bots: Bots): string =>
  `- \`${id}\`: ${name}, ${min} to ${max} players; bots: ${Object.keys(bots).join(', ')}`

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface DescribedOperation {
  summary?: string
  operationId?: string
  security?: Record<string, string[]>[]
  parameters?: unknown[]
}

function describe(operation: DescribedOperation, method: string, path: string): void {
  const { summary, login } = OPERATIONS[`${method} ${path}`] ?? {}
  if (summary !== undefined) operation.summary = summary
  operation.operationId = [method, ...(path.match(/\w+/g) ?? [])].join('_')
  if (login) operation.security = [{ session: [] }]
  if (method !== 'get')
    operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${HEADER}` }]
}
