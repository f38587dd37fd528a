import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openOwnedDesk } from '../support/owned-desk.js'
import type { OwnedDesk } from '../support/owned-desk.js'
import { serverAnswer } from '../support/server-answer.js'

const API = '**/vitrine/api'
const PASSWORD = 'a long word of the owner'

let browser: Browser
let desk: OwnedDesk
let page: Page

beforeAll(async () => {
  browser = await connectChromium()
  desk = await openOwnedDesk(browser, 8)
  page = desk.page
}, 240_000)
afterAll(async () => {
  await desk.close()
  await browser.close()
})

const toasts = (): Locator => page.locator('.toast')
const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name })
const option = (name: string | RegExp): Locator => page.getByRole('option', { name })
const rows = (): Locator => page.getByRole('rowgroup').locator('[role="row"]')
const operationOf = (body: string | null): string => JSON.parse(body ?? '{}').operationName ?? ''

it('keeps typed text while the session ends, for the same person', async () => {
  await desk.show('/orders?show=to-send')
  await rows().getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Call before the delivery')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog('Send').getByLabel('Tracking number').fill('00340434161094')
  await page.context().clearCookies()
  await dialog('Send').getByRole('button', { name: /^Send/ }).click()
  await page.getByText('Your session has ended. What you typed is still there.').waitFor()
  expect([await dialog('Send').count(), await desk.axe()]).toEqual([0, []])
  // The keyboard shortcuts of the page behind the dialog have no effect now.
  for (const key of ['g', 'p']) await page.keyboard.press(key)
  await page.getByLabel('Mail address').fill('ada@example.org')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog('Send')
    .getByText(/^Your session had ended, so nothing was changed/)
    .waitFor()
  expect(await dialog('Send').getByLabel('Tracking number').inputValue()).toBe('00340434161094')
  await dialog('Send').getByRole('button', { name: /^Send/ }).click()
  await page
    .getByText(/marked as sent$/)
    .first()
    .waitFor()
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Call before the delivery')
}, 240_000)

it('keeps a note with its order', async () => {
  await desk.show('/orders')
  const links = rows().getByRole('link')
  const [first = '', second = ''] = await links.allInnerTexts()
  for (const number of [second, first]) {
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { name: number, level: 1 }).waitFor()
    await page.getByRole('link', { name: 'All orders' }).click()
    await rows().first().waitFor()
  }
  const note = page.getByRole('textbox', { name: 'Note' })
  const openByPalette = async (name: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await option(new RegExp(`^${name}`)).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
  }
  await openByPalette(first)
  await note.fill('Of the first')
  await openByPalette(second)
  expect(await note.inputValue()).toBe('')
  await openByPalette(first)
  expect(await note.inputValue()).toBe('Of the first')
}, 240_000)

it('shows a message above an open dialog on a phone, and covers none of it', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.show('/orders?show=to-send')
  await page.route(API, (route) =>
    operationOf(route.request().postData()) === 'NoteOrder' ? route.abort() : route.continue(),
  )
  await rows().getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Kept')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await page.getByRole('alertdialog', { name: 'The note was not saved' }).waitFor()
  for (const name of ['Send', 'Refund']) {
    await page.getByRole('button', { name, exact: true }).click()
    await dialog(name).waitFor()
    await eventually(async () => {
      const message = await toasts().first().boundingBox()
      const sheet = await dialog(name).boundingBox()
      expect(message?.y).toBeGreaterThanOrEqual(0)
      expect((message?.y ?? 0) + (message?.height ?? 844)).toBeLessThan(sheet?.y ?? 0)
    })
    expect(await desk.axe()).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(name).waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  // The message is dismissed, and the dialog stays.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await toasts().waitFor({ state: 'detached' })
  await dialog('Send').getByLabel('Carrier').waitFor()
  await page.keyboard.press('Escape')
  await page.unroute(API)
  await page.setViewportSize({ width: 1000, height: 700 })
}, 240_000)

it('goes on with a list, and with a search, once the connection is back', async () => {
  await desk.show('/orders')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Discounts' }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzzz')
  await page.getByText('Your shop’s server cannot be reached.').last().waitFor()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await page.getByRole('table', { name: 'Discounts' }).waitFor()
}, 120_000)

it('opens no order of an earlier search from the palette', async () => {
  await desk.show('/orders')
  const [first = ''] = await rows().getByRole('link').allInnerTexts()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(first)
  await option(new RegExp(`^${first}`)).waitFor()
  await page.route(API, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.keyboard.press('Control+a')
  await page.keyboard.type('qqqq')
  await page.getByText('Searching…').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Nothing matches/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/vitrine/orders')
  await page.unroute(API)
  await page.keyboard.press('Escape')
}, 120_000)

it('stops sending orders at the first that the server does not get, and goes on from there', async () => {
  await desk.show('/orders?show=to-send')
  const count = await rows().count()
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  let [sent, lists] = [0, 0]
  await page.route(API, (route) => {
    const operation = operationOf(route.request().postData())
    if (operation === 'ListOrders') lists += 1
    return operation === 'FulfilOrder' && (sent += 1) > 1 ? route.abort() : route.continue()
  })
  const sheet = dialog(/^Mark \d+ orders as sent/)
  await sheet.getByRole('button', { name: 'Mark as sent' }).click()
  await sheet.getByText(`${count - 1} orders left: mark them once more to go on.`).waitFor()
  // The list is read again once, not after each order.
  await eventually(() => Promise.resolve(expect([sent, lists]).toEqual([2, 1])))
  await page.unroute(API)
  await sheet.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText(`${count} orders marked as sent`).first().waitFor()
}, 240_000)

it('writes dates and amounts in the chosen language, also after a new load', async () => {
  await desk.show('/settings')
  const choice = page.getByRole('combobox', { name: 'Language of dates and amounts' })
  await choice.focus()
  await choice.selectOption({ label: 'Deutsch' })
  await page.getByText('1.234,50 €').waitFor()
  expect([await choice.evaluate((select) => select === document.activeElement), await desk.axe()]).toEqual([
    true,
    [],
  ])
  await desk.show('/orders')
  await eventually(async () => expect(await rows().first().innerText()).toMatch(/,\d\d\s€/))
  await desk.show('/settings')
  await choice.selectOption('browser')
  await page.getByText('€1,234.50').waitFor()
}, 120_000)

/** Presses Escape in the moment in which the page of an order is drawn; resolves then. */
const escapeAtFirstSight = (): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== 'Order') return
          observer.disconnect()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
          resolve()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )

it('restores the scroll position and the focused row of a list on the way back', async () => {
  await page.route(API, async (route) => {
    const answer = await serverAnswer(route)
    const { data, ...rest } = await answer.json()
    const items = data?.orders?.items
    if (items)
      data.orders = {
        next: null,
        items: Array.from({ length: 200 }, (_, at) => ({
          ...items[at % items.length],
          id: `order-${at}`,
          number: `N-${at}`,
        })),
      }
    await route.fulfill({ response: answer, json: { data, ...rest } })
  })
  await desk.show('/orders')
  const scroller = page.locator('.scroll')
  const offset = (): Promise<number> => scroller.evaluate(({ scrollTop }) => scrollTop)
  await scroller.evaluate((element) => element.scrollTo(0, 5000))
  const row = page.getByRole('link', { name: 'N-100', exact: true })
  const opened = (): Promise<void> =>
    page.getByRole('heading', { name: 'Order', level: 1, exact: true }).waitFor()
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    Escape: () => opened().then(() => page.keyboard.press('Escape')),
    'Escape at first sight': escapeAtFirstSight,
    'the button of the browser': () => opened().then(() => page.goBack()),
  }
  for (const [back, leave] of Object.entries(ways)) {
    await Promise.all([leave(), row.click()])
    await page.waitForURL('**/orders')
    await eventually(async () => expect([back, await offset()]).toEqual([back, 5000]))
    await eventually(async () =>
      expect(await row.evaluate((link) => link === document.activeElement)).toBe(true),
    )
  }
  await page.getByRole('link', { name: 'To send' }).click()
  await eventually(async () => expect(await offset()).toBe(0))
  await page.unroute(API)
}, 120_000)

it('says that it opens while the server has not answered', async () => {
  let answer = (): void => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(API, async (route) => {
    if (operationOf(route.request().postData()) === 'ReadSession') await isAnswered
    await route.continue()
  })
  await page.goto(desk.urlOf('vitrine'))
  await page.getByText('Opening the desk …').waitFor()
  expect(await desk.axe()).toEqual([])
  answer()
  await page.getByRole('heading', { level: 1, name: /Ada/ }).waitFor()
  expect(await page.getByText('Opening the desk …').count()).toBe(0)
  await page.unroute(API)
}, 120_000)

it('says what is missing in a browser without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(desk.urlOf('vitrine'))
  await plain.getByText(/^The desk needs JavaScript/).waitFor()
  expect(await plain.locator('main.opening').isVisible()).toBe(false)
  await context.close()
}, 60_000)
