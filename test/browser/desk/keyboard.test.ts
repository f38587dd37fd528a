import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Locator } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openOwnedDesk } from '../support/owned-desk.js'
import type { OwnedDesk } from '../support/owned-desk.js'

const MAX_TABS = 60

let browser: Browser
let desk: OwnedDesk

beforeAll(async () => {
  browser = await connectChromium()
  desk = await openOwnedDesk(browser, 8)
}, 240_000)
afterAll(async () => {
  await desk.close()
  await browser.close()
})

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await desk.page.keyboard.press(key)
}
const type = (text: string): Promise<void> => desk.page.keyboard.type(text)
const button = (name: string | RegExp, within: Locator = desk.page.locator('main')): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = (name: string | RegExp): Locator => desk.page.getByRole('dialog', { name })
const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/** Moves the focus to a control as a person without a pointer does: by `Tab` and nothing else. */
async function reach(control: Locator): Promise<void> {
  await control.waitFor()
  for (let tabs = 0; !(await hasFocus(control)); tabs += 1) {
    expect([await control.innerText(), tabs]).not.toEqual([await control.innerText(), MAX_TABS])
    await press('Tab')
  }
}
const activate = async (control: Locator): Promise<void> => {
  await reach(control)
  await press('Enter')
}
const history = (): Promise<string> =>
  desk.page.getByRole('region', { name: 'History' }).getByRole('listitem').first().innerText()

it('cancels an order and gives its money back', async () => {
  const { page } = desk
  await desk.show('/orders?show=to-send')
  await press('j', 'Enter')
  await button('Send').waitFor()
  await activate(button('More actions'))
  await page.getByRole('menu').waitFor()
  // A letter goes to the item that begins with it.
  await type('c')
  await eventually(() =>
    expect(hasFocus(page.getByRole('menuitem', { name: 'Cancel the order' }))).resolves.toBe(true),
  )
  await press('Enter')
  const sheet = dialog(/^Cancel/)
  await activate(button(/^Cancel the order/, sheet))
  await sheet.waitFor({ state: 'detached' })
  await eventually(async () => expect(await history()).toMatch(/cancelled|refunded/i))
  await eventually(() =>
    expect(page.locator('main').evaluate((main) => main.contains(document.activeElement))).resolves.toBe(
      true,
    ),
  )
}, 240_000)

it('refuses a return, and accepts the other', async () => {
  const { page, urlOf } = desk
  const query = '{ orders(first: 60) { items { id number name email fulfilment payment } } }'
  const { data } = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-vitrine-desk': '1' }
    return (await fetch('/vitrine/api', { method: 'POST', headers, body })).json()
  }, JSON.stringify({ query }))
  const sent = data.orders.items.filter(
    (one: { fulfilment: string; payment: string }) =>
      one.fulfilment === 'FULFILLED' && one.payment === 'PAID',
  )
  expect(sent.length).toBeGreaterThan(1)
  for (const { number, name, email } of sent.slice(0, 2)) {
    const body = new URLSearchParams({
      number,
      name,
      email,
      statement: 'Too tall',
      step: 'confirm',
      confirmed: '1',
    })
    const headers = { Origin: urlOf('').replace(/\/$/, ''), 'Sec-Fetch-Site': 'same-origin' }
    expect((await fetch(urlOf('vitrine/withdraw'), { method: 'POST', headers, body })).status).toBe(200)
  }
  await desk.show('')
  await activate(page.getByRole('link', { name: /^2 returns/ }))
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').nth(1).waitFor()
  await press('j', 'Enter')
  const returns = page.getByRole('region', { name: 'Returns' })
  await activate(button('Refuse', returns))
  await returns.getByText('Refused', { exact: true }).waitFor()
  await press('Escape')
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('link')
  await eventually(async () => expect(await rows.count()).toBe(1))
  await press('j', 'Enter')
  await activate(button('Accept', returns))
  const accept = dialog('Accept the return')
  await activate(button('Accept', accept))
  await accept.waitFor({ state: 'detached' })
  await activate(button('Goods received', returns))
  await activate(button('Refund these items', returns))
  const refund = dialog('Refund')
  await activate(button(/^Refund €\d/, refund))
  await refund.waitFor({ state: 'detached' })
  await returns.getByText('Refunded', { exact: true }).waitFor()
}, 240_000)

it('selects, marks and answers an entry of a form', async () => {
  const { page, urlOf } = desk
  for (const name of ['Bela', 'Cora']) {
    const fields = {
      'fields[Name]': name,
      'fields[Email]': `${name}@example.org`,
      'fields[Message]': 'In blue? '.repeat(400),
    }
    const body = new URLSearchParams({ name: 'Contact', source: urlOf(''), ...fields })
    await fetch(urlOf('api/v1/form/abc'), { method: 'POST', body })
  }
  await press('g', 'f')
  await page.getByRole('link', { name: 'Bela' }).waitFor()
  await press('j', 'x')
  await page.getByText('1 entry selected').first().waitFor()
  await press('Escape')
  await page.getByRole('region', { name: 'Selected entries' }).waitFor({ state: 'detached' })
  await press('x', 'j', 'x')
  await page.getByText('2 entries selected').first().waitFor()
  await activate(button('Mark as read'))
  await eventually(async () => expect(await page.getByRole('img', { name: 'Unread' }).count()).toBe(0))
  await press('k', 'Enter')
  await page.getByRole('heading', { level: 1, name: /Bela|Cora/ }).waitFor()
  // A long message has no control in it: the keyboard scrolls it nevertheless.
  await eventually(async () => expect(await desk.axe()).toEqual([]), 10_000)
  await press('r')
  const reply = dialog('Reply')
  await eventually(() => expect(hasFocus(reply.getByLabel('Text'))).resolves.toBe(true))
  await type('Yes, in blue too.')
  await activate(button('Send', reply))
  await reply.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Answer of ada@example.org' }).waitFor()
}, 240_000)

it('begins and stops the invitations of a campaign', async () => {
  const { page } = desk
  await press('g', 'm')
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
  await press('c')
  const invite = dialog('Invite a member')
  await eventually(() => expect(hasFocus(invite.getByLabel('Mail address'))).resolves.toBe(true))
  await type('mara@example.org')
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'mara@example.org' }).waitFor()
  await press('Escape')
  await activate(button('Invite them'))
  const start = dialog(/^Invite 1 member/)
  await activate(button('Begin', start))
  await start.waitFor({ state: 'detached' })
  await page.getByText(/of 1 member invited/).waitFor()
  await activate(button('Stop'))
  const stop = dialog('Stop the invitations?')
  await activate(button('Stop', stop))
  await stop.waitFor({ state: 'detached' })
  await button('Invite them').waitFor()
  expect([desk.problems, desk.errors]).toEqual([[], []])
}, 240_000)
