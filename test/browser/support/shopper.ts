import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { openPage } from './open-page.js'
import type { OpenedPage } from './open-page.js'

/** A visitor of the demonstration shop, with a method for each action. */
export class Shopper {
  readonly #opened: OpenedPage
  readonly #origin: string

  private constructor(opened: OpenedPage, origin: string) {
    this.#opened = opened
    this.#origin = origin
  }

  static async visit(
    browser: Browser,
    origin: string,
    path = '/',
    viewport = { width: 1200, height: 900 },
  ): Promise<Shopper> {
    return new Shopper(await openPage(browser, origin + path, { viewport }), origin)
  }

  /** A visitor who has opened no page yet. */
  static async arrive(
    browser: Browser,
    origin: string,
    viewport = { width: 1200, height: 900 },
  ): Promise<Shopper> {
    return new Shopper(await openPage(browser, 'about:blank', { viewport }), origin)
  }

  get page(): Page {
    return this.#opened.page
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  /** Script errors, policy violations and failed requests so far. */
  get problems(): readonly string[] {
    return this.#opened.problems
  }

  /** Opens another tab of the same browser. */
  async openTab(path: string): Promise<Shopper> {
    const page = await this.context.newPage()
    await page.goto(this.#origin + path)
    return new Shopper({ ...this.#opened, page }, this.#origin)
  }

  readonly accessibilityViolations = (): Promise<readonly string[]> => this.#opened.axe()
  readonly leave = (): Promise<void> => this.#opened.close()

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.#origin + path)
  }

  // The product page

  readonly radio = (name: string | RegExp): Locator => this.page.getByRole('radio', { name, exact: true })
  readonly size = (): Locator => this.page.getByRole('combobox', { name: /^Size/ })
  readonly addToCart = (): Locator => this.page.getByRole('button', { name: /^Add(ing)? to cart/i })

  async openProduct(slug: string): Promise<void> {
    await this.goTo(`/product/${slug}`)
    await this.page.locator('[data-vitrine-bind="price"]').filter({ hasText: '€' }).waitFor()
    // The server has drawn the product; the form works after its code has loaded.
    await this.page.waitForFunction(() => {
      const vitrine = Reflect.get(window, 'Vitrine') as { inspect: () => { features: string[] } } | undefined
      return vitrine?.inspect().features.includes('commerce') === true
    })
  }

  async choose(colour: string, size: string): Promise<void> {
    await this.radio(colour).click()
    await this.size().selectOption({ label: size })
  }

  // The cart

  readonly cart = (): Locator => this.page.getByRole('dialog', { name: 'Your cart' })
  readonly cartButton = (): Locator => this.page.getByRole('button', { name: /^Open (empty )?cart/ })
  readonly quantity = (): Locator => this.cart().getByRole('spinbutton', { name: 'Update quantity' })

  async putIntoCart(slug: string): Promise<void> {
    await this.openProduct(slug)
    await this.addToCart().click()
    await this.cart().waitFor()
  }

  async changeQuantity(count: number): Promise<void> {
    await this.quantity().fill(String(count))
    await this.quantity().press('Tab')
  }

  // The checkout

  readonly block = (type: string): Locator =>
    this.page.locator(`[data-node-type="commerce-checkout-${type}"]`)
  readonly checkout = (): Locator => this.block('form-container')
  readonly placeOrder = (): Locator => this.checkout().getByRole('button', { name: /^Plac(e|ing) Order/ })
  readonly error = (): Locator => this.checkout().locator('.w-checkout-error-msg')
  readonly summary = (): Locator => this.page.locator('.w-commerce-commercecheckoutordersummarywrapper')
  readonly challenge = (): Locator => this.page.getByRole('dialog', { name: /confirm this payment/ })

  async openCheckout(): Promise<void> {
    await this.goTo('/checkout')
    await this.summary().getByText('€').first().waitFor()
  }

  async fillInAddress(): Promise<void> {
    // The shopper can fill the fields once the page shows the order.
    await this.summary().getByText('€').first().waitFor()
    await this.checkout().getByRole('textbox', { name: 'Email *' }).fill('ada@example.com')
    const shipping = this.block('shipping-address-wrapper')
    await shipping.getByRole('textbox', { name: 'Full Name *' }).fill('Ada Lovelace')
    await shipping.getByRole('textbox', { name: 'Street Address *', exact: true }).fill('12 Analytical Way')
    await shipping.getByRole('textbox', { name: 'City *' }).fill('Leipzig')
    await shipping.getByRole('textbox', { name: 'Zip/Postal Code *' }).fill('04109')
  }

  async fillInCard(number: string): Promise<void> {
    await this.checkout()
      .getByRole('textbox', { name: /^Card Number/i })
      .fill(number)
    await this.checkout()
      .getByRole('textbox', { name: /^Expiration Date/i })
      .fill('12 / 34')
    await this.checkout()
      .getByRole('textbox', { name: /^Security Code/i })
      .fill('123')
  }

  async readyToPay(slug: string, card: string): Promise<void> {
    await this.putIntoCart(slug)
    await this.openCheckout()
    await this.fillInAddress()
    await this.fillInCard(card)
  }

  // The confirmation

  readonly orderLines = (): Locator => this.page.locator('.w-commerce-commercecheckoutorderitem')

  async confirmation(): Promise<{ readonly orderId: string; readonly text: string }> {
    await this.page.waitForURL(/\/order-confirmation\?/)
    await this.page.getByText('ada@example.com').waitFor()
    // The lines come with their list, which loads separately.
    await this.orderLines().filter({ hasText: '€' }).first().waitFor()
    const orderId = new URL(this.page.url()).searchParams.get('orderId') ?? ''
    return { orderId, text: await this.page.getByRole('main').innerText() }
  }
}
