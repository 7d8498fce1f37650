import { TROUBLES } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { browser } from '../testing/browser.ts'
import { describeStores } from '../testing/worlds.ts'
import { OPERATIONS } from './operations.ts'

interface Operation {
  readonly summary?: string
  readonly security?: unknown
  readonly parameters?: readonly { readonly $ref?: string }[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly required?: string[] } } }
  }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

interface Description {
  readonly openapi: string
  readonly info: { readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

describeStores('the description of the API', ({ fresh }) => {
  const read = async () => (await browser(await fresh()).ask<Description>('GET', '/')).body
  const operations = ({ paths }: Description) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    )

  test('every request has a summary, and no other', async () => {
    const all = operations(await read())
    expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(OPERATIONS).sort())
    for (const { name, summary } of all) expect(summary, name).toMatch(/\S/)
  })

  test('whoever changes something is told of the header, and what each trouble means', async () => {
    const description = await read()
    expect(description.info.description).toContain('`X-Roundhouse: 1`')
    for (const code of TROUBLES) expect(description.info.description).toContain(`\`${code}\` (`)
    for (const { name, parameters = [] } of operations(description))
      expect(
        parameters.some(({ $ref }) => $ref === '#/components/parameters/X-Roundhouse'),
        name,
      ).toBe(!name.startsWith('get '))
    expect(description.components.parameters).toHaveProperty('X-Roundhouse.schema.const', '1')
    expect(description.components.securitySchemes).toHaveProperty('session.in', 'cookie')
  })

  test('it is what its version says, and asks for no more than is needed', async () => {
    const { paths, ...description } = await read()
    expect(description.openapi).toBe('3.1.0')
    expect(JSON.stringify(paths) + JSON.stringify(description)).not.toContain('nullable')
    const body = paths['/account']!.post!.requestBody!.content['application/json'].schema
    expect(body.required).toEqual(['name', 'password'])
    expect(paths['/games/{id}']!.get!.responses[200]!.description).toContain('GameOpened')
  })

  test('whoever sends what is not described is told where', async () => {
    const page = browser(await fresh())
    const given = { name: 'Ada', password: 'short', email: 'nobody', shoe: 7 }
    expect(await page.ask('POST', '/account', given)).toMatchObject({
      status: 400,
      body: { trouble: 'form', fields: ['password', 'email', 'shoe'] },
    })
  })
})
