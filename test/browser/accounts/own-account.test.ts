import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { joinSite, readMails } from '../../composition/support/member-browser.js'
import { placeOrder } from '../../composition/support/place-order.js'
import type { OpenedPage } from '../support/open-page.js'
import { demoSite } from './demo-site.js'

const PASSWORD = 'seven green kettles'

const demo = demoSite()
afterEach(() => void jest.restoreAllMocks())

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('[data-wf-user-form-type=login] input[type=email]').fill(email)
  await page.locator('[data-wf-user-form-type=login] input[type=password]').fill(password)
  await page.locator('[data-wf-user-form-type=login] [type=submit]').click()
}

/** Leaves the page first: its requests would come after the end of the session. */
async function becomeGuest(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

const WIDE = { width: 1280, height: 900 }

/** The newest link of a kind that was mailed to an address. */
async function mailedLink(to: string, token: string): Promise<string> {
  const links = (await readMails(demo.origin)).filter((mail) => mail.to === to).flatMap((mail) => mail.links)
  return links.find((link) => link.includes(token)) ?? ''
}

/** The account page of the demo, as a new member who is logged in elsewhere as well. */
async function asMember(email: string, { slug = '', viewport = WIDE } = {}): Promise<OpenedPage> {
  const elsewhere = await joinSite(demo.origin, email, PASSWORD)
  if (slug) await placeOrder(elsewhere.commerce, { slug, email })
  const opened = await demo.open('/log-in', { viewport })
  await logIn(opened.page, email)
  await opened.page.waitForURL('**/user-account')
  return opened
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.outerHTML ?? '')

const form = (page: Page, type: string) => page.locator(`[data-wf-user-form-type=vitrine-${type}]`)

describe("one's own account on the demo's page", () => {
  it('is managed by keyboard: sessions, another password, the data', async () => {
    const { page, axe } = await asMember('ada@example.org', { slug: 'ida-table-lamp' })
    const sessions = page.locator('[data-vitrine-account=sessions] li')
    await sessions.first().getByText('Chrome').waitFor()
    const orders = page.locator('[data-vitrine-account=orders] li:visible')
    expect(await orders.allTextContents()).toEqual([expect.stringMatching(/1 × Ida.*\d/)])
    expect([await sessions.count(), await page.getByText('Log out there').count()]).toEqual([2, 1])
    expect(await axe()).toEqual([])
    await page.getByText('Log out there').focus()
    await page.keyboard.press('Enter')
    await sessions.nth(1).waitFor({ state: 'detached' })
    // The keyboard continues from the list, where the button was.
    expect(await focused(page)).toContain('data-vitrine-account="sessions"')

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
    const done = page.getByText('Changed. You are logged out everywhere else.')
    await done.waitFor()
    expect(await change.getByLabel('New password').inputValue()).toBe('')
    await change.getByLabel('Your password').fill('eleven quiet gardens')
    await change.getByLabel('New password').fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('Please choose another password').waitFor()
    expect(await done.isVisible()).toBe(false)

    const saved = page.waitForEvent('download')
    await form(page, 'export-account').getByLabel('Your password').fill('eleven quiet gardens')
    await page.keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toBe('account.json')
  })

  it('gets another address by the link mailed to it', async () => {
    const { page } = await asMember('grace@example.org')
    const change = form(page, 'change-email')
    await change.getByLabel('New e-mail address').fill('hopper@example.org')
    await change.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Please open the link we have sent').waitFor()
    await page.goto(await mailedLink('hopper@example.org', 'emailToken'))
    await page.getByText('Your new e-mail address is confirmed.').waitFor()
    expect(page.url()).not.toContain('emailToken')
  })

  it('asks for the code of an authenticator app in a dialog after its set-up', async () => {
    // A code is valid for thirty seconds of the site's clock, which only the test advances.
    const time = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const { page, axe } = await asMember('joan@example.org', { viewport: { width: 390, height: 800 } })
    await form(page, 'begin-factor').getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    expect(await focused(page)).toContain('factor-setup')
    const secret = (await page.locator('[data-vitrine-value=factor-secret]').textContent()) ?? ''
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    await form(page, 'turn-on-factor').getByLabel('Code').fill(app.generate())
    await page.keyboard.press('Enter')
    const codes = page.locator('[data-vitrine-value=factor-codes] li')
    await codes.first().waitFor()
    const [recovery = '', another = ''] = await codes.allTextContents()
    expect([await codes.count(), await axe()]).toEqual([10, []])
    expect(await focused(page)).toContain('factor-codes')

    await becomeGuest(page)
    await page.goto(`${demo.origin}/log-in`)
    const byScript = (code?: string) =>
      page.evaluate((it) => Reflect.get(window, 'Vitrine').user.logIn(it), {
        email: 'joan@example.org',
        password: PASSWORD,
        ...(code !== undefined && { code }),
      })
    expect(await byScript()).toMatchObject({ ok: false, code: 'AccountCodeNeeded', user: null })
    expect(await byScript(another)).toMatchObject({ ok: true, user: { email: 'joan@example.org' } })
    await becomeGuest(page)
    await page.goto(`${demo.origin}/log-in`)
    await logIn(page, 'joan@example.org')
    const dialog = page.getByRole('dialog', { name: 'Code of your authenticator app' })
    await dialog.getByText('Cancel').click()
    const said = page.locator('.w-users-userformerrorstate:visible')
    expect(await said.textContent()).toContain('Please enter the code.')
    await logIn(page, 'joan@example.org')
    await dialog.getByRole('textbox').fill('000000')
    await page.keyboard.press('Enter')
    await dialog.getByText('This code is not right').waitFor()
    expect(await axe()).toEqual([])
    // Each code is valid once: the code that turned the factor on is used, the next one is not.
    time.mockReturnValue(Date.now() + 30_000)
    await dialog.getByRole('textbox').fill(app.generate())
    await page.keyboard.press('Enter')
    await page.waitForURL('**/user-account')

    await form(page, 'turn-off-factor').getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox').fill(recovery)
    await page.keyboard.press('Enter')
    await form(page, 'begin-factor').waitFor()
  })

  it('logs in by a mailed link and by a passkey, and leads to the page of the form', async () => {
    const { page } = await asMember('mary@example.org')
    const context = page.context()
    const device = await context.newCDPSession(page)
    await device.send('WebAuthn.enable')
    const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const
    const addDevice = (): Promise<{ authenticatorId: string }> =>
      device.send('WebAuthn.addVirtualAuthenticator', {
        options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      })
    const { authenticatorId } = await addDevice()
    await form(page, 'add-passkey').getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    const passkeys = page.locator('[data-vitrine-account=passkeys] li')
    await passkeys.getByText('Chrome').waitFor()

    await becomeGuest(page)
    await page.goto(`${demo.origin}/log-in`)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL('**/user-account')
    await passkeys.getByRole('button').click()
    await passkeys.waitFor({ state: 'detached' })

    await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await addDevice()
    await becomeGuest(page)
    await page.goto(`${demo.origin}/log-in`)
    const told = new Promise<string>((tell) =>
      page.once('dialog', (dialog) => void dialog.accept().then(() => tell(dialog.message()))),
    )
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    expect(await told).toContain('No passkey was given.')

    await form(page, 'log-in-link').getByLabel('E-mail').fill('mary@example.org')
    await page.keyboard.press('Enter')
    await page.getByText('If you have an account').waitFor()
    const link = await mailedLink('mary@example.org', 'linkToken')
    await page.goto(link)
    await page.waitForURL('**/user-account')
    await page.goto(link)
    await page.getByRole('alert').getByText('This link is not valid here, or was used before.').waitFor()
  })

  it('is deleted at the request of its owner', async () => {
    const { page } = await asMember('leaving@example.org')
    page.once('dialog', (dialog) => void dialog.accept())
    await form(page, 'delete-account').getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${demo.origin}/`)
    await page.goto(`${demo.origin}/log-in`)
    await logIn(page, 'leaving@example.org')
    await page.getByText('That address and password do not belong together.').waitFor()
  })
})
