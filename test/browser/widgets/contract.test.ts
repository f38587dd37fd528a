import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { useBuiltPages } from './widget-pages.js'

const BODY = `
<div class="w-nav" id="nav" data-easing="ease-out-quad" data-easing2="ease-in" role="banner"><div
  class="w-container" style="max-width: 500px">
  <a href="/" class="w-nav-brand" id="brand"><img alt="" src="/widgets/red.svg" width="20" height="20"></a>
  <nav class="w-nav-menu" id="menu"><a href="/one" class="w-nav-link" id="one">One</a></nav>
  <div class="w-nav-button" id="button"><div class="w-icon-nav-menu"></div></div>
</div></div>
<main><h1>Page</h1>
<div class="w-dropdown" id="drop"><div class="w-dropdown-toggle"><div
  class="w-icon-dropdown-toggle"></div>More</div><div class="w-dropdown-list"><a href="/a">A</a></div></div>
<div class="w-tabs" id="tabs" data-easing="linear" data-duration-in="300" data-duration-out="100">
  <div class="w-tab-menu"><a href="#" class="w-tab-link w--current" data-w-tab="A">A</a><a href="#"
    class="w-tab-link" data-w-tab="B">B</a></div>
  <div class="w-tab-content"><div class="w-tab-pane" data-w-tab="A">First</div><div
    class="w-tab-pane w--tab-active" data-w-tab="B">Second</div></div>
</div>
<div class="w-slider" id="slider" data-nav-spacing="7">
  <div class="w-slider-mask"> <div class="w-slide" id="s1">First</div> <div class="w-slide" id="s2">Second</div> </div>
  <div class="w-slider-arrow-left"></div><div class="w-slider-arrow-right"></div><div class="w-slider-nav"></div>
</div>
<a href="#" class="w-lightbox" id="lightbox"><img src="/widgets/red.svg" alt="" width="20"
  height="20"><script type="application/json" class="w-json">
{ "items": [{ "url": "/widgets/red.svg", "type": "image", "width": 4, "height": 3 },
  { "url": "/widgets/blue.svg", "type": "image", "width": 3, "height": 4 }] }</script></a>
<div style="height: 2000px"></div></main>
<div data-vitrine-consent="banner" id="banner"
  style="display: none; position: fixed; bottom: 0">Cookies <button data-vitrine-consent="accept"
  id="accept">Yes</button></div>
<div data-vitrine-consent="panel" id="panel" style="display: none">Settings</div>`
const pages = useBuiltPages({
  '/widgets/plain.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<link rel="stylesheet" href="/widgets/widgets.css"></head><body>${BODY}<script
  src="/widgets.js"></script></body></html>`,
})
async function open(width = 600): Promise<Page> {
  const { page } = await pages.open('plain', { viewport: { width, height: 700 } })
  await page.waitForLoadState('networkidle')
  return page
}

/** Attributes of widget parts once they are ready: selector, then attributes; null where there is none. */
const SETUP: readonly (readonly [string, Readonly<Record<string, string | null>>])[] = [
  ['#button', { role: 'button', tabindex: '0', 'aria-label': 'menu', 'aria-controls': 'w-nav-overlay-0' }],
  ['#button', { 'aria-haspopup': 'menu', 'aria-expanded': 'false', style: 'user-select: text;' }],
  ['#brand', { 'aria-label': 'home' }],
  ['#nav > .w-nav-overlay', { id: 'w-nav-overlay-0', 'data-wf-ignore': '' }],
  ['.w-dropdown-toggle', { id: 'w-dropdown-toggle-0', 'aria-controls': 'w-dropdown-list-0', role: 'button' }],
  ['.w-dropdown-toggle', { 'aria-haspopup': 'menu', 'aria-expanded': 'false', tabindex: '0' }],
  ['.w-icon-dropdown-toggle', { 'aria-hidden': 'true' }],
  ['.w-dropdown-list', { id: 'w-dropdown-list-0', 'aria-labelledby': 'w-dropdown-toggle-0' }],
  ['.w-dropdown-list a', { tabindex: '0' }],
  ['.w-tab-menu', { role: 'tablist' }],
  ['.w-tab-link[data-w-tab="A"]', { id: 'w-tabs-0-data-w-tab-0', role: 'tab', tabindex: null }],
  ['.w-tab-link[data-w-tab="A"]', { href: '#w-tabs-0-data-w-pane-0', 'aria-selected': 'true' }],
  ['.w-tab-link[data-w-tab="B"]', { 'aria-controls': 'w-tabs-0-data-w-pane-1', tabindex: '-1' }],
  ['.w-tab-link[data-w-tab="B"]', { 'aria-selected': 'false' }],
  [
    '.w-tab-pane[data-w-tab="A"]',
    { id: 'w-tabs-0-data-w-pane-0', role: 'tabpanel', class: 'w-tab-pane w--tab-active' },
  ],
  ['.w-tab-pane[data-w-tab="B"]', { 'aria-labelledby': 'w-tabs-0-data-w-tab-1', class: 'w-tab-pane' }],
  ['#slider', { role: 'region', 'aria-label': 'carousel', 'aria-roledescription': null }],
  ['.w-slider-mask', { id: 'w-slider-mask-0' }],
  ['.w-slider-aria-label', { 'aria-atomic': 'true', 'data-wf-ignore': '' }],
  ['.w-slider-arrow-left', { role: 'button', tabindex: '0', 'aria-label': 'previous slide' }],
  ['.w-slider-arrow-right', { 'aria-controls': 'w-slider-mask-0', 'aria-label': 'next slide' }],
  ['.w-slide >> nth=0', { role: 'group', 'aria-label': '1 of 2', 'aria-hidden': null }],
  ['.w-slide >> nth=1', { 'aria-roledescription': 'slide', 'aria-label': '2 of 2', 'aria-hidden': 'true' }],
  ['.w-slider-dot >> nth=0', { 'aria-label': 'Show slide 1 of 2', 'aria-pressed': 'true', tabindex: '0' }],
  ['.w-slider-dot >> nth=0', { class: 'w-slider-dot w-active', role: 'button', 'data-wf-ignore': '' }],
  ['.w-slider-dot >> nth=1', { style: 'margin-right: 7px; margin-left: 7px;', tabindex: '-1' }],
  ['#lightbox', { 'aria-label': 'open lightbox', 'aria-haspopup': 'dialog' }],
]

/** Records every later movement: element, property, duration and easing. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = []
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element)) return
      const running = target
        .getAnimations()
        .find((each) => Reflect.get(each, 'transitionProperty') === propertyName)
      const { duration, easing } = running?.effect?.getTiming() ?? {}
      seen.push(`${target.id || target.className} ${propertyName} ${duration}ms ${easing}`)
    })
    Object.assign(window, { seen })
  })
/** The movements seen since the last call, once there are `count`. */
async function seen(page: Page, count: number): Promise<readonly string[]> {
  await page.waitForFunction((least) => (Reflect.get(window, 'seen') as string[]).length >= least, count)
  return page.evaluate(() => (Reflect.get(window, 'seen') as string[]).splice(0))
}
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().length === 0)

describe('attributes of widget parts', () => {
  it.each([
    ['once ready', 'undefined'],
    ['when ready() runs again', 'Webflow.ready()'],
    ['when the page is taken down and made ready again', 'Webflow.destroy(); Webflow.ready()'],
  ])('are as style sheets, page code and assistive technology expect, %s', async (_when, code) => {
    const page = await open()
    await page.evaluate(code)
    for (const [selector, expected] of SETUP) {
      const part = page.locator(selector)
      const found = await part.evaluate(
        (element, names) => Object.fromEntries(names.map((name) => [name, element.getAttribute(name)])),
        Object.keys(expected),
      )
      expect([selector, found]).toEqual([selector, expected])
    }
    const text = await page.locator('.w-slider-mask').evaluate((mask) => mask.textContent)
    expect(text).toBe('FirstSecond')
  })
})

describe('the movement', () => {
  it('of a navbar menu takes 400 ms by default, with one easing in and another out', async () => {
    const page = await open()
    await watch(page)
    await page.locator('#button').click()
    expect(await seen(page, 1)).toEqual(['menu transform 400ms cubic-bezier(0.25, 0.46, 0.45, 0.94)'])
    const heights = await page.evaluate(() => [
      document.querySelector('.w-nav-overlay')?.clientHeight,
      document.body.clientHeight - (document.getElementById('nav')?.offsetHeight ?? 0),
    ])
    expect(heights[0]).toBe(heights[1])
    await atRest(page)
    await page.locator('#button').click()
    expect(await seen(page, 1)).toEqual(['menu transform 400ms ease-in'])
  })

  it('of slides takes 500 ms by default', async () => {
    const page = await open()
    await watch(page)
    await page.locator('.w-slider-arrow-right').click()
    expect(await seen(page, 2)).toEqual(['s1 transform 500ms ease', 's2 transform 500ms ease'])
  })

  it('of panes fades the old one out before the new one in', async () => {
    const page = await open()
    await watch(page)
    await page.locator('.w-tab-link').nth(1).click()
    expect(await seen(page, 2)).toEqual([
      'w-tabs-0-data-w-pane-0 opacity 100ms linear',
      'w-tabs-0-data-w-pane-1 opacity 300ms linear',
    ])
  })

  it('of a lightbox takes 300 ms, and its views come from the side', async () => {
    const page = await open()
    await watch(page)
    await page.locator('#lightbox').click()
    expect([...(await seen(page, 2))].sort()).toEqual([
      'w-lightbox-backdrop opacity 300ms ease',
      'w-lightbox-view opacity 300ms ease',
    ])
    await atRest(page)
    await page.keyboard.press('ArrowRight')
    expect([...(await seen(page, 3))].sort()).toEqual([
      'w-lightbox-view opacity 300ms ease',
      'w-lightbox-view opacity 300ms ease',
      'w-lightbox-view transform 300ms ease',
    ])
  })

  it('of the cookie banner and panel takes 300 ms', async () => {
    const page = await open()
    await atRest(page)
    await watch(page)
    await page.locator('#accept').click()
    expect([...(await seen(page, 3))].sort()).toEqual([
      'banner transform 300ms ease',
      'panel opacity 300ms ease',
      'panel transform 300ms ease',
    ])
  })
})

describe('the menu of a navbar', () => {
  const openWith = async (attributes: Readonly<Record<string, string>>): Promise<Page> => {
    const page = await open()
    await page.locator('#nav').evaluate((nav, all) => {
      for (const [name, value] of Object.entries(all)) nav.setAttribute(name, value)
    }, attributes)
    await watch(page)
    await page.locator('#button').click()
    await page.locator('#one').waitFor()
    return page
  }

  it.each([
    ['over-left', -1],
    ['over-right', 1],
  ])(
    'with %s comes from its side, in an overlay of its width and the height of the page',
    async (name, side) => {
      const page = await openWith({ 'data-animation': name, 'data-duration': '3000' })
      const [shift, overlay, menu, height] = await page.evaluate(() => {
        const part = document.getElementById('menu') as HTMLElement
        const around = document.querySelector('.w-nav-overlay') as HTMLElement
        const { width } = part.getBoundingClientRect()
        return [
          new DOMMatrix(getComputedStyle(part).transform).e,
          around.offsetWidth,
          width,
          part.style.height,
        ]
      })
      expect(Math.sign(shift as number)).toBe(side)
      expect(overlay).toBe(Math.round(menu as number))
      expect(height).toBe(await page.locator('.w-nav-overlay').evaluate((each) => each.style.height))
    },
  )

  it.each([{ 'data-animation': 'none' }, { 'data-duration': '0' }])(
    'with %o opens in place, at once',
    async (attributes) => {
      const page = await openWith(attributes)
      expect(await page.locator('.w-container > #menu[data-nav-menu-open]').count()).toBe(1)
      expect(await page.evaluate('seen')).toEqual([])
      await page.locator('#button').click()
      await page.locator('#one').waitFor({ state: 'hidden' })
    },
  )

  it('covers the whole document if the page asks for it', async () => {
    const page = await open()
    await page.evaluate(() => (document.body.style.height = '400px'))
    await page.locator('#nav').evaluate((nav) => nav.setAttribute('data-doc-height', '1'))
    await page.locator('#button').click()
    await page.locator('#one').waitFor()
    const [overlay, rest] = await page.evaluate(() => [
      document.querySelector('.w-nav-overlay')?.clientHeight,
      document.documentElement.scrollHeight - (document.getElementById('nav')?.offsetHeight ?? 0),
    ])
    expect(overlay).toBe(rest)
  })

  it('limits its links to the width of the container', async () => {
    const page = await openWith({})
    expect(await page.locator('#one').evaluate((link) => link.style.maxWidth)).toBe('500px')
    expect(await page.locator('#one').getAttribute('class')).toContain('w--nav-link-open')
  })
})

describe('a closed dropdown', () => {
  it('keeps the up and down keys on its toggle from scrolling the page', async () => {
    const page = await open(1000)
    await page.locator('.w-dropdown-toggle').focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.locator('.w-dropdown-list').isVisible()).toBe(false)
  })

  it('does not open for another button of the mouse', async () => {
    const page = await open(1000)
    await page.locator('.w-dropdown-toggle').click({ button: 'right' })
    await page.waitForTimeout(100)
    expect(await page.locator('.w-dropdown-list').isVisible()).toBe(false)
  })

  it('that opened under the pointer closes on Escape without moving it', async () => {
    const page = await open(1000)
    await page.locator('#drop').evaluate((drop) => drop.setAttribute('data-hover', 'true'))
    await page.locator('.w-dropdown-toggle').hover()
    await page.locator('.w-dropdown-list').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.w-dropdown-list').waitFor({ state: 'hidden' })
  })
})

describe('an open lightbox', () => {
  it('marks its ends, its gallery and the page behind, and spins only for what takes long', async () => {
    const page = await open()
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/blue.svg', async (route) => {
      await arrived
      await route.continue()
    })
    await page.locator('#lightbox').click()
    await page.locator('.w-lightbox-content.w-lightbox-group').waitFor()
    expect(await page.locator('html').getAttribute('class')).toBe('w-lightbox-noscroll')
    expect(await page.locator('.w-lightbox-left').getAttribute('class')).toContain('w-lightbox-inactive')
    expect(await page.locator('.w-lightbox-strip').getAttribute('role')).toBe('tablist')
    await page.locator('.w-lightbox-view img').waitFor()
    const spinner = page.locator('.w-lightbox-spinner')
    expect(await spinner.getAttribute('class')).toContain('w-lightbox-hide')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.w-lightbox-right').getAttribute('class')).toContain('w-lightbox-inactive')
    await page.locator('.w-lightbox-spinner:not(.w-lightbox-hide)').waitFor({ state: 'attached' })
    arrive()
    await page.locator('.w-lightbox-spinner.w-lightbox-hide').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.w-lightbox-item[aria-selected="true"]').getAttribute('aria-label')).toBe(
      'show item 2 of 2',
    )
  })
})
