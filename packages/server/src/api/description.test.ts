import { GAMES } from '@roundhouse/games'
import { TROUBLES } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { type ApiDescription, operationsIn, readingBy } from '../testing/apiDescription.ts'
import { browser } from '../testing/browser.ts'
import { describeStores } from '../testing/stores.ts'
import { OPERATIONS } from './operations.ts'

interface Actions {
  readonly oneOf: readonly { readonly $ref: string }[]
  readonly discriminator: { readonly mapping: Readonly<Record<string, string>> }
}

describeStores('the description of the API', ({ fresh }) => {
  const read = async () => (await browser(await fresh()).ask<ApiDescription>('GET', '/')).body

  test('every request has a summary, and no other', async () => {
    const all = operationsIn(await read())
    expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(OPERATIONS).sort())
    for (const { name, summary } of all) expect(summary, name).toMatch(/\S/)
  })

  test('whoever changes something is told of the header, and what each trouble means', async () => {
    const description = await read()
    expect(description.info.description).toContain('`X-Roundhouse: 1`')
    for (const code of TROUBLES) expect(description.info.description).toContain(`\`${code}\` (`)
    for (const { name, parameters = [] } of operationsIn(description))
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
    const { schema } = paths['/account']!.post!.requestBody!.content['application/json']
    expect(schema).toHaveProperty('required', ['name', 'password'])
    for (const { name, parameters = [] } of operationsIn({ paths, ...description }))
      for (const one of parameters) if (one.in === 'path') expect(one.required, name).toBe(true)
  })

  test('whatever it refers to is there, and described', async () => {
    const description = await read()
    const refs = [...JSON.stringify(description).matchAll(/"#\/components\/(\w+)\/([^"]*)"/g)]
    expect(refs.length).toBeGreaterThan(100)
    for (const [, kind = '', name = ''] of refs)
      expect(Object.keys(description.components[kind] ?? {})).toContain(name)
    expect(JSON.stringify(description).match(/"\$ref":"(?!#\/components\/)/)).toBeNull()
    for (const [name, schema] of Object.entries(description.components.schemas!))
      expect(schema, name).not.toEqual({ type: 'object' })
    const ids = operationsIn(description).map(({ operationId }) => operationId)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('it has the actions and options of every game as the game reads them', async () => {
    const description = await read()
    const { named } = readingBy(description)
    for (const load of Object.values(GAMES)) {
      const { id, steps, options } = await load()
      const kinds = steps.map(({ kind }) => kind)
      const { oneOf, discriminator } = description.components.schemas![`Action.${id}`] as Actions
      expect(oneOf.map(({ $ref }) => $ref)).toEqual(Object.values(discriminator.mapping))
      expect(Object.keys(discriminator.mapping)).toEqual(kinds)
      const anAction = named(`Action.${id}`)
      for (const { kind, shape } of steps)
        for (const given of [{ kind }, { kind, count: 1 }, { kind, count: 0 }, { kind, shoe: 7 }])
          expect(anAction.safeParse(given).success).toBe(shape.safeParse(given).success)
      const someOptions = named(`Options.${id}`)
      for (const given of [{}, { preset: 'recorded' }, { lumber: true }, { lumber: 1 }])
        expect(someOptions.safeParse(given).success).toBe(options.safeParse(given).success)
    }
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
