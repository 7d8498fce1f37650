import { expect, test } from 'vitest'
import { asText, asWebhook, turnsMessage } from './message.ts'
import { enNotices } from './words.en.ts'
import { jaNotices } from './words.ja.ts'

const SITE_URL = 'https://roundhouse.example'
const turn = { table: 'abc123', title: 'Friday', round: 'OR 1.1', prompt: 'lay track' }

test('one turn', () => {
  const message = turnsMessage([turn], { name: 'Ada', language: 'en' }, SITE_URL)
  expect(message).toMatchObject({
    subject: 'Ada, it is your turn: Friday',
    link: 'https://roundhouse.example/t/abc123',
  })
  expect(asText(message)).toBe(
    'OR 1.1: lay track\nhttps://roundhouse.example/t/abc123\n\n-- \nHow you are told is up to you: https://roundhouse.example/me\n',
  )
})

test('several turns', () => {
  const message = turnsMessage(
    [turn, { ...turn, table: 'def456' }],
    { name: 'Ada', language: 'ja' },
    SITE_URL,
  )
  expect(message.subject).toBe('Ada さん、2卓で手番です')
  expect(message.link).toBe('https://roundhouse.example/')
  expect(message.lines).toContain('https://roundhouse.example/t/def456')
})

test('what people wrote is nothing but text on a webhook', () => {
  const title = '@everyone <!here> [free](https://evil.example) **x**'
  const { content, text, allowed_mentions } = JSON.parse(
    asWebhook(turnsMessage([{ ...turn, title }], { name: 'Ada', language: 'en' }, SITE_URL)),
  )
  expect(content).toContain('\\@everyone \\<!here\\> \\[free\\]\\(https\\://evil.example\\) \\*\\*x\\*\\*')
  expect(content).toContain('\nhttps://roundhouse.example/t/abc123')
  expect(text).toContain('@everyone &lt;!here&gt;')
  expect(allowed_mentions).toEqual({ parse: [] })
})

test('a title that is an address is no link on a webhook', () => {
  const title = 'https://evil.example/x'
  for (const turns of [[{ ...turn, title }], [turn, { ...turn, table: 'def456', title }]]) {
    const { content, text } = JSON.parse(
      asWebhook(turnsMessage(turns, { name: 'Ada', language: 'en' }, SITE_URL)),
    )
    for (const body of [content, text]) {
      expect(body).not.toContain('https://evil')
      expect(body).toContain('evil.example/x')
      for (const { table } of turns) expect(body.split('\n')).toContain(`${SITE_URL}/t/${table}`)
    }
  }
})

test('both languages say the same things', () => {
  expect(Object.keys(jaNotices)).toEqual(Object.keys(enNotices))
})
