import { expect, test } from 'vitest'
import { type PasskeyTruth, softPasskey } from '../testing/softPasskey.ts'
import { passkeySiteOf, readAssertion, readCreation } from './webauthn.ts'

const URL = 'https://trains.example.com'
const SITE = passkeySiteOf(URL)!

test('passkeys belong to a name, not to a number', () => {
  expect(SITE).toEqual({ name: 'trains.example.com', origin: URL })
  expect(passkeySiteOf('http://localhost:1846')).toEqual({
    name: 'localhost',
    origin: 'http://localhost:1846',
  })
  for (const url of ['http://192.0.2.1:1846', 'https://[2001:db8::1]']) expect(passkeySiteOf(url)).toBeNull()
})

test.each(['ec', 'rsa', 'ed25519'] as const)('a key of kind %s is made and used', (kind) => {
  const device = softPasskey(URL, kind)
  const made = device.make('one', { counter: 3 })
  expect(readCreation(made, SITE)).toEqual({ challenge: 'one', counter: 3 })
  expect(readAssertion(device.use('two', { counter: 4 }), made.publicKey, SITE)).toEqual({
    challenge: 'two',
    counter: 4,
  })
})

test.each(['short', 'curve'] as const)('a key of kind %s is not taken', (kind) => {
  const device = softPasskey(URL, kind)
  const made = device.make('one')
  expect(readCreation(made, SITE)).toBeUndefined()
  expect(readAssertion(device.use('two'), made.publicKey, SITE)).toBeUndefined()
})

const LIES: readonly Partial<PasskeyTruth>[] = [
  { type: 'webauthn.other' },
  { origin: 'https://trains.example.com.evil.example' },
  { origin: 'http://trains.example.com' },
  { site: 'evil.example' },
  { crossOrigin: true },
  { flags: 0x40 },
  { flags: 0x41 },
  { flags: 0x44 },
]

test.each(LIES)('what is made or used with %j is not taken', (lie) => {
  const device = softPasskey(URL)
  const { publicKey } = device.make('one')
  expect(readCreation(device.make('one', lie), SITE)).toBeUndefined()
  expect(readAssertion(device.use('two', lie), publicKey, SITE)).toBeUndefined()
})

test('nothing that is changed afterwards is taken', () => {
  const device = softPasskey(URL)
  const made = device.make('one')
  const used = device.use('two')
  expect(readCreation({ ...made, id: softPasskey(URL).id }, SITE)).toBeUndefined()
  expect(readCreation(device.make('one', { flags: 0x05 }), SITE)).toBeUndefined()
  for (const wrong of [
    { clientDataJSON: device.use('three').clientDataJSON },
    { authenticatorData: device.use('two', { counter: 9 }).authenticatorData },
    { signature: device.use('three').signature },
    { signature: softPasskey(URL).use('two').signature },
    { clientDataJSON: 'bm90IEpTT04' },
    { clientDataJSON: 'bnVsbA' },
    { authenticatorData: 'AAAA' },
    { signature: 'AAAA' },
  ])
    expect(readAssertion({ ...used, ...wrong }, made.publicKey, SITE), JSON.stringify(wrong)).toBeUndefined()
  expect(readAssertion(used, softPasskey(URL).make('one').publicKey, SITE)).toBeUndefined()
  expect(readAssertion(used, 'AAAA', SITE)).toBeUndefined()
  for (const wrong of [{ authenticatorData: 'AAAA' }, { publicKey: 'AAAA' }])
    expect(readCreation({ ...made, ...wrong }, SITE)).toBeUndefined()
})
