import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { productSlug, skuId } from '../../../core/catalog/index.js'
import { joinSite } from '../../composition/support/member-browser.js'
import { valueOf } from '../../support/value-of.js'
import { demoSite } from './demo-site.js'

const PASSWORD = 'seven green kettles'
const HOME = {
  addressee: 'Anna Berg',
  line1: 'Am Markt 1',
  line2: null,
  city: 'Jena',
  state: null,
  country: 'DE',
  postalCode: '07743',
}
const TYPED = 'typed by the member'

const demo = demoSite()

/** A member with a filled cart, who is at the checkout of this browser and has typed into it. */
async function atCheckout(email: string) {
  const elsewhere = await joinSite(demo.origin, email, PASSWORD)
  const { commerce } = elsewhere
  const { product } = valueOf(await commerce.readProduct({ slug: productSlug('ida-table-lamp') }))
  const sku = product.skus[0]?.id ?? skuId('none')
  valueOf(await commerce.addToCart({ skuId: sku, count: 1, buyNow: false, key: `add ${email}` }))
  valueOf(await commerce.updateIdentity(email))
  valueOf(await commerce.updateAddress({ kind: 'shipping', address: HOME }))
  valueOf(await commerce.storePaymentMethod({ provider: 'sandbox', token: 'sandbox_visa_12_2034' }))
  const { page } = await demo.open('/log-in')
  const form = page.locator('[data-wf-user-form-type=login]')
  await form.locator('input[type=email]').fill(email)
  await form.locator('input[type=password]').fill(PASSWORD)
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/user-account')
  await page.goto(`${demo.origin}/checkout.html`)
  await page.getByText('Ida Table Lamp').first().waitFor({ state: 'attached' })
  await page.locator('#wf-ecom-email').fill(email)
  await page.locator('#wf-ecom-shipping-street-address').fill(TYPED)
  return { page, elsewhere }
}

/** The year in which the stored card ends; a random id in hexadecimal digits may contain the same digits. */
const CARD_YEAR = /(?<![\da-f])2034(?![\da-f])/

/** All data of a page: its markup and the values of its fields. */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value), ...kept].join('\n')
  })

async function expectNothingOf(page: Page, email: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const content = await contentOf(page)
  for (const text of [email, TYPED, HOME.line1, HOME.addressee]) expect(content).not.toContain(text)
  expect(content).not.toMatch(CARD_YEAR)
  expect(await page.locator('[data-node-type=commerce-checkout-order-items-list] > *').count()).toBe(0)
}

const logOut = async (page: Page): Promise<void> => {
  await page.locator('[data-wf-user-logout]').first().click()
  await page.waitForURL(`${demo.origin}/`)
}

it('leaves nothing in another tab when the member logs out', async () => {
  const { page } = await atCheckout('two-tabs@example.org')
  const other = await page.context().newPage()
  await other.goto(`${demo.origin}/user-account`)
  const reloaded = page.waitForEvent('load')
  await logOut(other)
  await reloaded
  await expectNothingOf(page, 'two-tabs@example.org')
})

it('leaves nothing in the history of the tab in which the member logs out', async () => {
  const { page } = await atCheckout('history@example.org')
  await page.goto(`${demo.origin}/user-account`)
  await logOut(page)
  await page.goBack()
  await page.goBack()
  await page.waitForURL('**/checkout.html')
  await expectNothingOf(page, 'history@example.org')
})

it('leaves nothing once the session was ended from another browser', async () => {
  const { page, elsewhere } = await atCheckout('elsewhere@example.org')
  valueOf(await elsewhere.selfService!.endSessions(null))
  await page.goto(`${demo.origin}/checkout.html`)
  await expectNothingOf(page, 'elsewhere@example.org')
})

it.each(['checkout.html', 'user-account'])(
  'is emptied on the open page if another browser ended it: %s',
  async (path) => {
    const email = `${path.slice(0, 4)}@example.org`
    const { page, elsewhere } = await atCheckout(email)
    if (path === 'user-account') await page.goto(`${demo.origin}/${path}`)
    await page.waitForLoadState('networkidle')
    const look = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const answer = page.waitForResponse((response) => response.url().endsWith('/.wf_graphql/session'))
    await look()
    await (await answer).finished()
    expect(await contentOf(page)).toContain(email)
    valueOf(await elsewhere.selfService!.endSessions(null))
    const reloaded = page.waitForEvent('load')
    await look()
    await reloaded
    await expectNothingOf(page, email)
  },
)
