import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { joinSite, readMails } from '../../composition/support/member-browser.js'
import { valueOf } from '../../support/value-of.js'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'

jest.setTimeout(240_000)

const PASSWORD = 'seven green kettles'

let browser: Browser
let site: RunningSite
let folder: string
let origin: string
let opened: OpenedPage | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-own-account-'))
  site = valueOf(await startSite('demo', { port: 0, dataFolder: folder }))
  origin = site.server.url.replace(/\/$/, '')
  browser = await connectChromium()
}, 240_000)
afterAll(async () => {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  const problems = opened?.problems
  await opened?.close()
  opened = undefined
  expect(problems ?? []).toEqual([])
})

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('[data-wf-user-form-type=login] input[type=email]').fill(email)
  await page.locator('[data-wf-user-form-type=login] input[type=password]').fill(password)
  await page.locator('[data-wf-user-form-type=login] [type=submit]').click()
}

/** The account page of the demo, as somebody new. */
async function asMember(email: string): Promise<OpenedPage> {
  await joinSite(origin, email, PASSWORD)
  opened = await openPage(browser, `${origin}/log-in`)
  await logIn(opened.page, email)
  await opened.page.waitForURL('**/user-account')
  return opened
}

const form = (page: Page, type: string) => page.locator(`[data-wf-user-form-type=vitrine-${type}]`)

describe("one's own account on the demo's page", () => {
  it('is looked after by keys: sessions, another password, the data', async () => {
    const { page, axe } = await asMember('ada@example.org')
    const sessions = page.locator('[data-vitrine-account=sessions] li')
    await sessions.first().getByText('Chrome').waitFor()
    await page.getByText('None yet.', { exact: true }).waitFor()
    expect([await sessions.count(), await page.getByText('Log out there').count()]).toEqual([2, 1])
    expect(await axe()).toEqual([])
    await page.getByText('Log out everywhere else').focus()
    await page.keyboard.press('Enter')
    await page.getByText('Log out there').waitFor({ state: 'detached' })

    const change = form(page, 'change-password')
    await change.getByLabel('Your password').focus()
    await page.keyboard.type('not my password')
    await page.keyboard.press('Tab')
    await page.keyboard.type('eleven quiet gardens')
    await page.keyboard.press('Enter')
    await page.getByText('This is not your current password.').waitFor()
    await change.getByLabel('Your password').fill(PASSWORD)
    await change.getByLabel('New password').fill('eleven quiet gardens')
    await page.keyboard.press('Enter')
    await page.getByText('Changed. You are logged out everywhere else.').waitFor()
    expect(await change.getByLabel('New password').inputValue()).toBe('')

    const saved = page.waitForEvent('download')
    await form(page, 'export-account').getByLabel('Your password').fill('eleven quiet gardens')
    await page.keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toBe('account.json')
  })

  it('gets another address by the link that goes there', async () => {
    const { page } = await asMember('grace@example.org')
    const change = form(page, 'change-email')
    await change.getByLabel('New e-mail address').fill('hopper@example.org')
    await change.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Please open the link we have sent').waitFor()
    const mail = (await readMails(origin)).find(({ to }) => to === 'hopper@example.org')
    await page.goto(mail?.links[0] ?? '')
    await page.getByText('Your new e-mail address is confirmed.').waitFor()
    expect(page.url()).not.toContain('emailToken')
  })

  it('asks for the code of an authenticator app in a dialog, once one was set up', async () => {
    const { page, axe } = await asMember('joan@example.org')
    await form(page, 'begin-factor').getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    const secret = (await page.locator('[data-vitrine-value=factor-secret]').textContent()) ?? ''
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    await form(page, 'turn-on-factor').getByLabel('Code').fill(app.generate())
    await page.keyboard.press('Enter')
    const codes = page.locator('[data-vitrine-value=factor-codes] li')
    await codes.first().waitFor()
    const recovery = (await codes.first().textContent()) ?? ''
    expect([await codes.count(), await axe()]).toEqual([10, []])

    await page.context().clearCookies()
    await page.goto(`${origin}/log-in`)
    await logIn(page, 'joan@example.org')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('000000')
    await page.keyboard.press('Enter')
    await dialog.getByText('This code is not right').waitFor()
    expect(await axe()).toEqual([])
    await dialog.getByRole('textbox').fill(recovery)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/user-account')
  })

  it('is gone when its owner says so', async () => {
    const { page } = await asMember('leaving@example.org')
    page.once('dialog', (dialog) => void dialog.accept())
    await form(page, 'delete-account').getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/`)
    await page.goto(`${origin}/log-in`)
    await logIn(page, 'leaving@example.org')
    await page.locator('.user-form-error-msg:visible').waitFor()
  })
})
