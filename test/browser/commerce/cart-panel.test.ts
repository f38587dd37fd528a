import { afterEach, describe, expect, it } from '@jest/globals'
import { renderedShop } from './rendered-shop.js'
import type { ShopPage } from './shop-page.js'

const TYPES = ['modal', 'leftSidebar', 'rightSidebar', 'leftDropdown', 'rightDropdown', 'dropdown'] as const

const cartPage = (type: string, duration = '200', extra = '') => ({
  source: 'exported-carts.html',
  args: { type, duration, extra },
})

const shop = renderedShop({
  ...Object.fromEntries(TYPES.map((type) => [`${type}.html`, cartPage(type)])),
  'two-carts.html': { source: 'two-carts.html' },
  'hover.html': cartPage('rightDropdown', '0', ' data-open-on-hover=""'),
})

let at: ShopPage
afterEach(async () => {
  expect(await at.close()).toEqual([])
})

const visit = async (name: string): Promise<void> => {
  at = await shop.visit(name)
}

/**
 * Notes every later motion of the cart's overlay and panel, since a short one may end before the test can look.
 */
const watchMotion = (): Promise<void> =>
  at.page.evaluate(() => {
    const seen = { opacity: '', transform: '' }
    Reflect.set(window, 'seenMotion', seen)
    const watch = (part: keyof typeof seen, type: string): void => {
      const element = document.querySelector<HTMLElement>(`[data-node-type="${type}"]`)
      if (!element) return
      new MutationObserver(() => (seen[part] += element.style.transition)).observe(element, {
        attributeFilter: ['style'],
      })
    }
    watch('opacity', 'commerce-cart-container-wrapper')
    watch('transform', 'commerce-cart-container')
  })

const motion = (): Promise<{ opacity: string; transform: string }> => at.page.evaluate('seenMotion')

describe('a cart', () => {
  it.each(TYPES)(
    'of type %s fades in with its own motion, keeps the focus, and gives it back',
    async (type) => {
      await visit(type)
      await watchMotion()
      await at.openLink().click()
      await at.motionEnded()
      const moving = await motion()
      expect(moving.opacity).toContain('opacity 200ms')
      expect(moving.transform.includes('transform')).toBe(type !== 'dropdown')
      expect(await at.focused()).toBe('commerce-cart-close-link')
      await at.page.keyboard.press('Tab')
      expect(await at.focused()).toBe('commerce-cart-close-link')
      expect(await at.opened.axe()).toEqual([])
      await at.page.keyboard.press('Escape')
      await at.untilCartClosed()
      expect(await at.focused()).toBe('commerce-cart-open-link')
    },
  )

  it.each([
    ['backdropFilter', 'blur(2px)'],
    ['transform', 'translateY(0)'],
  ])('covers the window also inside a bar with %s, and is then restored', async (property, value) => {
    await visit('modal')
    const shade = at.page.locator('[data-node-type="commerce-cart-container-wrapper"]')
    const lookOf = (): Promise<unknown> =>
      shade.evaluate((element) => {
        const { backgroundColor, color, padding, borderWidth, margin } = getComputedStyle(element)
        return { backgroundColor, color, padding, borderWidth, margin }
      })
    const before = await lookOf()
    await at.page.setViewportSize({ width: 390, height: 844 })
    await at.page
      .locator('header')
      .evaluate((bar, [name, to]) => Reflect.set(bar.style, name, to), [property, value] as const)
    for (const _ of ['first', 'again']) {
      await at.openLink().click()
      await at.untilCartOpen()
      expect(await shade.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      expect(await lookOf()).toEqual(before)
      expect(await at.focused()).toBe('commerce-cart-close-link')
      await at.closeLink().click()
      await at.untilCartClosed()
      expect(await shade.getAttribute('popover')).toBeNull()
    }
  })

  it('closes by its link, by Space on it, and by toggling its open link', async () => {
    await visit('leftDropdown')
    await at.openLink().click()
    await at.closeLink().click()
    await at.untilCartClosed()
    await at.openLink().press('Enter')
    await at.untilCartOpen()
    await at.closeLink().press('Space')
    await at.untilCartClosed()
    await at.openLink().press('Space')
    await at.untilCartOpen()
    await at.openLink().click()
    await at.untilCartClosed()
  })

  it('closes by a click beside it and leaves the focus where the visitor put it', async () => {
    await visit('rightDropdown')
    await at.openLink().click()
    await at.untilCartOpen()
    await at.page.locator('.elsewhere').click()
    await at.untilCartClosed()
    expect(await at.focused()).toBe('elsewhere')
  })

  it('in a sidebar closes by a click on the overlay, not by one on the panel', async () => {
    await visit('rightSidebar')
    await at.openLink().click()
    await at.untilCartOpen()
    await at.page.locator('.w-commerce-commercecartheading').click()
    expect(await at.isCartOpen()).toBe(true)
    await at.page.mouse.click(900, 650)
    await at.untilCartClosed()
  })

  it('does not scroll the page to its top when it opens', async () => {
    await visit('rightDropdown')
    await at.openLink().click()
    expect(new URL(at.page.url()).hash).toBe('')
  })

  it('opens under the pointer without taking the focus, and closes when the pointer leaves', async () => {
    await visit('hover')
    await at.page.locator('.elsewhere').focus()
    await at.openLink().hover()
    await at.untilCartOpen()
    expect(await at.focused()).toBe('elsewhere')
    await at.page.locator('.w-commerce-commercecartheading').hover()
    expect(await at.isCartOpen()).toBe(true)
    await at.page.locator('.elsewhere').hover({ force: true, position: { x: 2, y: 2 } })
    await at.page.mouse.move(900, 690)
    await at.untilCartClosed()
  })

  it('can be opened with the keyboard if it opens under the pointer', async () => {
    await visit('hover')
    await at.openLink().focus()
    await at.page.keyboard.press('Enter')
    await at.untilCartOpen()
  })

  it('opens and closes on the event of page scripts, and notifies the interactions', async () => {
    await visit('modal')
    const seen = await at.page.evaluate(() => {
      const names: string[] = []
      for (const name of [
        'ecommerce-cart-open',
        'ecommerce-cart-close',
        'vitrine:cart-open',
        'vitrine:cart-close',
      ]) {
        document.addEventListener(name, ({ type, target }) =>
          names.push(`${type} ${(target as Element).getAttribute('data-node-type')}`),
        )
      }
      const wrapper = document.querySelector('[data-node-type="commerce-cart-wrapper"]')
      const send = (detail?: object): unknown =>
        wrapper?.dispatchEvent(new CustomEvent('wf-change-cart-state', { bubbles: true, detail }))
      send({ open: true })
      send({ open: true })
      send({ open: false })
      send()
      return names
    })
    expect(seen).toEqual([
      'ecommerce-cart-open commerce-cart-wrapper',
      'vitrine:cart-open commerce-cart-wrapper',
      'ecommerce-cart-close commerce-cart-wrapper',
      'vitrine:cart-close commerce-cart-wrapper',
      'ecommerce-cart-open commerce-cart-wrapper',
      'vitrine:cart-open commerce-cart-wrapper',
    ])
    expect(await at.isCartOpen()).toBe(true)
  })

  it('that is hidden, such as that of the small menu on a large screen, does not move the focus', async () => {
    await visit('two-carts')
    await at.page.getByRole('button', { name: 'Add Spoon' }).click()
    await at.page.waitForFunction(() => document.querySelectorAll('[data-cart-open]').length === 2)
    // The cart opens before the code that draws its lines has loaded.
    await at.removeLink().nth(1).waitFor()
    const inPanel = (): Promise<string | null> =>
      at.page.evaluate(() => {
        const panels = document.querySelectorAll('[data-node-type="commerce-cart-container"]')
        const active = document.activeElement
        return panels[1]?.contains(active) === true ? (active?.getAttribute('class') ?? null) : 'elsewhere'
      })
    const stops = [await inPanel()]
    for (let press = 0; press < 4; press++) {
      await at.page.keyboard.press('Tab')
      stops.push(await inPanel())
    }
    expect(stops).not.toContain('elsewhere')
    expect(new Set(stops).size).toBe(4)
    await at.page.keyboard.press('Escape')
    expect(await at.page.locator('[data-cart-open]').count()).toBe(0)
    expect(await at.focused()).toBe('commerce-cart-open-link')
    await at.page.evaluate('Vitrine.cart.open()')
    await at.page.waitForSelector('[data-cart-open]:nth-child(2)')
    expect(await at.page.locator('[data-cart-open]').count()).toBe(1)
    await at.page.evaluate('Vitrine.cart.close()')
    await at.page.waitForSelector('[data-cart-open]', { state: 'detached' })
  })

  it('appears at once under reduced motion', async () => {
    await visit('modal')
    await at.page.emulateMedia({ reducedMotion: 'reduce' })
    await watchMotion()
    await at.openLink().click()
    await at.untilCartOpen()
    expect(await motion()).toEqual({ opacity: '', transform: '' })
    expect(await at.isCartOpen()).toBe(true)
  })
})
