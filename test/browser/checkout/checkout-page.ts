import type { Locator, Page } from 'playwright-core'

/** The checkout test page, with the actions of a shopper as methods. */
export class CheckoutPage {
  constructor(readonly page: Page) {}

  readonly field = (label: string): Locator => this.page.getByLabel(label, { exact: true })
  readonly placeOrder = (): Locator =>
    this.page.locator('[data-node-type="commerce-checkout-place-order-button"]')
  readonly error = (): Locator => this.page.locator('.w-checkout-error-msg')

  /** Fills what an order needs and waits until the page has sent it. */
  async fillIn(): Promise<void> {
    await this.field('Email *').fill(' ada@example.com ')
    await this.field('Full Name *').fill('Ada Lovelace')
    await this.field('Street Address *').fill('12 Analytical Way')
    await this.field('City *').fill('Berlin')
    await this.field('Zip *').fill('10115')
    await this.field('Zip *').blur()
  }

  /** The names of the calls the shop got, without the reading of the cart. */
  async calls(): Promise<readonly string[]> {
    const all = await this.callsWithDetails()
    return all.map(([name]) => name).filter((name) => name !== 'readCart')
  }

  callsWithDetails(): Promise<readonly (readonly [string, ...unknown[]])[]> {
    return this.page.evaluate('shop.calls')
  }

  async detailsOf(name: string): Promise<readonly (readonly unknown[])[]> {
    return (await this.callsWithDetails()).filter((call) => call[0] === name).map(([, ...details]) => details)
  }

  set(script: string): Promise<unknown> {
    return this.page.evaluate(script)
  }

  /**
   * Stops the page's time: from now on it passes only in steps of the test, also on a slow machine.
   */
  async stopTime(): Promise<void> {
    await this.page.clock.install()
    await this.page.clock.pauseAt(Date.now() + 60_000)
  }

  /** Lets time pass on the page. */
  pass(ms: number): Promise<void> {
    return this.page.clock.runFor(ms)
  }

  /** Lets time pass until the shop was asked for something. */
  async untilAsked(name: string): Promise<void> {
    for (let tries = 0; tries < 60 && (await this.detailsOf(name)).length === 0; tries += 1)
      await this.pass(50)
  }

  /** The address to which the shopper was sent. */
  went(): Promise<readonly string[]> {
    return this.page.evaluate('shop.went')
  }

  notice(): Promise<{ readonly message: string; readonly canRetry: boolean } | null> {
    return this.page.evaluate(
      'shop.notice && { message: shop.notice.message, canRetry: shop.notice.retry !== null }',
    )
  }

  said(): Promise<readonly string[]> {
    return this.page.evaluate('shop.said')
  }

  focused(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
  }

  /** Waits until the shop's answers, which come at once, are drawn. */
  settled(): Promise<void> {
    return this.pass(50)
  }
}
