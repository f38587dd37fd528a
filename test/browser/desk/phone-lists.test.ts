import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openOwnedDesk } from '../support/owned-desk.js'
import type { OwnedDesk } from '../support/owned-desk.js'
import { smallTargets } from '../support/small-targets.js'
import { serverAnswer } from '../support/server-answer.js'

const PHONE = { width: 390, height: 844 }
const FAILURE = 'The mailbox of this person is full (552 5.2.2), and has been so for two weeks'
const CHANGE =
  'enamel-mug: new option Colour (Blue, White), Size S renamed Small, Size XL removed with 2 variants'
const LONG_NAME = 'Donaudampfschifffahrt'.repeat(9)
const LISTS = [
  'orders',
  'products',
  'discounts',
  'members',
  'subscriptions',
  'forms',
  'files',
  'mails',
  'audit',
]
/** The page of an order or a member has them; a payment in its usual state needs no word. */
const LEFT_OUT = ['orders: Payment', 'members: Joined']

let browser: Browser
let desk: OwnedDesk

beforeAll(async () => {
  browser = await connectChromium()
  desk = await openOwnedDesk(browser, 4, { viewport: PHONE, hasTouch: true })
  const { page, urlOf } = desk
  for (const name of ['Bela', 'Cora']) {
    const fields = {
      'fields[Name]': name,
      'fields[Email]': `${name}@example.org`,
      'fields[Message]': 'In blue?',
    }
    const body = new URLSearchParams({ name: 'Contact', source: urlOf(''), ...fields })
    await fetch(urlOf('api/v1/form/abc'), { method: 'POST', body })
  }
  await desk.show('/members')
  await page.getByRole('button', { name: 'Import members' }).first().click()
  const table = {
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Email,Name\nida@example.org,Ida\n'),
  }
  await page.getByLabel('Table (CSV)').setInputFiles(table)
  await page.getByRole('button', { name: 'Import 1 member' }).click()
  await page.getByText('ida@example.org').first().waitFor()
  // The shop of the test sells no subscription, and its mails do not fail: the API answers as if they did.
  await page.route('**/vitrine/api', async (route) => {
    const answer = await serverAnswer(route)
    const { data, ...rest } = await answer.json()
    const at = new Date(Date.now() + 9 * 86_400_000).toISOString()
    if (data?.subscriptions)
      data.subscriptions.items = ['ACTIVE', 'TRIALING', 'CANCELED'].map((status) => ({
        id: status,
        status,
        productName: 'The Evening Circle',
        email: `${'long-address-'.repeat(12)}@example.org`,
        amount: { amountMinor: 1900, currency: 'EUR' },
        frequency: 1,
        interval: 'MONTH',
        nextChargeAt: at,
        periodEndsAt: at,
      }))
    if (data?.order)
      Object.assign(data.order, {
        name: LONG_NAME,
        shippingAddress: { ...data.order.shippingAddress, addressee: LONG_NAME, line1: LONG_NAME },
      })
    const [entry] = data?.audit?.items ?? []
    if (entry) Object.assign(entry, { operation: 'changeOptions', detail: CHANGE })
    const [mail] = data?.mails?.items ?? []
    if (mail) Object.assign(mail, { state: 'GIVEN_UP', failure: FAILURE, tries: 9 })
    await route.fulfill({ response: answer, json: { data, ...rest } })
  })
}, 240_000)
afterAll(async () => {
  await desk.close()
  await browser.close()
})

/** The columns whose text a row does not show, and texts that overlap. */
const faultsOf = (): Promise<readonly string[]> =>
  desk.page.evaluate(() => {
    const heads = [...document.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent)
    return [...document.querySelectorAll('.rows [role="row"]')].flatMap((row) => {
      const cells = [...row.querySelectorAll('[role="cell"]')]
      const hidden = cells.flatMap((cell, at) =>
        cell.textContent && !cell.checkVisibility() ? [`${heads[at]}`] : [],
      )
      /** The lines of a cell's text, as far as the cell shows them. */
      const boxes = cells.flatMap((cell, column) => {
        const { right: end } = cell.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(cell)
        return [...range.getClientRects()].flatMap(({ left, right, top, bottom, width }) =>
          width < 2 ? [] : [{ column, left, right: Math.min(right, end), top, bottom }],
        )
      })
      const overlaps = boxes.flatMap((one, at) =>
        boxes.slice(at + 1).filter((other) => {
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
          return one.column !== other.column && wide > 1 && high > 6
        }),
      )
      const isWide = boxes.some(({ right }) => right > innerWidth)
      return [...hidden, ...(overlaps.length > 0 ? ['overlap'] : []), ...(isWide ? ['cut off'] : [])]
    })
  })

it('shows all data of each list on a phone', async () => {
  for (const list of LISTS) {
    await desk.show(`/${list}`)
    const faults = new Set((await faultsOf()).map((fault) => `${list}: ${fault}`))
    expect([list, [...faults].filter((fault) => !LEFT_OUT.includes(fault))]).toEqual([list, []])
    expect([list, await smallTargets(desk.page), await desk.axe()]).toEqual([list, [], []])
  }
  await desk.show('/subscriptions')
  const rows = desk.page.getByRole('rowgroup').locator('[role="row"]')
  const day = String.raw`\d{1,2} \w{3,4} \d{4}`
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`Active[^]*${day}`)),
    expect.stringMatching(new RegExp(`Trial[^]*${day}`)),
    expect.stringMatching(new RegExp(`Cancelled[^]*Ends ${day}`)),
  ])
}, 240_000)

it('has entries of forms selected and marked on a phone', async () => {
  const { page } = desk
  await desk.show('/forms')
  await page.getByRole('checkbox', { name: 'Select the entry of Bela' }).tap()
  await page.getByText('1 entry selected').first().waitFor()
  await page.getByRole('button', { name: 'Mark as read' }).tap()
  await page.getByRole('region', { name: 'Selected entries' }).waitFor({ state: 'detached' })
  await eventually(async () => expect(await page.getByRole('img', { name: 'Unread' }).count()).toBe(1))
}, 240_000)

it('shows the whole detail of a change in the audit log, on a wide screen too', async () => {
  for (const screen of [{ width: 1280, height: 800 }, PHONE]) {
    await desk.page.setViewportSize(screen)
    await desk.show('/audit')
    const cell = desk.page.getByRole('cell', { name: CHANGE })
    await cell.waitFor()
    const [shown, whole] = await cell.evaluate((e) => [
      [e.clientWidth, e.clientHeight],
      [e.scrollWidth, e.scrollHeight],
    ])
    expect([screen.width, shown]).toEqual([screen.width, whole])
    await eventually(async () => expect(await faultsOf()).not.toContain('overlap'))
  }
}, 120_000)

it('shows a long name and address completely on the page of an order', async () => {
  const { page } = desk
  await desk.show('/orders')
  await page.getByRole('table').getByRole('link').first().tap()
  await page.locator('.side-part', { hasText: LONG_NAME }).first().waitFor()
  const cut = await page
    .locator('.side-part, .event > div')
    .evaluateAll((parts) => parts.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.className))
  expect(cut).toEqual([])
}, 240_000)

it('shows the whole reason for which a mail was not delivered', async () => {
  const { page } = desk
  await desk.show('/mails')
  await page.getByRole('table').getByRole('button', { name: / to / }).first().tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(FAILURE).waitFor()
  expect(await desk.axe()).toEqual([])
  await sheet.getByRole('button', { name: 'Try again' }).waitFor()
  await sheet.getByRole('button', { name: 'Close' }).last().tap()
  await sheet.waitFor({ state: 'detached' })
  expect([desk.problems, desk.errors]).toEqual([[], []])
}, 240_000)
