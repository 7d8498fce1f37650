import { totpCode, totpStep } from '@roundhouse/server'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { newcomer } from './player.ts'
import { registerAs } from './siteWithServer.ts'
import { waitUntilSettled } from './tour.ts'
import { withServer } from './withServer.ts'

const PASSWORD = 'correct horse'

/** The code of now, or of so many half minutes later. */
const codeOf = (secret: string, later = 0): string => totpCode(secret, totpStep(Date.now()) + later)

describe.skipIf(noBrowser)('logging in by two steps', { timeout: 240_000 }, () => {
  const here = withServer()

  test.each([
    ['en-US', 1440, 'Ada'],
    ['en-US', 390, 'Ben'],
    ['ja-JP', 1440, 'あおい'],
    ['ja-JP', 390, 'ひろし'],
  ])('an app is set up, asked for, and turned off again (%s, %i wide)', async (locale, width, name) => {
    const viewport = { width, height: width < 600 ? 844 : 900 }
    const { page, errors, close } = await newcomer(here.browser, {
      locale,
      viewport,
      bypassCSP: true,
      reducedMotion: 'reduce',
      acceptDownloads: true,
      serviceWorkers: 'block',
    })
    const found: string[] = []
    const look = async (screen: string) => {
      await waitUntilSettled(page)
      found.push(...(await faults(page, screen)))
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${screen}-${locale}-${width}.png`,
          fullPage: true,
        })
    }
    await page.goto(here.at('/'))
    await registerAs(page, name)
    const isEnglish = locale.startsWith('en')
    const press = (english: string, japanese: string) =>
      page.getByRole('button', { name: isEnglish ? english : japanese, exact: true }).click()

    await page.goto(here.at('/me'))
    await press('Set up an authenticator app', '認証アプリを設定')
    await page.locator('.qr-code').waitFor()
    await look('set-up')
    const secret = (await page.locator('.factor-key').innerText()).replaceAll(' ', '')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const form = page.locator('.factor-form')
    await form.locator('input').first().fill('000000x')
    await form.locator('input[type=password]').fill(PASSWORD)
    await form.locator('button[type=submit]').click()
    await form.getByRole('alert').waitFor()
    await form.locator('input').first().fill(codeOf(secret))
    await form.locator('button[type=submit]').click()
    const codes = await shownCodes(page)
    expect(codes).toHaveLength(10)
    await look('recovery-codes')
    const saving = page.waitForEvent('download')
    await page.locator('.factor-form .cluster button').first().click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('roundhouse-recovery-codes.txt')
    await press('I have kept them', '保管しました')
    await page.locator('.recovery-codes').waitFor({ state: 'detached' })
    await look('app-on')

    const enter = async (code: string) => {
      await page.context().clearCookies()
      await page.goto(here.at('/login'))
      await page.locator('.login input[type=text]').fill(name)
      await page.locator('.login input[type=password]').fill(PASSWORD)
      await page.locator('.login button[type=submit]').click()
      const field = page.locator('.login input[autocomplete=one-time-code]')
      await field.waitFor()
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
      await field.fill(code)
      await page.keyboard.press('Enter')
    }
    const next = codeOf(secret, 1)
    await enter(next)
    await page.locator('div.account-link').waitFor()
    await enter(next)
    await page.getByRole('alert').waitFor()
    await look('second-step')
    await enter(codes[0]!)
    await page.locator('div.account-link').waitFor()

    await page.goto(here.at('/me'))
    await page
      .getByText(isEnglish ? '9 recovery codes are left.' : 'リカバリーコードは残り9個です。')
      .waitFor()
    const prove = async (english: string, japanese: string, code: string) => {
      await press(english, japanese)
      await form.locator('input[type=password]').fill(PASSWORD)
      await form.locator('input[autocomplete=one-time-code]').fill(code)
      await form.locator('button[type=submit]').click()
    }
    await prove('Make new recovery codes', 'リカバリーコードを作り直す', codes[1]!)
    const renewed = await shownCodes(page)
    expect(renewed.filter((code) => codes.includes(code))).toEqual([])
    await press('Turn the app off', '認証アプリを無効にする')
    await look('turn-off')
    await press('Cancel', 'キャンセル')
    await prove('Turn the app off', '認証アプリを無効にする', renewed[0]!)
    await page
      .getByRole('button', { name: isEnglish ? 'Set up an authenticator app' : '認証アプリを設定' })
      .waitFor()
    await logInWithout(page, here.at('/login'), name)
    expect(found).toEqual([])
    expect(errors.filter((error) => !/status of 401/.test(error))).toEqual([])
    await close()
  })

  test.each([
    ['en-US', 1440, 'Cid'],
    ['ja-JP', 390, 'みどり'],
  ])(
    'a passkey is added, opens the account, and is removed again (%s, %i wide)',
    async (locale, width, name) => {
      const viewport = { width, height: width < 600 ? 844 : 900 }
      const { page, errors, close } = await newcomer(here.browser, {
        locale,
        viewport,
        bypassCSP: true,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const found: string[] = []
      const look = async (screen: string) => {
        await waitUntilSettled(page)
        found.push(...(await faults(page, screen)))
        if (process.env.PICTURES)
          await page.screenshot({
            path: `${process.env.PICTURES}/${screen}-${locale}-${width}.png`,
            fullPage: true,
          })
      }
      const isEnglish = locale.startsWith('en')
      const press = (english: string, japanese: string) =>
        page.getByRole('button', { name: isEnglish ? english : japanese, exact: true }).click()
      // passkeys belong to a name
      const at = (path: string) => here.at(path).replace('127.0.0.1', 'localhost')
      await addFinger(page)
      await page.goto(at('/'))
      await registerAs(page, name)
      await page.goto(at('/me'))
      await press('Add a passkey', 'パスキーを追加')
      const form = page.locator('.factor-form')
      await form.locator('input[type=text]').fill('Finger')
      await form.locator('input[type=password]').fill(PASSWORD)
      await look('add-passkey')
      await form.locator('button[type=submit]').click()
      await page.locator('.passkeys li').waitFor()
      expect(await shownCodes(page)).toHaveLength(10)
      await look('passkey')

      const leave = async () => {
        await page.context().clearCookies()
        await page.goto(at('/login'))
      }
      await leave()
      await look('log-in')
      await press('Log in with a passkey', 'パスキーでログイン')
      await page.locator('div.account-link').waitFor()
      await leave()
      await page.locator('.login input[type=text]').fill(name)
      await page.locator('.login input[type=password]').fill(PASSWORD)
      await page.locator('.login button[type=submit]').click()
      await press('Use a passkey', 'パスキーを使う')
      await page.locator('div.account-link').waitFor()

      await page.goto(at('/me'))
      await press('Remove the passkey Finger', 'パスキー「Finger」を削除')
      await look('remove-passkey')
      await press('Use a passkey', 'パスキーを使う')
      await page.locator('.passkeys li').waitFor({ state: 'detached' })
      await logInWithout(page, at('/login'), name)
      await leave()
      await press('Log in with a passkey', 'パスキーでログイン')
      await page.getByRole('alert').waitFor()
      expect(found).toEqual([])
      expect(errors.filter((error) => !/status of 401/.test(error))).toEqual([])
      await close()
    },
  )
})

async function shownCodes(page: Page): Promise<string[]> {
  await page.locator('.recovery-codes li').first().waitFor()
  return page.locator('.recovery-codes li').allInnerTexts()
}

/** A device with a finger that is always there, for the pages of this context. */
async function addFinger(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** By the password alone. */
async function logInWithout(page: Page, address: string, name: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(address)
  await page.locator('.login input[type=text]').fill(name)
  await page.locator('.login input[type=password]').fill(PASSWORD)
  await page.locator('.login button[type=submit]').click()
  await page.locator('div.account-link').waitFor()
}
