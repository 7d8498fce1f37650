import { OWN_PAGE, type WireTrouble } from '@roundhouse/wire'
import { COOKIE, SAFE_COOKIE } from '../accounts/sessions.ts'
import { OPERATIONS } from './operations.ts'
import type { Api } from './route.ts'
import { STATUS } from './trouble.ts'

/** What each trouble means, and what stands beside it in the answer. */
const TROUBLES: Readonly<Record<WireTrouble, string>> = {
  form: 'what was sent is not what is described here; `fields` names what is wrong, where it is JSON at all',
  login: 'nobody is logged in, or not any more',
  forbidden: 'not for this person',
  foreign: 'the request does not come from our own pages: X-Roundhouse or Content-Type is missing',
  missing: 'there is no such thing, or not for this person',
  overtaken: 'the log has grown meanwhile; `seq` is its length',
  refused: 'a rule of the game says no; `refusal` says which',
  guest: 'a guest has neither password nor email address',
  unconfirmed: 'there is no confirmed email address to write to',
  taken: 'the name belongs to somebody else',
  password: 'the password is not the right one, or there is no such account',
  state: 'not now: the table has begun, is over, is full, or waits for somebody; its card (GET) says which',
  early: 'not yet: whoever is awaited has not been silent for long enough',
  many: 'one account may not have more of these',
  version: 'the rules have changed since this game was begun',
  large: 'too much was sent',
  often: 'too often; `seconds` says how long to wait, as does Retry-After',
  broken: 'our fault',
}

const troubles = Object.entries(TROUBLES)
  .map(([code, meaning]) => `- \`${code}\` (${STATUS[code as WireTrouble]}): ${meaning}`)
  .join('\n')

const HEADER = 'X-Roundhouse'

const ABOUT = `Everything that the site does, it does by these requests.

Whatever changes something (every method but GET) must carry \`${HEADER}: ${OWN_PAGE[HEADER]}\` and \`Content-Type: ${OWN_PAGE['Content-Type']}\`, even without a body; otherwise the answer is 403 \`foreign\`.

Registering and logging in give a cookie, which says who asks from then on.

What is not done is answered with \`{"trouble": …}\`:

${troubles}

Where an answer is only said to be an object, the type that is named describes it, in \`packages/wire/src\`; positions, actions and events are those of the game.`

const LIVE = `A WebSocket, with the cookie and the Origin of the site. One sends JSON: \`{"watch": TABLE, "seq": N}\` (with \`invitation\` where it is by invitation) to be told of everything at a table from entry N on, \`{"unwatch": TABLE}\`, and \`{"lobby": true}\` for the lists of tables. What comes is a \`LivePush\`, what is sent a \`LiveGiven\`, in \`packages/wire/src/live.ts\`.`

/** The whole API as OpenAPI describes it. */
export function descriptionOf(api: Api) {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Roundhouse', version: '1', description: ABOUT, license: { name: 'MIT' } },
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

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Described {
  summary?: string
  security?: Record<string, string[]>[]
  parameters?: unknown[]
  responses?: Record<string, { description?: string }>
}

function describe(operation: Described, method: string, path: string): void {
  const { summary, answer, login } = OPERATIONS[`${method} ${path}`] ?? {}
  if (summary !== undefined) operation.summary = summary
  if (login) operation.security = [{ session: [] }]
  if (method !== 'get')
    operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${HEADER}` }]
  const done = operation.responses?.[200]
  if (done && answer !== undefined) done.description = `${answer}, in packages/wire/src`
}
