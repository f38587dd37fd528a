import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { useBuiltPages } from './widget-pages.js'

const pageWith = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<link rel="stylesheet" href="/widgets/widgets.css"></head>
<body><main><h1>Page</h1>${body}</main><script src="/widgets.js"></script></body></html>`

const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('\n')
const dropdown = (): string =>
  '<div class="w-dropdown"><div class="w-dropdown-toggle">More</div><div class="w-dropdown-list">' +
  '<a href="/a">A</a></div></div>'
const slider = (): string =>
  `<div class="w-slider"><div class="w-slider-mask">${repeat(4, () => '<div class="w-slide">Slide</div>')}</div>
<div class="w-slider-arrow-left"></div><div class="w-slider-arrow-right"></div><div class="w-slider-nav"></div></div>`

const pages = useBuiltPages({
  '/widgets/silent.html': '<!doctype html><title>Page without a script</title>',
  '/widgets/bare.html': pageWith('<p>Text with <a href="/elsewhere">a link</a>.</p>'),
  '/widgets/dropdowns-200.html': pageWith(repeat(200, dropdown)),
  '/widgets/sliders-50.html': pageWith(repeat(50, slider)),
})

/** Calls of a page from now on: timers, frames, observers. */
const COUNT_CALLS = `window.calls = []
for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
  const original = window[name]
  window[name] = (...args) => (calls.push(name), original.apply(window, args))
}
for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver']) {
  const Original = window[name]
  window[name] = class extends Original { constructor(...args) { super(...args); calls.push(name) } }
}`

/** The kinds of events that are listened to on the window, the document and the body. */
async function listeners(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const target of ['window', 'document', 'document.body', 'document.documentElement']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target })
    if (!result.objectId) throw new Error(`${target} is no object`)
    const answer = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
    found.push(...answer.listeners.map(({ type }) => `${target} ${type}`))
  }
  return found.sort()
}

/** Number of style and layout computations while all widgets of the page are bound anew. */
async function workOfReady(page: Page): Promise<{ readonly styles: number; readonly layouts: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
    return { styles: of('RecalcStyleCount'), layouts: of('LayoutCount') }
  }
  await page.evaluate('Webflow.destroy()')
  await page.waitForTimeout(100)
  const before = await read()
  await page.evaluate('Webflow.ready(); void document.body.offsetHeight')
  const after = await read()
  return { styles: after.styles - before.styles, layouts: after.layouts - before.layouts }
}

describe('a page without widgets', () => {
  it('requests no chunk, adds no element, and starts no observer, timer or frame', async () => {
    const { page } = await pages.open('silent')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(page.url().replace('silent', 'bare'))
    await page.waitForLoadState('networkidle')
    await page.evaluate(`${COUNT_CALLS}; Webflow.destroy(); Webflow.ready()`)
    await page.waitForTimeout(300)
    const expected = ['/widgets/bare.html', '/widgets/widgets.css', '/widgets.js']
    expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(expected)
    expect(await page.evaluate('calls')).toEqual([])
    expect(await page.evaluate('Vitrine.inspect().features')).toEqual([])
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
  })

  it('has listeners for links, swipes and its end only, and none after destroy()', async () => {
    const { page } = await pages.open('silent')
    const others = new Set(await listeners(page))
    const ours = async (): Promise<readonly string[]> =>
      (await listeners(page)).filter((name) => !others.has(name))
    await page.goto(page.url().replace('silent', 'bare'))
    await page.waitForLoadState('networkidle')
    const kept = ['document click', 'document mousedown', 'document touchstart', 'window __wf_destroy']
    expect(await ours()).toEqual(kept)
    await page.evaluate('Webflow.destroy()')
    expect(await ours()).toEqual([])
  })
})

describe('a page with many widgets', () => {
  it('binds 200 dropdowns without laying the page out for each', async () => {
    const { page } = await pages.open('dropdowns-200')
    await page.locator('[aria-haspopup]').nth(199).waitFor()
    const { styles, layouts } = await workOfReady(page)
    expect(styles).toBeLessThan(5)
    expect(layouts).toBeLessThan(5)
  })

  it('measures 50 sliders in one layout', async () => {
    const { page } = await pages.open('sliders-50')
    await page.locator('.w-slider-dot').nth(199).waitFor()
    const { styles, layouts } = await workOfReady(page)
    expect(layouts).toBeGreaterThan(0)
    expect(layouts).toBeLessThan(5)
    expect(styles).toBeLessThan(120)
  })
})
