import { afterEach, describe, expect, it } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { createGate } from '../support/gate.js'
import { openPage } from '../support/open-page.js'
import { renderedShop } from './rendered-shop.js'
import { ShopPage } from './shop-page.js'

const shop = renderedShop({
  'product.html': { source: 'published-product.html', args: { preselect: 'true' } },
  'open-product.html': { source: 'published-product.html', args: { preselect: 'false' } },
})

let at: ShopPage
afterEach(async () => {
  expect(await at.close()).toEqual([])
})

const visit = async (name: string): Promise<ShopPage> => {
  at = await shop.visit(name)
  return at
}

const preselected = async (): Promise<ShopPage> => {
  await visit('product')
  await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
  return at
}

const open = async (): Promise<ShopPage> => {
  await visit('open-product')
  await at.page.waitForSelector('option:disabled', { state: 'attached' })
  return at
}

const text = (selector: string): Promise<string | null> => at.page.textContent(selector)

describe('a published product page', () => {
  it('has no accessibility violation', async () => {
    await preselected()
    expect(await at.opened.axe()).toEqual([])
  })

  it('shows the preselected SKU in all bound elements', async () => {
    await preselected()
    expect(await text('.price')).toBe('$\u00a012.50\u00a0USD')
    expect(await text('.compare')).toBe('$\u00a015.00\u00a0USD')
    expect(await at.page.isVisible('.compare')).toBe(true)
    expect(await text('.code')).toBe('MUG-BS')
    expect(await text('.weight')).toBe('0.3')
    expect(await text('.stock')).toBe('5')
    expect(await at.page.getAttribute('.main', 'src')).toBe('/blue.svg')
    expect(await at.page.getAttribute('.main', 'srcset')).toBeNull()
    expect(
      await at.page.evaluate(() => document.querySelector<HTMLElement>('.background')?.style.backgroundImage),
    ).toBe('url("/blue.svg")')
    expect(JSON.parse((await text('.w-lightbox script')) ?? '')).toMatchObject({
      items: [{ url: '/blue-2.svg' }, { url: '/blue-3.svg' }],
      group: 'mug',
    })
    expect(
      await at.page.$$eval('.w-dyn-items img', (images) => images.map((image) => image.getAttribute('src'))),
    ).toEqual(['/blue-2.svg', '/blue-3.svg'])
  })

  it('follows the choice: prices, pictures, conditions, and the list of pictures that gets empty', async () => {
    await preselected()
    await at.page.getByLabel('Colour').selectOption({ label: 'Red' })
    await at.page.waitForFunction(() => document.querySelector('.code')?.textContent === 'MUG-RS')
    expect(await at.page.isVisible('.compare')).toBe(false)
    expect(await at.page.getAttribute('.main', 'src')).toBe('/red.svg')
    expect(await at.page.isVisible('.w-dyn-empty')).toBe(true)
    expect(await text('.stock')).toBe('')
  })

  it('opens a lightbox with the pictures and videos of the current selection', async () => {
    await preselected()
    const link = at.page.locator('.w-lightbox')
    const shown = at.page.locator('.w-lightbox-backdrop .w-lightbox-img')
    await link.click()
    await eventually(async () => expect(await shown.getAttribute('src')).toBe('/blue-2.svg'))
    await at.page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    await at.page.getByLabel('Colour').selectOption({ label: 'Red' })
    await at.pill('Medium').click()
    await link.click()
    await eventually(async () => expect(await shown.getAttribute('src')).toBe('/red.svg'))
    await at.page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    await at.page.getByLabel('Colour').selectOption({ label: 'Blue' })
    await at.pill('Large').click()
    expect(JSON.parse((await text('.w-lightbox script')) ?? '')).toMatchObject({
      items: [
        {
          type: 'video',
          url: 'https://vimeo.com/76979871',
          html: expect.stringContaining('src="https://player.vimeo.com/video/76979871"'),
          thumbnailUrl: '/blue-3.svg',
        },
      ],
    })
    expect(await at.page.getAttribute('.w-dyn-items img', 'src')).toBe('/blue-3.svg')
  })

  it('keeps the server’s texts until all options are selected', async () => {
    await open()
    expect(await text('.price')).toBe('from the server')
    await at.page.getByLabel('Colour').selectOption({ label: 'Blue' })
    expect(await text('.price')).toBe('from the server')
    await at.pill('Large').click()
    expect(await text('.price')).toBe('$\u00a014.50\u00a0USD')
  })

  it('keeps a selection made before the shop chunk had loaded', async () => {
    const opened = await openPage(shop.browser, `${shop.origin}/sign-up`)
    at = new ShopPage(opened)
    const gate = createGate()
    await at.page.route('**/chunks/commerce.js', async (route) => {
      await gate.opened
      await route.continue()
    })
    await at.page.goto(`${shop.origin}/open-product`)
    await at.page.getByLabel('Colour').selectOption({ label: 'Red' })
    await at.pill('Medium').click()
    gate.open()
    await at.page.getByText('MUG-RM').waitFor()
    expect(await at.page.getByLabel('Colour').locator('option:checked').textContent()).toBe('Red')
    expect(await at.pill('Medium').getAttribute('aria-checked')).toBe('true')
  })

  it('disables values without stock, also for the present selection only', async () => {
    await open()
    expect(
      await at.page.$$eval('option:disabled', (options) => options.map((option) => option.textContent)),
    ).toEqual(['Green'])
    await at.page.getByLabel('Colour').selectOption({ label: 'Blue' })
    expect(await at.pill('Medium').getAttribute('aria-disabled')).toBe('true')
    expect(await at.pill('Large').getAttribute('aria-disabled')).toBe('false')
  })

  it('drops an earlier choice that is not sold together with the new one', async () => {
    await open()
    await at.page.getByLabel('Colour').selectOption({ label: 'Blue' })
    await at.pill('Large').click()
    await at.page.getByLabel('Colour').selectOption({ label: 'Red' })
    expect(await at.pill('Large').getAttribute('aria-checked')).toBe('false')
    await at.addButton().click()
    expect(await at.error().textContent()).toContain('Choose everything.')
    await at.pill('Medium').click()
    expect(await at.error().isVisible()).toBe(false)
    await at.add()
    expect(await text('.w-commerce-commercecartoptionlist')).toBe('Colour: RedSize: Medium')
  })

  it('moves through pills with the arrow keys, over disabled ones and around the end', async () => {
    await open()
    await at.page.getByLabel('Colour').selectOption({ label: 'Blue' })
    await at.pill('Small').focus()
    await at.page.keyboard.press('Space')
    expect(await at.pill('Small').getAttribute('aria-checked')).toBe('true')
    for (const [key, name] of [
      ['ArrowRight', 'Medium'],
      ['ArrowDown', 'Large'],
      ['ArrowRight', 'Small'],
      ['ArrowUp', 'Large'],
    ] as const) {
      await at.page.keyboard.press(key)
      if (name === 'Medium') continue
      expect(await at.page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    }
  })

  it('adds the selection, shows that it is busy, and opens the cart with the focus in it', async () => {
    await preselected()
    await at.page.fill('#quantity-1', '2')
    const gate = createGate()
    shop.fault = async (_request, _response, operations) => {
      if (operations.includes('ecommerceAddToCart')) await gate.opened
      return false
    }
    await at.addButton().click()
    expect(await at.addButton().inputValue()).toBe('Adding to cart...')
    expect(await at.addButton().getAttribute('aria-busy')).toBe('true')
    await at.addButton().click()
    gate.open()
    await at.untilCartOpen()
    shop.fault = null
    await at.lines().waitFor()
    expect(await at.addButton().inputValue()).toBe('Add to Cart')
    expect(await text('.w-commerce-commercecartproductname')).toBe('Mug <b>')
    expect(await at.quantity().inputValue()).toBe('2')
    expect(await text('.line-price')).toBe('$\u00a012.50\u00a0USD')
    expect(await text('.w-commerce-commercecartordervalue')).toBe('$\u00a025.00\u00a0USD')
    expect(await at.openLink().getAttribute('aria-label')).toBe('Cart 2. Open cart containing 2 items')
    expect(await at.panel().evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    expect(await at.opened.axe()).toEqual([])
  })

  it('shows the remaining stock after another shopper bought first', async () => {
    await preselected()
    shop.fault = (_request, response, operations) => {
      if (!operations.includes('ecommerceAddToCart')) return false
      const error = { message: 'sold', code: 'OutOfInventory', extensions: { code: 'OutOfInventory' } }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify([{ data: { ecommerceAddToCart: null }, errors: [error] }]))
      return true
    }
    shop.requests.length = 0
    await at.addButton().click()
    await at.page.getByText('Not available in this quantity.').waitFor()
    shop.fault = null
    await eventually(() => expect(shop.requests).toEqual([['ecommerceAddToCart'], ['ReadProduct']]))
    expect(await at.error().isVisible()).toBe(true)
    expect(await text('.code')).toBe('MUG-BS')
    await at.add()
  })

  it('buys at once from anywhere on the link, and goes to the checkout', async () => {
    await preselected()
    await at.page.getByText('Buy now').click()
    await at.page.waitForURL('**/checkout')
  })

  it('asks for all options before it buys at once', async () => {
    await open()
    await at.page.getByLabel('Colour').selectOption({ label: 'Red' })
    await at.page.getByText('Buy now').click()
    expect(await at.error().textContent()).toContain('Choose everything.')
  })

  it.each(['0', '-2', '1.5'])('does not add %s pieces', async (quantity) => {
    await preselected()
    await at.page.fill('#quantity-1', quantity)
    await at.page.$eval('main form', (form) => (form as HTMLFormElement).setAttribute('novalidate', ''))
    await at.addButton().click()
    expect(await at.error().textContent()).toContain('Not available in this quantity.')
  })

  it('notifies the trackers that the page itself has loaded', async () => {
    await preselected()
    await at.page.evaluate(() => {
      const calls: unknown[] = []
      Object.assign(window, {
        calls,
        gtag: (...values: unknown[]) => calls.push(['gtag', ...values]),
        fbq: () => {
          throw new Error('broken tracker')
        },
      })
    })
    await at.add()
    await eventually(async () =>
      expect(await at.page.evaluate('calls')).toMatchObject([
        ['gtag', 'event', 'add_to_cart', { items: [{ quantity: 1, price: 12.5 }] }],
      ]),
    )
  })

  it('sends one request for product and cart, then one for a change and one for its result', async () => {
    shop.requests.length = 0
    await preselected()
    expect(shop.requests).toHaveLength(1)
    await at.add()
    await at.lines().waitFor()
    const [change, shown, ...more] = shop.requests.slice(1)
    expect(change).toEqual(['ecommerceAddToCart'])
    expect(shown).toContain('Dynamo3')
    expect(more).toEqual([])
  })
})
