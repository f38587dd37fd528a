import type { Browser, Locator, Page } from 'playwright-core'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'

const TIME_STEP_MS = 1000
const ANSWER_MS = 50

/** A page of the shop, with the actions of a shopper as methods. */
export class ShopPage {
  constructor(readonly opened: OpenedPage) {}

  static async visit(browser: Browser, url: string): Promise<ShopPage> {
    const shop = new ShopPage(await openPage(browser, url))
    await shop.page.waitForFunction(() =>
      /Open (?:empty cart|cart containing)/.test(
        document.querySelector('[data-node-type="commerce-cart-open-link"]')?.getAttribute('aria-label') ??
          '',
      ),
    )
    return shop
  }

  get page(): Page {
    return this.opened.page
  }

  readonly addButton = (): Locator =>
    this.page.locator('[data-node-type="commerce-add-to-cart-button"]').first()
  readonly error = (): Locator => this.page.locator('.w-commerce-commerceaddtocarterror').first()
  readonly cart = (): Locator => this.page.locator('[data-node-type="commerce-cart-wrapper"]')
  readonly panel = (): Locator => this.page.locator('[data-node-type="commerce-cart-container"]')
  readonly lines = (): Locator => this.page.locator('.w-commerce-commercecartitem')
  readonly quantity = (): Locator => this.page.locator('[data-wf-cart-action="update-item-quantity"]')
  readonly removeLink = (): Locator => this.page.locator('[data-wf-cart-action="remove-item"]')
  readonly openLink = (): Locator => this.page.locator('[data-node-type="commerce-cart-open-link"]')
  readonly closeLink = (): Locator => this.page.locator('[data-node-type="commerce-cart-close-link"]')
  readonly cartError = (): Locator => this.page.locator('.w-commerce-commercecarterrorstate')
  readonly pill = (name: string): Locator => this.page.getByRole('radio', { name, exact: true })

  isCartOpen(): Promise<boolean> {
    return this.cart().evaluate((wrapper) => wrapper.hasAttribute('data-cart-open'))
  }

  async untilCartOpen(): Promise<void> {
    await this.page.waitForSelector('[data-cart-open]')
    await this.motionEnded()
  }

  async untilCartClosed(): Promise<void> {
    await this.page.waitForSelector('[data-cart-open]', { state: 'detached' })
    await this.page.waitForSelector('[data-node-type="commerce-cart-container-wrapper"]', { state: 'hidden' })
  }

  /** Waits until nothing of the cart moves any more. */
  async motionEnded(): Promise<void> {
    await this.page.waitForFunction(() => {
      const shade = document.querySelector<HTMLElement>('[data-node-type="commerce-cart-container-wrapper"]')
      return shade !== null && shade.style.opacity === ''
    })
  }

  /** Waits until the form is not busy. */
  async ready(): Promise<void> {
    await this.page.waitForSelector('[data-node-type="commerce-add-to-cart-form"]:not([data-wf-atc-loading])')
  }

  /** Adds the chosen product and waits for the cart. */
  async add(): Promise<void> {
    await this.addButton().click()
    await this.untilCartOpen()
  }

  /**
   * Advances the page's time until a state is reached, for retries and timeouts; requests can be answered between the
   * steps.
   */
  async passTimeUntil(seen: Locator): Promise<void> {
    await this.page.clock.install()
    while (!(await seen.isVisible())) {
      await this.page.clock.fastForward(TIME_STEP_MS)
      await new Promise((answered) => setTimeout(answered, ANSWER_MS))
    }
  }

  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const active = document.activeElement
      return (
        active?.getAttribute('data-node-type') ??
        active?.getAttribute('data-wf-cart-action') ??
        active?.className ??
        ''
      )
    })
  }

  async close(): Promise<readonly string[]> {
    const { problems } = this.opened
    await this.opened.close()
    return problems
  }
}
