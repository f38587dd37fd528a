import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { openDatabase } from '../../../adapters/server/sql/engine/index.js'
import { joinSite, readMails } from '../../composition/support/member-browser.js'
import { valueOf } from '../../support/value-of.js'
import { demoSite } from './demo-site.js'

const PASSWORD = 'seven green kettles'
/** Cards of the sandbox (docs/subscriptions.md). */
const CARDS = {
  refused: '4000 0000 0000 0002',
  paysOnce: '4000 0000 0000 0341',
  askedAlways: '4000 0027 6000 3184',
  askedOnce: '4000 0025 0000 3155',
}
const CHECKOUT = '[data-node-type=commerce-checkout-form-container]'
const CARD_FORM = '[data-wf-user-form-type=vitrine-change-card]'

const demo = demoSite()

/** The trials end now: at its start the site charges the due amounts. */
const endTrials = (): Promise<void> =>
  demo.whileStopped(async (folder) => {
    const database = valueOf(await openDatabase({ folder }))
    await database.query(
      `UPDATE subscription SET due_on = $1, period_end = $1, anchor_on = $1 WHERE status = 'trialing'`,
      [Date.now()],
    )
    await database.close()
  })

async function logIn(page: Page, email: string): Promise<void> {
  const form = page.locator('[data-wf-user-form-type=login]')
  await form.locator('input[type=email]').fill(email)
  await form.locator('input[type=password]').fill(PASSWORD)
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/user-account')
}

/** Types a card with keys alone, from its number on. */
async function typeCard(page: Page, scope: string, number: string): Promise<void> {
  const first = page.locator(`${scope} [data-wf-stripe-element-type=cardNumber] input`)
  await first.fill('')
  await first.focus()
  for (const text of [number, '12 / 40', '123']) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    if (text !== '123') await page.keyboard.press('Tab')
  }
}

/** Buys The Evening Circle, from its page to the confirmation. */
async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto(`${demo.origin}/product/evening-circle`)
  await page.getByText('every month, free for the first 14 days').waitFor()
  await page.getByText('Subscribe now').click()
  await page.waitForURL('**/checkout.html')
  const summary = page.locator('#content')
  await summary.getByText(`Today €0.00, then €9.00 every month from ${inDays(14)}`).waitFor()
  // The amount of today is read before the total of the renewals.
  await summary.locator('[data-vitrine-terms="above"] + *', { hasText: 'Total' }).first().waitFor()
  const billing = page.locator('[data-node-type=commerce-checkout-billing-address-wrapper]')
  await page.locator('#wf-ecom-email').fill(email)
  await typeCard(page, CHECKOUT, CARDS.paysOnce)
  await billing.getByLabel('Full Name').fill('Ada Lovelace')
  await page.locator('#wf-ecom-billing-street-address').fill('Am Markt 1')
  await page.locator('#wf-ecom-billing-city').fill('Jena')
  await page.locator('#wf-ecom-billing-zip').fill('07743')
  await page.locator('#wf-ecom-billing-country').selectOption('DE')
  await page.locator('[data-node-type=commerce-checkout-place-order-button]').click()
  await page.waitForURL('**/order-confirmation*')
  await page.getByText(`€9.00 every month from ${inDays(14)}`).waitFor()
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** The day that the list of subscriptions names, a number of months or days from today. */
const inDays = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000))
const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)

describe.each([
  ['wide', { width: 1280, height: 900 }],
  ['narrow', { width: 390, height: 800 }],
] as const)('a subscription on the demo’s pages, %s', (name, viewport) => {
  it('is bought, overdue, charged to another card, and ended', async () => {
    const email = `${name}@example.org`
    await joinSite(demo.origin, email, PASSWORD)
    const { page, axe } = await demo.open('/log-in', { viewport })
    page.on('dialog', (dialog) => void dialog.accept())
    await logIn(page, email)
    await page.getByText('You have no subscriptions.').waitFor()
    expect(await page.locator(CARD_FORM).isVisible()).toBe(false)

    await subscribe(page, email)
    await page.goto(`${demo.origin}/user-account`)
    const list = page.locator('.w-users-useraccountsubscriptionlist')
    await list.getByText(`every month from ${inDays(14)}`).waitFor()
    await page.getByText('The Evening Circle (… 0341)').waitFor({ state: 'attached' })
    expect([await axe(), await overflow(page)]).toEqual([[], 0])
    const owed = page.getByText('A payment for your subscription was refused.')
    expect(await owed.isVisible()).toBe(false)

    await endTrials()
    const told = (await readMails(demo.origin)).find(
      (mail) => mail.to === email && mail.text.includes('another card'),
    )
    expect(told?.subject).toBe('Your subscription could not be charged')
    await page.goto(told?.links[0] ?? '')
    await owed.waitFor()
    expect([await axe(), await overflow(page)]).toEqual([[], 0])

    await typeCard(page, CARD_FORM, '4242')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter the whole card number.').waitFor()
    await typeCard(page, CARD_FORM, CARDS.refused)
    await page.keyboard.press('Enter')
    await page.getByText('This card was refused.').waitFor()

    const bank = page.getByRole('dialog', { name: 'Test bank' })
    await typeCard(page, CARD_FORM, CARDS.askedAlways)
    await page.keyboard.press('Enter')
    await bank.waitFor()
    expect(await axe()).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('Your new card is saved, but the amount due').waitFor()
    expect([await axe(), await owed.isVisible()]).toEqual([[], true])

    await typeCard(page, CARD_FORM, CARDS.askedOnce)
    await page.keyboard.press('Enter')
    await bank.waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('From now on this card is charged.').waitFor()
    await page.getByText('The Evening Circle (… 3155)').waitFor({ state: 'attached' })
    await owed.waitFor({ state: 'hidden' })
    const today = new Date()
    const nextMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 0)).getUTCDate()
    const next = Date.UTC(
      today.getUTCFullYear(),
      today.getUTCMonth() + 1,
      Math.min(today.getUTCDate(), nextMonth),
    )
    await list.getByText(dayOf(new Date(next))).waitFor()
    expect([await axe(), await overflow(page)]).toEqual([[], 0])

    await list.getByRole('button', { name: 'End it The Evening Circle' }).focus()
    await page.keyboard.press('Enter')
    await list.getByText(`Lasts until ${dayOf(new Date(next))}`).waitFor()
    await list.getByText('Cancelled:').waitFor()
    await page.locator(CARD_FORM).waitFor({ state: 'hidden' })
    expect(await axe()).toEqual([])
  })
})

describe('a member without subscriptions', () => {
  it('loads no payment code with the account page', async () => {
    await joinSite(demo.origin, 'plain@example.org', PASSWORD)
    const { page } = await demo.open('/log-in')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await logIn(page, 'plain@example.org')
    await page.getByText('You have no subscriptions.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /checkout|sandbox|stripe|paypal/.test(path))).toEqual([])
  })
})
