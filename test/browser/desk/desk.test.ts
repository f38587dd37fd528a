import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { makeDemoOrders } from '../../../composition/cli/orders/demo-orders.js'
import { startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { productSlug, skuId } from '../../../core/catalog/index.js'
import { openBrowser } from '../../composition/support/member-browser.js'
import { uploadFormFile } from '../../support/files/upload-form-file.js'
import { SHOWN_FIELDS } from '../../support/hostile/stranger-fields.js'
import type { ShownField } from '../../support/hostile/stranger-fields.js'
import { valueOf } from '../../support/value-of.js'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { faultyNames } from '../support/faulty-names.js'
import { smallTargets } from '../support/small-targets.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { serverAnswer } from '../support/server-answer.js'

const ORDERS = 6
const OWNER = { name: 'Ada Winter', email: 'ada@example.org', password: 'a long word of the owner' }

let browser: Browser
let site: RunningSite
let opened: OpenedPage
let page: Page
const problems: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'vitrine-desk-'))

beforeAll(async () => {
  cpSync('demo', folder, { recursive: true })
  writeFileSync(
    join(folder, 'jobs.html'),
    '<div class="w-form"><form data-name="Jobs"><div class="w-file-upload">' +
      '<input class="w-file-upload-input" type="file" name="CV"></div></form></div>',
  )
  const made = valueOf(await makeDemoOrders(folder, { count: ORDERS, site: 'main' }))
  expect(made).toContain(`${ORDERS} sample orders made`)
  site = valueOf(await startSite(folder, { port: 0, onError: (error) => problems.push(String(error)) }))
  browser = await connectChromium()
  opened = await openPage(browser, new URL('vitrine/orders?show=to-send', site.server.url).href, {
    locale: 'en-GB',
  })
  page = opened.page
}, 240_000)
afterAll(async () => {
  await opened.close()
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}
const type = (text: string): Promise<void> => page.keyboard.type(text)
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
/** The name of the control that has the focus, as it is written on or beside it. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const label = isField ? element.labels?.[0]?.textContent : null
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
  })
const hasFocus = (element: Element): boolean => element.contains(document.activeElement)
const tabTo = async (name: string): Promise<void> => {
  for (let tries = 0; (await focused()) !== name; tries += 1) {
    expect(tries).toBeLessThan(30)
    await press('Tab')
  }
}

/** Sends a query of another person who is signed in. */
const asAnother = (query: string, variables: object) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-vitrine-desk': '1' }
    return (await fetch('/vitrine/api', { method: 'POST', headers, body })).json()
  }, JSON.stringify({ query, variables }))

it('lets an owner sign in, find an order, send it and give a line back by keyboard alone', async () => {
  // The code of the first start creates the owner's access.
  await heading('Open the desk of Abend').waitFor()
  expect(await opened.axe()).toEqual([])
  await tabTo('Code')
  await type(site.firstOwnerCode?.code ?? '')
  await press('Tab')
  await type(OWNER.name)
  await press('Tab')
  await type(OWNER.email)
  await press('Tab')
  await type(OWNER.password)
  await press('Enter')

  // The address that was asked for is shown: the orders that wait.
  await heading('Orders').waitFor()
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await eventually(async () => expect(await rows.count()).toBe(ORDERS))
  expect(await opened.axe()).toEqual([])

  // Search by name; the address follows. The order is opened from the list.
  const name = 'Marco Bianchi'
  await press('/')
  await type(name)
  await eventually(async () => expect(await rows.count()).toBe(2))
  // The first letters of the name find the same row before the address has the rest.
  const searched = '?show=to-send&search=Marco+Bianchi'
  await eventually(async () => expect(new URL(page.url()).search).toBe(searched))
  await press('Escape', 'Escape')
  await eventually(async () => expect(await rows.count()).toBe(ORDERS))
  await press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).waitFor()
  await type(name)
  await page.getByRole('option', { name: new RegExp(name) }).waitFor()
  await press('Enter')
  await heading(/^[\w]{4}-[\w]{4}$/).waitFor()
  await page.getByRole('link', { name: 'marco.bianchi@example.org' }).waitFor()
  expect(await opened.axe()).toEqual([])

  // The order is sent, with carrier and tracking number.
  await press('f')
  await page.getByRole('dialog', { name: 'Send' }).waitFor()
  await eventually(async () => expect(await focused()).toBe('Carrier'))
  expect(await opened.axe()).toEqual([])
  await type('DHL')
  await press('Tab')
  await type('00340434161094042557')
  await press('Enter')
  const events = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await eventually(async () =>
    expect(await events.allInnerTexts()).toEqual([
      expect.stringMatching(/^Sent with DHL[^]*ada@example\.org[^]*00340434161094042557$/),
      expect.stringMatching(/^Placed[^]*Marco Bianchi$/),
    ]),
  )
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The button that opened the sheet is gone; the focus stays in the page: on its content or a control of it.
  await eventually(async () => expect(await page.locator('main').evaluate(hasFocus)).toBe(true))

  // A refund of one line, with the preview of the server.
  await press('r')
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Refund', exact: true }).waitFor()
  while (!(await focused()).startsWith('Pieces of ')) await press('Tab')
  await press('ArrowUp')
  await dialog.getByRole('button', { name: /^Refund €\d/ }).waitFor()
  // Shipping is chosen beside the line: all that is left of it, in a field that takes a part too.
  const before = await dialog.getByRole('button', { name: /^Refund €\d/ }).innerText()
  const chosen = dialog.getByRole('checkbox', { name: 'Refund shipping' })
  await chosen.click()
  expect(await dialog.getByLabel('Shipping in EUR').inputValue()).toMatch(/^\d+[.,]\d\d$/)
  await eventually(async () =>
    expect(await dialog.getByRole('button', { name: /^Refund €\d/ }).innerText()).not.toBe(before),
  )
  expect(await opened.axe()).toEqual([])
  await chosen.click()
  await dialog.getByRole('button', { name: before, exact: true }).waitFor()
  await tabTo('Reason')
  await type('Came back')
  await press('Tab', 'Tab', 'Enter')
  await eventually(async () =>
    expect((await events.allInnerTexts()).slice(0, 2)).toEqual([
      expect.stringMatching(/^€[\d.]+ refunded/),
      expect.stringMatching(/^Refund of €[\d.]+ asked for[^]*Came back$/),
    ]),
  )

  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // A note is added; its button, now without effect, gives the focus to the field.
  await press('n')
  await eventually(async () => expect(await focused()).toBe('Note'))
  await type('Wrapped twice')
  await press('Tab')
  expect(await focused()).toBe('Add the note')
  await press('Enter')
  await eventually(async () => expect((await events.allInnerTexts())[0]).toMatch(/Wrapped twice$/))
  await eventually(async () => expect(await focused()).toBe('Note'))
  await press('Tab')

  // Home counts what is left, and each count leads to its orders.
  await press('g', 'h')
  await heading(/, Ada$/).waitFor()
  await page.getByRole('link', { name: new RegExp(`${ORDERS - 2} orders to send`) }).waitFor()
  expect(await opened.axe()).toEqual([])
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('keeps the desk if the code of a page or a sheet does not load, and loads it with the connection', async () => {
  const context = page.context()
  const other = await context.newPage()
  await other.goto(new URL('vitrine/orders?show=to-send', site.server.url).href)
  await other.getByRole('checkbox', { name: /^Select all/ }).check()
  await context.setOffline(true)
  await other.getByRole('button', { name: 'Mark as sent' }).click()
  await other.getByText('This did not open').first().waitFor()
  await other.getByRole('link', { name: 'Discounts' }).click()
  await other.getByRole('heading', { name: 'No connection' }).waitFor()
  await context.setOffline(false)
  await other.getByRole('heading', { name: 'Discounts', level: 1 }).waitFor()
  await other.getByRole('link', { name: 'Orders' }).click()
  await other.getByRole('checkbox', { name: /^Select all/ }).check()
  await other.getByRole('button', { name: 'Mark as sent' }).click()
  await other.getByRole('dialog').waitFor()
  await other.close()
}, 300_000)

it('reads the list of a page before everything around it', async () => {
  const other = await page.context().newPage()
  const asked: string[] = []
  other.on('request', (request) => {
    if (request.url().endsWith('/vitrine/api')) asked.push(request.postDataJSON().operationName)
  })
  await other.goto(new URL('vitrine/products', site.server.url).href)
  await other
    .getByRole('link', { name: /^Orders/ })
    .getByText('waiting')
    .waitFor({ state: 'attached' })
  expect(asked).toEqual(['ReadSession', 'ListProducts', 'ReadCounts'])
  await other.close()
}, 300_000)

it('lets an owner add a passkey and invite a person, once they have signed in again', async () => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const
  const knows = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await devices.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...knows } })
  await press('g', 's')
  await heading('Settings').waitFor()
  await page.getByText('This browser').waitFor()
  expect(await opened.axe()).toEqual([])
  await tabTo('Add a passkey')
  await press('Enter')
  await page.getByRole('dialog', { name: 'Add a passkey' }).waitFor()
  await eventually(async () => expect(await focused()).toBe('Name'))
  await press('Enter')
  await page.getByRole('button', { name: 'Remove the passkey This device' }).waitFor()

  // The server requires a recent sign-in: the desk asks for it, and the invitation continues.
  await page.getByRole('link', { name: 'People' }).press('Enter')
  await page.getByRole('button', { name: 'Invite a person' }).waitFor()
  await tabTo('Invite a person')
  expect(await opened.axe()).toEqual([])
  let refused = 0
  await page.route('**/vitrine/api', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'InviteOwner' || refused > 0)
      return route.continue()
    refused += 1
    const errors = [{ message: 'Sign in again.', extensions: { code: 'PROOF_NEEDED' } }]
    return route.fulfill({ json: { errors } })
  })
  await press('Enter')
  await page.getByRole('dialog', { name: 'Invite' }).waitFor()
  await eventually(async () => expect(await focused()).toBe('Mail address'))
  expect(await opened.axe()).toEqual([])
  await type('eva@example.org')
  await press('Enter')
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor()
  await eventually(async () => expect(await focused()).toBe('Password'))
  await type(OWNER.password)
  await press('Enter')
  await page.getByText(/^([0-9a-f]{4}-){4}[0-9a-f]{4}$/).waitFor()
  expect(refused).toBe(1)
  await press('Escape')
  const role = page.getByRole('combobox', { name: 'Role of eva@example.org' })
  await role.focus()
  await press('ArrowDown')
  await eventually(async () => expect(await role.inputValue()).toBe('READ_ONLY'))
  await page.getByText('eva@example.org: Read only').waitFor()

  // The passkey signs in.
  await page.getByRole('button', { name: OWNER.name, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await heading('Settings').waitFor()
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('has only pages that a keyboard reaches and axe passes', async () => {
  for (const [key, name] of [
    ['f', 'Forms'],
    ['u', 'Subscriptions'],
    ['d', 'Discounts'],
    ['l', 'Health'],
    ['s', 'Settings'],
  ] as const) {
    await press('g', key)
    await heading(name).waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    const faults = [...(await opened.axe()), ...(await faultyNames(page))]
    expect([name, faults, await smallTargets(page)]).toEqual([name, [], []])
  }
  // Each page, its list and each result are announced to screen readers, and the controls name their subject.
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  for (const [key, name] of [
    ['o', 'Orders'],
    ['p', 'Products'],
    ['m', 'Members'],
    ['c', 'Collections'],
    ['i', 'Files'],
    ['e', 'Mails'],
    ['a', 'Audit log'],
  ] as const) {
    await press('g', key)
    await said(new RegExp(`^${name}$`)).waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    expect([name, await faultyNames(page), await smallTargets(page)]).toEqual([name, [], []])
  }
  await page.goto(new URL('vitrine/orders?search=xyzzy', site.server.url).href)
  await said('Orders: nothing found').waitFor({ state: 'attached' })

  // The palette finds goods and actions of every page; letters typed at once belong to it.
  await press('Control+k')
  await type('invite a mem')
  await page.getByRole('option', { name: 'Invite a member' }).waitFor()
  await press('Enter')
  await page.getByRole('dialog', { name: 'Invite a member' }).waitFor()
  await press('Escape')
  await eventually(async () => expect(await focused()).toBe('Invite a member'))
  await press('Control+k')
  await type('ida tab')
  await page.getByRole('option', { name: 'Ida Table Lamp' }).waitFor()
  await press('Enter')
  await heading('Ida Table Lamp').waitFor()
  await page.getByRole('region', { name: 'Manufacturer' }).waitFor()
  expect([await faultyNames(page), await smallTargets(page)]).toEqual([[], []])
  await page.getByRole('button', { name: 'New variant' }).waitFor()
  await press('Control+k')
  await type('new vari')
  await page.getByRole('option', { name: 'New variant' }).waitFor()
  await press('Enter')
  await page.getByRole('dialog', { name: 'New variant' }).waitFor()
  await press('Escape')
  await eventually(async () => expect(await focused()).toBe('New variant'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press('g', 'd')
  await heading('Discounts').waitFor()
  await press('c')
  const made = page.getByRole('dialog', { name: 'New discount' })
  await eventually(async () => expect(await focused()).toBe('Code'))
  await type('spring')
  await press('Enter')
  await made.getByText('Write a percentage above 0 and up to 100.').waitFor()
  expect(await opened.axe()).toEqual([])
  await tabTo('Percent')
  await type('12,5')
  await press('Enter')
  await page.getByRole('button', { name: 'Edit the discount SPRING' }).press('Enter')
  await page.getByRole('dialog', { name: 'Discount SPRING' }).getByLabel('Orders at most').fill('20')
  await press('Enter')
  await page.getByText('0 of 20').waitFor()
  await press('g', 's')
  await page.getByRole('link', { name: 'Mail texts' }).press('Enter')
  const mail = page.frameLocator('iframe[title="Preview: Order placed"]')
  await mail.getByText('Thank you for your order').first().waitFor()
  expect(await opened.axe()).toEqual([])
  const own = join(folder, 'vitrine-mails', 'orderPlaced.txt')
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Hello {nmae}')
  await page.getByText(/has the placeholder \{nmae\}/).waitFor()
  await text.fill('Hello {name}, we pack it today.\n\n{order}')
  await mail.getByText('we pack it today.').waitFor()
  await page.getByRole('button', { name: 'Save the text' }).press('Enter')
  await page.getByText('This text is the file').waitFor()
  expect(readFileSync(own, 'utf8')).toMatch(
    /^Subject: .+\n\nHello \{name\}, we pack it today\.\n\n\{order\}\n$/,
  )
  writeFileSync(own, 'Subject: By hand\n\nHi')
  await text.fill('Hello again')
  await page.getByRole('button', { name: 'Save the text' }).press('Enter')
  await page.getByText('The text was changed since you opened it.').waitFor()
  expect(await opened.axe()).toEqual([])
  await page.getByRole('button', { name: 'Show that text' }).press('Enter')
  await mail.getByText('Hi', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Restore the built-in text' }).press('Enter')
  await page.getByRole('button', { name: 'Remove your text' }).press('Enter')
  await mail.getByText('Thank you for your order').first().waitFor()
  expect(existsSync(own)).toBe(false)
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('shows the differences, changes settings in their file, and undoes the change', async () => {
  const file = join(folder, 'vitrine.json')
  const before = readFileSync(file, 'utf8')
  await page.getByRole('link', { name: 'Site', exact: true }).press('Enter')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('order')
  await page.getByLabel('Days of an order’s link').fill('soon')
  await press('Control+s')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('must be a whole number, zero or more').waitFor()
  expect(await opened.axe()).toEqual([])
  await press('Escape')
  await page.getByText('1 field to mend').waitFor()
  await page.getByLabel('Days of an order’s link').fill('14')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('shipping')
  await page.getByRole('button', { name: /^Standard/ }).press('Enter')
  await page.getByLabel('Description').fill('By bicycle')
  expect(await opened.axe()).toEqual([])
  await press('Control+s')
  await page.getByRole('dialog', { name: 'Save 2 changes?' }).getByText('14', { exact: true }).waitFor()
  expect(readFileSync(file, 'utf8')).toBe(before)

  // Another person changes one of these values and another one: the first is a conflict, the second stays.
  const theirs = { ...JSON.parse(before), orderLinkDays: 21, name: 'Abend Two' }
  writeFileSync(file, JSON.stringify(theirs, null, 2))
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await dialog.getByText(/^Another person has just changed 1 value of these/).waitFor()
  await dialog.getByText('orderLinkDays, just changed by another person').waitFor()
  await dialog.getByText('21', { exact: true }).waitFor()
  expect(await opened.axe()).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByRole('dialog', { name: 'Save 2 changes?' }).waitFor({ state: 'detached' })
  await page.getByText(/^Saved; used from the next start of the site/).waitFor()
  const { shipping, ...rest } = theirs as { readonly shipping: readonly object[] }
  const [first, ...others] = shipping
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...rest,
    shipping: [{ ...first, description: 'By bicycle' }, ...others],
    orderLinkDays: 14,
  })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('Change reverted').first().waitFor()
  // A message slides and does not fade: as long as it is seen, it is read.
  const moves = page.locator('.toast').first()
  expect(await moves.evaluate((toast) => getComputedStyle(toast).transitionProperty)).toBe('translate')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(theirs)
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('gives the endpoint of another program a new secret, which is shown once', async () => {
  await page.getByRole('link', { name: 'Webhooks' }).press('Enter')
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor()
  expect(await opened.axe()).toEqual([])

  // An endpoint of the settings, as the API answers it.
  const url = 'https://books.example.org/hooks'
  const endpoint = { url, kinds: ['order.placed'], rotatedAt: null, earlierSecretEndsAt: null }
  let sent: object | null = null
  await page.route('**/vitrine/api', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName === 'ListWebhookEndpoints')
      return route.fulfill({ json: { data: { webhookEndpoints: [endpoint] } } })
    if (operationName !== 'RotateWebhookSecret') return route.continue()
    sent = variables
    return route.fulfill({ json: { data: { rotateWebhookSecret: { secret: 'whsec_new', endpoint } } } })
  })
  await page.getByRole('link', { name: 'People' }).press('Enter')
  await page.reload()
  await page.getByRole('link', { name: 'Webhooks' }).press('Enter')
  await page.getByRole('button', { name: `New secret for ${url}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create a new secret?' })
  await eventually(async () => expect(await focused()).toContain('Within a day'))
  expect(await opened.axe()).toEqual([])
  await press('ArrowDown', 'Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(sent).toMatchObject({ url, atOnce: true })
  await page.getByRole('dialog', { name: 'The new secret' }).getByText('whsec_new').waitFor()
  expect(await opened.axe()).toEqual([])
  await press('Escape')
  await eventually(async () => expect(await focused()).toBe(`New secret for ${url}`))
  await page.getByText('whsec_new').waitFor({ state: 'detached' })
  await page.unroute('**/vitrine/api')
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('has the items of a collection edited in place, by the keyboard, and as a form', async () => {
  const file = join(folder, 'collections', 'notes.csv')
  mkdirSync(join(folder, 'collections'))
  writeFileSync(file, 'Name;Slug;Price;Item ID\nOak;oak;12;a1\nElm;elm;9;a2\n')
  await press('g', 'c')
  await page.getByRole('link', { name: /^Notes/ }).press('Enter')
  await heading('Notes').waitFor()
  const grid = page.getByRole('grid', { name: 'Notes' })
  const cell = (name: string) => grid.getByRole('gridcell', { name, exact: true })
  await cell('Oak').focus()
  expect(await opened.axe()).toEqual([])
  await press('ArrowRight', 'ArrowRight', 'Enter')
  await grid.getByRole('textbox', { name: 'Price of Oak' }).fill('many')
  await press('Enter')
  await page
    .getByText(/Price: write a number such as 12\.5.*You typed: many/)
    .first()
    .waitFor()
  await cell('12').waitFor()
  await cell('12').focus()
  await type('14')
  await press('Enter')
  await eventually(async () => expect(readFileSync(file, 'utf8')).toContain('Oak;oak;14;a1'))
  await eventually(async () => expect(await focused()).toBe('9'))
  await page.getByRole('button', { name: 'New item' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'New item' })
  await sheet.getByLabel('Name').fill('Ash')
  expect(await opened.axe()).toEqual([])
  await press('Enter')
  await cell('Ash').waitFor()
  expect(readFileSync(file, 'utf8')).toBe('Name;Slug;Price;Item ID\nOak;oak;14;a1\nElm;elm;9;a2\nAsh;ash;;\n')
  await grid.getByRole('button', { name: 'Open Elm' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Elm' })
    .getByRole('button', { name: 'Remove this item' })
    .press('Enter')
  await cell('Elm').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter')
  await cell('Elm').waitFor()
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('sends several orders at once, and shows changes of another person', async () => {
  await page.goto(new URL('vitrine/orders?show=to-send', site.server.url).href)
  const table = page.getByRole('table', { name: 'Orders' })
  const toSend = table.getByRole('rowgroup').getByRole('row')
  await eventually(async () => expect(await toSend.count()).toBe(ORDERS - 2))
  for (const row of [0, 1]) {
    await press('j')
    const number = await toSend.nth(row).getByRole('link').innerText()
    await eventually(async () => expect(await focused()).toBe(number))
    await press('x')
  }
  await page.getByRole('region', { name: 'Selected orders' }).getByText('2 orders selected').waitFor()
  await page.getByRole('status').filter({ hasText: '2 orders selected' }).waitFor({ state: 'attached' })
  await press('f')
  await page.getByRole('dialog', { name: 'Mark 2 orders as sent' }).waitFor()
  await eventually(async () => expect(await focused()).toBe('Carrier'))
  expect(await opened.axe()).toEqual([])
  await press('Enter')
  await eventually(async () => expect(await toSend.count()).toBe(ORDERS - 4))

  await toSend.getByRole('link').first().press('Enter')
  await heading(/^[\w]{4}-[\w]{4}$/).waitFor()
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Cancel the order' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
  await dialog.waitFor()
  await asAnother('mutation ($input: NoteOrderInput!) { noteOrder(input: $input) { __typename } }', {
    input: { key: 'of another', order: new URL(page.url()).pathname.split('/').at(-1), text: 'Call first' },
  })
  const cancel = dialog.getByRole('button', { name: 'Cancel the order' })
  await cancel.press('Enter')
  await dialog.getByText(/^Another person has just changed this/).waitFor()
  await page.getByText('Call first').waitFor()
  await cancel.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByText(/^Order [\w-]+ cancelled$/)
    .first()
    .waitFor()
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

/** Keeps the title of each page that is handed to a printer. */
const recordPrints = (): void => {
  Object.assign(window, { print: () => ((top as { printed?: string }).printed = document.title) })
}

it('prints, takes a return back, and answers a dispute by keyboard alone', async () => {
  const printed = async (title: RegExp): Promise<void> => {
    await eventually(async () =>
      expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toMatch(title),
    )
  }
  await page.addInitScript(recordPrints)
  await page.goto(new URL('vitrine/orders?show=to-send', site.server.url).href)
  const table = page.getByRole('table', { name: 'Orders' })
  await table.getByRole('link').first().waitFor()
  await press('j', 'x')
  await page.getByText('1 order selected').first().waitFor()
  await press('p')
  await printed(/^Packing slip - Abend$/)
  await press('Escape', 'j', 'Enter')
  await heading(/^[\w]{4}-[\w]{4}$/).waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await page.evaluate(() => Reflect.deleteProperty(window, 'printed'))
  await press('p')
  await printed(/^Packing slip - Abend$/)
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  expect(await menu.ariaSnapshot()).toMatch(
    /menuitem "Print the packing slip"\n.*menuitem "Print the invoice"\n[^]*menuitem "Cancel the order"/,
  )
  await press('ArrowDown', 'Enter')
  await printed(/^Invoice INV-\d+ - Abend$/)

  // The shopper withdraws on the site; the owner goes from Home to the refund.
  const { orders } = (await asAnother('{ orders { items { number name email fulfilment payment } } }', {}))
    .data
  const sent = orders.items.find(
    (one: { fulfilment: string; payment: string }) =>
      one.fulfilment === 'FULFILLED' && one.payment === 'PAID',
  )
  const declaration = { number: sent.number, name: sent.name, email: sent.email, statement: 'Too tall' }
  const answered = await fetch(new URL('vitrine/withdraw', site.server.url), {
    method: 'POST',
    headers: { Origin: site.server.url.replace(/\/$/, ''), 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ ...declaration, step: 'confirm', confirmed: '1' }),
  })
  expect(answered.status).toBe(200)
  await page.goto(new URL('vitrine', site.server.url).href)
  await page.getByRole('link', { name: /^1 return/ }).press('Enter')
  await table.getByRole('link', { name: sent.number }).waitFor()
  await press('j', 'Enter')
  const returns = page.getByRole('region', { name: 'Returns' })
  await returns.waitFor()
  expect(await returns.ariaSnapshot()).toMatch(/blockquote: Too tall\n.*button "Accept"\n.*button "Refuse"/)
  await returns.getByRole('button', { name: 'Accept' }).press('Enter')
  const accept = page.getByRole('dialog', { name: 'Accept the return' })
  await accept.waitFor()
  expect([await opened.axe(), await accept.ariaSnapshot()]).toEqual([
    [],
    expect.stringMatching(
      /blockquote: Too tall[^]*textbox "Pieces of [^]*button "Not now"\n.*button "Accept"/,
    ),
  ])
  await accept.getByRole('button', { name: 'Accept' }).press('Enter')
  await returns.getByText('Goods expected', { exact: true }).waitFor()
  await returns.getByRole('button', { name: 'Goods received' }).press('Enter')
  await returns.getByRole('button', { name: 'Refund these items' }).press('Enter')
  const refund = page.getByRole('dialog', { name: 'Refund' })
  await refund.getByRole('button', { name: /^Refund €\d/ }).press('Enter')
  await refund.waitFor({ state: 'detached' })
  await returns.getByText('Refunded', { exact: true }).waitFor()
  const events = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await eventually(async () => expect((await events.allInnerTexts())[0]).toMatch(/^€[\d.,]+ refunded/))

  // The provider of test payments has no disputes: the API's answer contains one.
  const dueAt = new Date(Date.now() + 3_600_000).toISOString()
  await page.route('**/vitrine/api', async (route) => {
    const asked = route.request().postDataJSON()
    if (asked.variables?.filter?.disputed) asked.variables.filter = {}
    const answer = await serverAnswer(route, { postData: JSON.stringify(asked) })
    const { data, ...rest } = await answer.json()
    if (data?.home) Object.assign(data.home, { disputed: 1, disputeDueAt: dueAt })
    if (data?.order) {
      Object.assign(data.order, { payment: 'DISPUTED', actions: ['NOTE'] })
      Object.assign(data.order.money, { disputeDueAt: dueAt })
    }
    await route.fulfill({ response: answer, json: { data, ...rest } })
  })
  await page.goto(new URL('vitrine', site.server.url).href)
  const disputed = page.getByRole('link', { name: /^1 disputed payment/ })
  await disputed.waitFor()
  const until = /Answer at your payment provider until (today|\d+ \w+), \d{1,2}:\d\d\./
  expect(await disputed.innerText()).toMatch(until)
  await disputed.press('Enter')
  await table.getByRole('link').first().waitFor()
  await press('j', 'Enter')
  const notice = page.getByRole('alert')
  await notice.waitFor()
  expect(await notice.ariaSnapshot()).toMatch(until)
  expect(await page.getByRole('button', { name: 'Refund' }).count()).toBe(0)
  expect(await opened.axe()).toEqual([])
  await page.unroute('**/vitrine/api')
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('adds a delivery and ends a code by keyboard alone', async () => {
  await page.goto(new URL('vitrine/products/glow-bulbs', site.server.url).href)
  await heading('Glow Bulbs').waitFor()
  const stock = page.getByRole('textbox', { name: /^Stock of / })
  const before = Number(await stock.inputValue())
  await tabTo('Add a delivery')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a delivery' })
  await eventually(async () => expect(await focused()).toBe('Pieces'))
  expect([await opened.axe(), await dialog.ariaSnapshot()]).toEqual([
    [],
    expect.stringMatching(
      /textbox "Pieces"[^]*added to what is in stock[^]*button "Add to the stock" \[disabled\]/,
    ),
  ])
  await type('six')
  await dialog.getByText('Write a whole number of pieces.').waitFor()
  await press('Control+a')
  await type('6')
  await press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await eventually(async () => expect(await stock.inputValue()).toBe(`${before + 6}`))
  await eventually(async () => expect(await focused()).toBe('Add a delivery'))

  await press('g', 'd')
  await heading('Discounts').waitFor()
  await page.getByRole('button', { name: 'End SPRING' }).press('Enter')
  const end = page.getByRole('dialog', { name: 'End SPRING?' })
  await end.waitFor()
  expect([await opened.axe(), await end.ariaSnapshot()]).toEqual([
    [],
    expect.stringMatching(/heading "End SPRING\?"[^]*New orders cannot use it[^]*button "End it now"/),
  ])
  await tabTo('End it now')
  await press('Enter')
  await end.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: 'SPRING' })
  await row.getByText('Ended').waitFor()
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('shows the changes of a product before saving, also after another person’s edit', async () => {
  await page.goto(new URL('vitrine/products', site.server.url).href)
  await heading('Products').waitFor()
  await page.getByRole('link', { name: 'Ida Table Lamp' }).waitFor()
  expect(await opened.axe()).toEqual([])
  await press('j')
  await eventually(async () => expect(await focused()).toBe('Ida Table Lamp'))
  await press('Enter')
  await heading('Ida Table Lamp').waitFor()
  const price = page.getByRole('textbox', { name: 'Price of Clay / Small', exact: true })
  await price.fill('none')
  await page.getByText('1 field to mend').waitFor()
  expect(await opened.axe()).toEqual([])
  await price.fill('179')
  await page.getByRole('textbox', { name: 'Stock of Clay / Small' }).fill('3')
  await press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save 2 changes?' })
  await dialog.waitFor()
  expect(await opened.axe()).toEqual([])
  const { version } = (await asAnother('{ product(id: "ida-table-lamp") { version } }', {})).data.product
  await asAnother('mutation ($input: EditProductInput!) { editProduct(input: $input) { __typename } }', {
    input: {
      key: 'of another, later',
      id: 'ida-table-lamp',
      version,
      name: 'Ida',
    },
  })
  await press('Enter')
  await dialog.getByText(/^Another person has just changed this/).waitFor()
  await page.locator('h1', { hasText: /^Ida$/ }).waitFor()
  await press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Use the file’s price for Clay / Small' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Stock of Clay / Small' }).inputValue()).toBe('3')
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('edits a product in the catalogue file, and imports a table once it has shown each line', async () => {
  const file = join(folder, 'catalogue.csv')
  const before = readFileSync(file, 'utf8')
  await page.getByRole('button', { name: 'Add: Manufacturer' }).press('Enter')
  const maker = page.getByRole('dialog', { name: 'Manufacturer' })
  await eventually(async () => expect(await focused()).toBe('Name'))
  await type('Abend Works')
  expect(await opened.axe()).toEqual([])
  await press('Enter')
  await maker.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Manufacturer' }).getByText('Abend Works').waitFor()
  const [header = '', first = '', ...others] = before.split('\n')
  const after = readFileSync(file, 'utf8').split('\n')
  expect(after.slice(2)).toEqual(others)
  expect(after[0]).toBe(`${header.trimEnd()},Manufacturer`)
  expect(after[1]).toContain('Abend Works')
  expect(first).toContain('ida-table-lamp')

  // The order of pictures: a new one becomes the main picture by its button, and the focus goes along.
  await page.getByRole('button', { name: 'Edit: Pictures' }).press('Enter')
  const pictures = page.getByRole('dialog', { name: 'Pictures' })
  const clay = pictures.getByRole('group', { name: 'Pictures of Clay / Small' })
  await clay.getByPlaceholder('/images/lamp.jpg').fill('/images/ida-moss.svg')
  await press('Enter')
  const steps = [
    ['up', 3],
    ['down', 4],
    ['up', 3],
    ['up', 2],
    ['up', 1],
  ] as const
  for (const [way, place] of steps) {
    await clay.getByRole('button', { name: `Move ida-moss.svg ${way}` }).press('Enter')
    await clay.getByText(`ida-moss.svg is picture ${place} of 4.`).waitFor({ state: 'attached' })
    await eventually(async () =>
      expect(await focused()).toBe(`Move ida-moss.svg ${way}, Pictures of Clay / Small`),
    )
  }
  expect(await opened.axe()).toEqual([])
  await pictures.getByRole('button', { name: 'Save' }).press('Enter')
  await pictures.waitFor({ state: 'detached' })
  expect(readFileSync(file, 'utf8').split('\n')[1]).toContain(',/images/ida-moss.svg,/images/ida-clay.svg;')

  await page.getByRole('button', { name: 'Move: Place in the list' }).press('Enter')
  await page.getByRole('dialog', { name: 'Place in the list' }).getByLabel('Place').fill('2')
  expect(await opened.axe()).toEqual([])
  await press('Enter')
  await page.getByText(/^2 of \d+ products/).waitFor()

  // A value that the option does not have yet makes a variant of a new value; the shop sells it without a restart.
  await page.getByRole('button', { name: 'New variant' }).press('Enter')
  const variant = page.getByRole('dialog', { name: 'New variant' })
  for (const [label, value] of [
    ['Colour', 'clay'],
    ['Size', 'Small'],
    ['SKU', 'IDA-CLA-M'],
    ['Price in EUR', '209'],
    ['Stock', '4'],
  ] as const)
    await variant.getByLabel(label, { exact: true }).fill(value)
  expect(await opened.axe()).toEqual([])
  await press('Enter')
  await variant.getByText('The product has the variant Clay / Small already.').waitFor()
  await variant.getByLabel('Size', { exact: true }).fill('Medium')
  await press('Enter')
  await variant.waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox', { name: 'Stock of Clay / Medium' }).inputValue()).toBe('4')

  // A renamed value keeps its variants; a new one makes some, with code and price filled in; one in stock asks first.
  await page.getByRole('button', { name: 'Options', exact: true }).press('Enter')
  const options = page.getByRole('dialog', { name: 'Options' })
  await options.getByLabel('Value Small').fill('Little')
  await options.getByRole('button', { name: 'Move Little down' }).press('Enter')
  await options.getByText(/Little is value 2 of \d/).waitFor({ state: 'attached' })
  await options.getByRole('textbox', { name: /^New values of Size/ }).fill('Huge, Little')
  await press('Enter')
  await options.getByText('4 new variants', { exact: true }).waitFor()
  await options
    .getByRole('checkbox', { name: /\/ Huge$/ })
    .last()
    .press('Space')
  await options.getByText('3 new variants', { exact: true }).waitFor()
  expect(await opened.axe()).toEqual([])
  await options.getByRole('button', { name: 'Save' }).press('Enter')
  await options.waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: 'Stock of Clay / Huge' }).waitFor()
  await page.getByRole('button', { name: 'Options', exact: true }).press('Enter')
  await options.getByRole('button', { name: 'Remove Medium' }).press('Enter')
  await options.getByRole('button', { name: 'Save' }).press('Enter')
  await options.getByText(/Clay \/ Medium: 4 pieces in stock/).waitFor()
  expect(await opened.axe()).toEqual([])
  await options.getByRole('button', { name: 'Remove 1 variant and save' }).press('Enter')
  await options.waitFor({ state: 'detached' })

  await press('g', 'p')
  await heading('Products').waitFor()
  expect(await opened.axe()).toEqual([])
  await page.getByRole('button', { name: 'Import products' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Import products' })
  const table = (price: string) => ({
    name: 'table.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Product Handle,Product Name,Variant Price\nnew-lamp,New lamp,${price}\n`),
  })
  const choose = sheet.getByLabel('Table (CSV)')
  await choose.setInputFiles(table('many'))
  await sheet.getByText(/"many" is not an amount of EUR/).waitFor()
  expect(await opened.axe()).toEqual([])
  expect(await sheet.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await choose.setInputFiles(table('12.00'))
  await sheet.getByText('1 line added').waitFor()
  await sheet.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await sheet.waitFor({ state: 'detached' })
  expect(readFileSync(file, 'utf8')).toContain('\nnew-lamp,New lamp,')
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('replies to a form entry by mail, and stores the reply with it', async () => {
  const fields = {
    'fields[Name]': 'Clara',
    'fields[Email]': 'clara@example.org',
    'fields[Message]': 'In blue?',
  }
  const body = new URLSearchParams({ name: 'Contact', source: site.server.url, ...fields })
  await fetch(new URL('/api/v1/form/abc', site.server.url), { method: 'POST', body })
  // Another entry has a file that did not arrive: it shows a notice, and can be answered like any other.
  const lost = new URLSearchParams({ name: 'Jobs', source: site.server.url, 'fileUploads[CV]': 'gone' })
  lost.set('fields[Name]', 'Dora')
  lost.set('fields[Email]', 'dora@example.org')
  await fetch(new URL('/api/v1/form/abc', site.server.url), { method: 'POST', body: lost })
  await press('g', 'f')
  await heading('Forms').waitFor()
  await page.getByRole('link', { name: 'Dora' }).press('Enter')
  await heading('Dora').waitFor()
  expect(await page.getByRole('region', { name: 'Files' }).ariaSnapshot()).toContain(
    'CV: the file did not arrive, or was removed',
  )
  await press('r')
  await eventually(async () => expect(await focused()).toBe('Text'))
  await type('Please send it again.')
  await tabTo('Send')
  await press('Enter')
  await page.getByRole('region', { name: `Answer of ${OWNER.email}` }).waitFor()
  await press('g', 'f')
  await heading('Forms').waitFor()
  await page.getByRole('link', { name: 'Clara' }).press('Enter')
  await heading('Clara').waitFor()
  await press('r')
  const dialog = page.getByRole('dialog', { name: 'Reply' })
  await eventually(async () => expect(await focused()).toBe('Text'))
  await type('Yes, in blue too.')
  expect(await opened.axe()).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('region', { name: `Answer of ${OWNER.email}` })
    .getByText('Yes, in blue too.')
    .waitFor()
  expect(await opened.axe()).toEqual([])
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('lists the stored files, saves one, and removes one after it has shown its users', async () => {
  const form = new URL('/api/v1/form/abc', site.server.url).href
  const fileId = await uploadFormFile(form, 'cv.pdf')
  const body = new URLSearchParams({ name: 'Jobs', source: site.server.url, 'fileUploads[CV]': fileId })
  body.set('fields[Name]', 'Bela')
  await fetch(form, { method: 'POST', body })

  await press('g', 'i')
  await heading('Files').waitFor()
  const rows = page.getByRole('table', { name: 'Files' }).getByRole('rowgroup').getByRole('row')
  await eventually(async () => expect(await rows.count()).toBe(2))
  expect(await opened.axe()).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save cv.pdf' }).press('Enter')
  expect((await saving).suggestedFilename()).toBe('cv.pdf')
  const dialog = page.getByRole('dialog', { name: 'Remove the file?' })
  await page.getByRole('link', { name: 'Downloads', exact: true }).press('Enter')
  await eventually(async () => expect(await rows.count()).toBe(1))
  expect(new URL(page.url()).search).toBe('?show=downloads')
  await page.getByRole('button', { name: 'Remove evening-light-guide.pdf' }).press('Enter')
  await dialog.getByText(/Take it out of what they sell first/).waitFor()
  expect(await dialog.getByRole('button', { name: 'Remove it' }).isDisabled()).toBe(true)
  expect(await opened.axe()).toEqual([])
  await press('Escape')
  await eventually(async () => expect(await focused()).toBe('Remove evening-light-guide.pdf'))
  await page.getByRole('link', { name: 'All', exact: true }).press('Enter')
  await eventually(async () => expect(await rows.count()).toBe(2))
  await press('/')
  await type('cv')
  await eventually(async () => expect(await rows.count()).toBe(1))
  await page.getByRole('button', { name: 'Remove cv.pdf' }).press('Enter')
  await dialog.getByText(/^It came with an entry of the form Jobs/).waitFor()
  expect(await opened.axe()).toEqual([])
  await dialog.getByRole('button', { name: 'Remove it' }).press('Enter')
  await page.getByText('No file matches “cv”').waitFor()
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('invites a member, keeps a note and bans them, by the keyboard', async () => {
  await press('g', 'm')
  await heading('Members').waitFor()
  expect(await opened.axe()).toEqual([])
  await press('c')
  const dialog = page.getByRole('dialog', { name: 'Invite a member' })
  await eventually(async () => expect(await focused()).toBe('Mail address'))
  await type('mara@example.org')
  await press('Tab')
  await type('Mara')
  expect(await opened.axe()).toEqual([])
  await press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await heading('Mara').waitFor()
  await press('n')
  await eventually(async () => expect(await focused()).toBe('Note'))
  await type('Calls on Fridays.')
  await press('Control+Enter')
  await page.getByRole('status').filter({ hasText: 'Note kept' }).waitFor({ state: 'attached' })
  await page
    .getByRole('listitem')
    .filter({ hasText: `Note by ${OWNER.email}` })
    .waitFor()
  expect(await opened.axe()).toEqual([])
  await page.getByRole('button', { name: 'Ban' }).press('Enter')
  await page.getByRole('dialog', { name: 'Ban Mara?' }).getByRole('button', { name: 'Ban' }).press('Enter')
  await page.getByRole('button', { name: 'Let in again' }).press('Enter')
  const unban = page.getByRole('dialog', { name: 'Let Mara in again?' })
  await unban.getByRole('button', { name: 'Let in again' }).press('Enter')
  await unban.waitFor({ state: 'detached' })

  // Members who never logged in are invited in steps.
  await press('Escape')
  await page.getByText('1 member has not logged in here yet.').waitFor()
  expect(await opened.axe()).toEqual([])
  await page.getByRole('button', { name: 'Invite them' }).press('Enter')
  const start = page.getByRole('dialog', { name: 'Invite 1 member' })
  await eventually(async () => expect(await focused()).toBe('Mails an hour'))
  expect(await opened.axe()).toEqual([])
  await start.getByRole('button', { name: 'Begin' }).press('Enter')
  await page.getByText(/of 1 member invited/).waitFor()
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  const stop = page.getByRole('dialog', { name: 'Stop the invitations?' })
  await stop.getByRole('button', { name: 'Stop' }).press('Enter')
  await page.getByText('1 member has not logged in here yet.').waitFor()

  // A table is imported once no line is faulty.
  await page.getByRole('button', { name: 'Import members' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Import members' })
  const table = (third: string) => ({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,Name\nida@example.org,Ida\nole@example.org,Ole\n${third},Una\n`),
  })
  const choose = sheet.getByLabel('Table (CSV)')
  await choose.setInputFiles(table('una'))
  await sheet.getByText('1 to mend').waitFor()
  expect(await opened.axe()).toEqual([])
  expect(await sheet.getByRole('button', { name: /^Import/ }).isDisabled()).toBe(true)
  await choose.setInputFiles(table('una@example.org'))
  await sheet.getByRole('button', { name: 'Import 3 members' }).press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('una@example.org').first().waitFor()
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it("writes amounts in the person's format, and does not move under reduced motion", async () => {
  const storageState = await page.context().storageState()
  const german = await openPage(browser, new URL('vitrine/products/ida-table-lamp', site.server.url).href, {
    locale: 'de-DE',
    reducedMotion: 'reduce',
    storageState,
  })
  const { page: own } = german
  await own.evaluate(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    addEventListener('transitionrun', ({ target, propertyName }) => {
      begun.push(`${propertyName} of ${(target as Element).className}`)
    })
  })
  const price = own.getByRole('textbox', { name: /^Price of Clay/ }).first()
  await own.getByRole('region', { name: 'Manufacturer' }).waitFor()
  expect(await price.inputValue()).toMatch(/^\d{3},00$/)
  // The amount may mean one thousand five hundred, so the desk asks for another notation.
  await price.fill('1.500')
  await own.getByText('Write an amount such as 12,50.').waitFor()
  await price.fill('1500,5')
  await own.keyboard.press('Control+s')
  const dialog = own.getByRole('dialog', { name: 'Save 1 change?' })
  await dialog.getByText('1500,50').waitFor()
  await own.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await own.getByRole('button', { name: 'Discard' }).click()

  // The changes of one person, each with a link to its subject; the keyboard reaches the rows.
  await own.getByRole('link', { name: 'Audit log' }).click()
  await own.getByRole('table', { name: 'Audit log' }).waitFor()
  const people = own.getByRole('combobox', { name: 'Changes by' })
  await people.focus()
  await own.keyboard.press('ArrowDown')
  await own.waitForURL(/\?by=/)
  expect(await german.axe()).toEqual([])
  await own.locator('main').focus()
  for (const row of [0, 1, 2]) {
    await own.keyboard.press('j')
    await eventually(async () =>
      expect(await own.locator(`[data-row="${row}"]`).evaluate(hasFocus)).toBe(true),
    )
  }
  await people.selectOption('')
  await own.getByRole('link', { name: 'Note added to a member' }).first().press('Enter')
  await own.getByRole('heading', { name: 'Mara', level: 1 }).waitFor()
  expect([await own.evaluate(() => Reflect.get(window, 'begun')), german.problems]).toEqual([[], []])
  await german.close()
}, 300_000)

/** Sends a text of its own in each field of the visitors' API that the desk shows; answers the order. */
async function sendMarkup(shown: Readonly<Record<ShownField, string>>): Promise<string> {
  const { commerce, entrance } = openBrowser(site.server.url)
  valueOf(
    await entrance.signUp({
      email: 'mallory@example.org',
      name: shown['usysCreateUser.name'],
      password: 'seven green kettles',
      acceptPrivacy: true,
      acceptCommunications: false,
      ...{ inviteToken: null, captchaToken: null, redirectPath: null },
      entries: [
        {
          id: '5a1c0ffee0ba7a11c0de000000000001',
          type: 'PlainText',
          value: { tag: 'text', text: shown['usysCreateUser.data.plainText.value'] },
        },
      ],
    }),
  )
  const { product } = valueOf(await commerce.readProduct({ slug: productSlug('glow-bulbs') }))
  const sku = product.skus[0]?.id ?? skuId('none')
  valueOf(await commerce.addToCart({ skuId: sku, count: 1, buyNow: false, key: 'add' }))
  valueOf(await commerce.updateIdentity('mallory@example.org'))
  const address = {
    addressee: shown['ecommerceUpdateAddress.addressee'],
    line1: shown['ecommerceUpdateAddress.line1'],
    line2: shown['ecommerceUpdateAddress.line2'],
    city: shown['ecommerceUpdateAddress.city'],
    state: shown['ecommerceUpdateAddress.state'],
    postalCode: shown['ecommerceUpdateAddress.postalCode'],
    country: 'DE',
  }
  valueOf(await commerce.updateAddress({ kind: 'shipping', address }))
  valueOf(await commerce.updateAddress({ kind: 'billing', address }))
  const [name, textArea, textInput] = (['name', 'textArea', 'textInput'] as const).map(
    (field) => shown[`ecommerceUpdateCustomData.customData.${field}`],
  )
  valueOf(
    await commerce.updateCustomData([
      { name: name ?? '', textArea: textArea ?? '', textInput: null, checkbox: null },
      { name: 'One line', textArea: null, textInput: textInput ?? '', checkbox: null },
    ]),
  )
  expect((await commerce.applyDiscount(shown['ecommerceApplyDiscount.discountCode'])).ok).toBe(false)
  const { order } = valueOf(await commerce.readCart())
  valueOf(await commerce.updateShippingMethod(order?.shippingMethods[0]?.id ?? null))
  valueOf(await commerce.storePaymentMethod({ provider: 'sandbox', token: 'sandbox_visa_12_2034' }))
  const answer = valueOf(await commerce.submitOrder({ key: 'submit' }))
  return answer.tag === 'accepted' ? answer.orderId : ''
}

it('shows markup of strangers as text', async () => {
  const markup = '<img src=/none.svg onerror="window.escaped=1"><script>window.escaped=1</script>'
  const form = new URL('/api/v1/form/abc', site.server.url).href
  const fileId = await uploadFormFile(form, '<img src=x onerror=escaped=1>.pdf')
  const body = new URLSearchParams({ name: 'Jobs', source: site.server.url, 'fileUploads[CV]': fileId })
  body.set('fields[Name]', markup)
  body.set('fields[Email]', 'mallory@example.org')
  await fetch(form, { method: 'POST', body })
  const shown = Object.fromEntries(
    SHOWN_FIELDS.map((field, at) => [field, `<img src=x onerror=escaped=1>${at}`]),
  ) as Readonly<Record<ShownField, string>>
  const order = await sendMarkup(shown)
  await asAnother('mutation ($input: NoteOrderInput!) { noteOrder(input: $input) { __typename } }', {
    input: { key: 'a note', order, text: markup },
  })
  const seen: string[] = []
  const nothingRan = async (told = markup.slice(0, 20)): Promise<void> => {
    await page.getByText(told).first().waitFor()
    const found = await page.evaluate(() => [
      'escaped' in window,
      document.querySelectorAll('main :is(script, [onerror])').length,
    ])
    expect(found).toEqual([false, 0])
    seen.push(await page.locator('main').innerText())
  }
  await page.goto(new URL(`vitrine/orders/${order}`, site.server.url).href)
  await nothingRan()
  await press('g', 'm')
  await heading('Members').waitFor()
  await nothingRan(shown['usysCreateUser.name'])
  await page.getByRole('link', { name: shown['usysCreateUser.name'] }).press('Enter')
  await page.getByRole('heading', { name: shown['usysCreateUser.name'], level: 1 }).waitFor()
  await nothingRan(shown['usysCreateUser.data.plainText.value'])
  await press('g', 'd')
  await heading('Discounts').waitFor()
  await nothingRan('SPRING')
  // A refused code is stored nowhere; all other texts are shown.
  const missing = SHOWN_FIELDS.filter((field) => !seen.some((text) => text.includes(shown[field])))
  expect(missing).toEqual(['ecommerceApplyDiscount.discountCode'])
  await press('g', 'i')
  await heading('Files').waitFor()
  await nothingRan('img src=x')
  await press('g', 'f')
  await heading('Forms').waitFor()
  await nothingRan()
  await page.getByRole('link', { name: markup }).press('Enter')
  await nothingRan()
  expect([opened.problems, problems]).toEqual([[], []])
}, 300_000)

it('shows the changes of an order opened by its number, and a link on a missing page', async () => {
  const { data } = await asAnother('{ orders(first: 1) { items { id number } } }', {})
  const [order] = data.orders.items
  const other = await page.context().newPage()
  await other.goto(new URL(`vitrine/orders/${order.number}`, site.server.url).href)
  await other.getByLabel('Note', { exact: true }).fill('Found by its number')
  await other.getByRole('button', { name: 'Add the note' }).click()
  await other.getByRole('region', { name: 'History' }).getByText('Found by its number').waitFor()
  expect(new URL(other.url()).pathname).toBe(`/vitrine/orders/${order.id}`)

  for (const list of ['orders', 'products', 'members', 'subscriptions', 'forms', 'collections']) {
    await other.goto(new URL(`vitrine/${list}/nothing`, site.server.url).href)
    await other.getByRole('heading', { name: /not found$/ }).waitFor()
    await other.locator('.empty').getByRole('link').click()
    await other.waitForURL(`**/vitrine/${list}`)
  }
  await other.close()
}, 300_000)

const SCREENS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

it.each(SCREENS)(
  'has accessible open menus, dialogs and messages: %j',
  async (screen) => {
    const { width, colorScheme } = screen
    const storageState = await page.context().storageState()
    const { data } = await asAnother('{ orders { items { id payment } } }', {})
    const { id } = data.orders.items.find((one: { payment: string }) => one.payment === 'PAID')
    const address = new URL(`vitrine/orders/${id}`, site.server.url).href
    const own = await openPage(browser, address, {
      viewport: { width, height: 800 },
      hasTouch: width < 760,
      ...{ colorScheme, storageState, locale: 'en-GB' },
    })
    const { page: other } = own
    const showsNoFault = async (what: string): Promise<void> =>
      expect([what, await own.axe()]).toEqual([what, []])
    const go = async (key: string, name: string): Promise<void> => {
      await other.getByRole('menu').waitFor({ state: 'detached' })
      await other.getByRole('dialog', { includeHidden: true }).waitFor({ state: 'detached' })
      for (const each of ['g', key]) await other.keyboard.press(each)
      await other.getByRole('heading', { name, level: 1 }).waitFor()
    }
    const menu = other.locator('main').getByRole('menu')
    for (const name of ['More actions', width < 760 ? 'More' : OWNER.name]) {
      const button = other.getByRole('button', { name, exact: true })
      const box = await button.boundingBox()
      await button.click()
      await menu.waitFor()
      await showsNoFault(name)
      // A tap on its button closes it.
      await other.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
      await menu.waitFor({ state: 'detached' })
    }
    // Orders to send are selected on every screen, and each button for them is in sight.
    await go('o', 'Orders')
    await other.getByRole('link', { name: 'To send' }).click()
    const select = other.getByRole('checkbox', { name: /^Select order/ })
    await select.first().click()
    await other.getByRole('button', { name: 'Mark as sent' }).click({ trial: true })
    const bar = await other.getByRole('button', { name: 'Mark as sent' }).boundingBox()
    expect((bar?.x ?? width) + (bar?.width ?? 0)).toBeLessThanOrEqual(width)
    await showsNoFault('selected orders')
    await other.keyboard.press('Control+k')
    await other.getByRole('option', { name: 'New discount' }).waitFor()
    await showsNoFault('palette')
    await other.keyboard.type('zzzz')
    await other.getByText(/^Nothing matches/).waitFor()
    await showsNoFault('palette without a result')
    await other.keyboard.press('Escape')
    await go('d', 'Discounts')
    await other.keyboard.press('c')
    await other.getByLabel('Ends').waitFor()
    await showsNoFault('new discount')
    await other.keyboard.press('Escape')

    // The rows of a table are as high as the buttons in them.
    await go('c', 'Collections')
    await other.getByRole('link', { name: /^Notes/ }).click()
    const row = other.getByRole('row').filter({ hasText: 'Oak' })
    await row.getByRole('button').waitFor()
    const heights = [row, row.getByRole('button')].map(
      async (part) => (await part.boundingBox())?.height ?? 0,
    )
    const [rowHeight = 0, buttonHeight = 0] = await Promise.all(heights)
    expect(rowHeight).toBeGreaterThanOrEqual(buttonHeight)

    // A failure is announced once, has a button, and covers no control that is needed next.
    await go('f', 'Forms')
    await other.getByRole('table', { name: 'Entries of forms' }).getByRole('link').first().click()
    const unread = other.getByRole('button', { name: 'Mark as unread' })
    await unread.waitFor()
    await other.route('**/vitrine/api', (route) => route.abort())
    await unread.click()
    await other.getByRole('alert').filter({ hasText: 'It was not marked' }).waitFor({ state: 'attached' })
    await other.getByRole('alertdialog', { name: 'It was not marked' }).waitFor()
    await showsNoFault('failed message')
    await other.getByRole('button', { name: 'Reply', exact: true }).click({ timeout: 3000 })
    await other.getByRole('dialog', { name: 'Reply' }).waitFor()
    await own.close()
  },
  300_000,
)

it('is not cached and can send requests to no other host', async () => {
  const answer = await fetch(new URL('vitrine/orders/any', site.server.url))
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  const [, script = ''] = /src="(\/vitrine\/assets\/[^"]+\.js)"/.exec(await answer.text()) ?? []
  const file = await fetch(new URL(script, site.server.url))
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const missing = await fetch(new URL('/vitrine/assets/old-12345678.js', site.server.url))
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
