import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from './support/chromium.js'
import { eventually } from './support/eventually.js'
import { servePages } from './support/serve-pages.js'
import type { ServedPages } from './support/serve-pages.js'

jest.setTimeout(60_000)

const SHOP = '<div data-node-type="commerce-cart-wrapper"></div>'
const pageWith = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body><h1>Page</h1>${body}` +
  '<script src="/vitrine.js"></script></body></html>'

/** One part of each of five chunks. */
const MUCH =
  '<div class="w-nav" data-collapse="medium"><nav role="navigation" class="w-nav-menu">' +
  '<a href="/plain">Plain</a></nav><div class="w-nav-button">Menu</div></div>' +
  '<div class="w-dropdown"><div class="w-dropdown-toggle">More</div>' +
  '<nav class="w-dropdown-list"><a href="/plain" class="w-dropdown-link">Plain</a></nav></div>' +
  '<div class="w-tabs"><div class="w-tab-menu"><a data-w-tab="A" class="w-tab-link w--current">A</a>' +
  '<a data-w-tab="B" class="w-tab-link">B</a></div><div class="w-tab-content">' +
  '<div data-w-tab="A" class="w-tab-pane w--tab-active">first</div>' +
  '<div data-w-tab="B" class="w-tab-pane">second</div></div></div><div data-wf-focus-within></div>' +
  '<div class="w-form"><form><input name="Name"></form></div>'
const SLIDER =
  '<div class="w-slider"><div class="w-slider-mask"><div class="w-slide">One</div></div>' +
  '<div class="w-slider-arrow-left"></div><div class="w-slider-arrow-right"></div>' +
  '<div class="w-slider-nav"></div></div>'

const PAGES: Readonly<Record<string, string>> = {
  '/plain': pageWith(''),
  '/tabs': pageWith(
    '<div class="w-tabs"><div class="w-tab-menu"></div><div class="w-tab-content"></div></div>',
  ),
  '/shop': pageWith(SHOP),
  '/much': pageWith(MUCH),
  '/everything': pageWith(MUCH + SLIDER),
  '/checkout-of-members': pageWith(
    SHOP +
      '<div data-node-type="commerce-checkout-form-container"></div>' +
      '<button data-wf-user-logout="Log out" data-wf-user-login="Log in">Log in</button>' +
      '<div class="w-dropdown"><div class="w-dropdown-toggle">More</div>' +
      '<nav class="w-dropdown-list"><a href="/plain" class="w-dropdown-link">Plain</a></nav></div>' +
      '<div class="w-form"><form><input name="Name"></form></div>',
  ),
  '/start': pageWith(
    '<div class="w-tabs"><div class="w-tab-menu"></div><div class="w-tab-content"></div></div>',
  ).replace(
    '</body>',
    `<script>Webflow.require('ix2').init({ events: { broken: 1 }, actionLists: {} })</script></body>`,
  ),
  '/unread': pageWith('<div class="w-tabs"></div>').replace(
    '</body>',
    '<script src="/last.js"></script></body>',
  ),
}

/** Answers the last script of a page only when the page has requested the chunk, or after a time limit. */
const chunksAsked = new Set<string>()
async function answerLast(response: ServerResponse): Promise<void> {
  while (!chunksAsked.has('/chunks/tabs.js')) await setTimeout(40)
  const text = `window.chunksWhileRead = ${JSON.stringify([...chunksAsked])}`
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(text)
}

let browser: Browser
let site: ServedPages

beforeAll(async () => {
  site = await servePages({
    handle: (request, response) => {
      const url = request.url ?? ''
      if (url.startsWith('/chunks/')) chunksAsked.add(url)
      if (url === '/last.js') {
        void answerLast(response)
        return true
      }
      const body = PAGES[url]
      if (body !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(body)
      return body !== undefined
    },
  })
  browser = await connectChromium()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** All requests of a page, once the expected one was made and no other for half a second. */
async function requestsOf(path: string, expected?: string): Promise<readonly string[]> {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site.origin + path)
  await page.waitForFunction(() => Reflect.has(window, 'Vitrine'))
  // A busy machine may pause between the script and what it asks for.
  if (expected) await eventually(() => expect(asked).toContain(expected))
  await page.waitForLoadState('networkidle')
  await page.close()
  return asked.filter((name) => name !== path && name !== '/favicon.ico')
}

/** Waits until these parts of a page are at work. */
const started = (page: Page, parts: readonly string[]) =>
  page.waitForFunction((names) => {
    const { inspect } = Reflect.get(window, 'Vitrine') as { inspect: () => { features: string[] } }
    const { features } = inspect()
    return names.every((name) => features.includes(name))
  }, parts)

describe('a page without commerce', () => {
  it('requests only the page script', async () => {
    expect(await requestsOf('/plain')).toEqual(['/vitrine.js'])
  })

  it('requests its widgets, and no part of the shop', async () => {
    const asked = await requestsOf('/tabs', '/chunks/tabs.js')
    expect(asked).toContain('/chunks/tabs.js')
    const shop = /react\.transitional\.element|inversify|wf_graphql/
    const parts = asked.filter((name) => shop.test(readFileSync(`dist/page${name}`, 'utf8')))
    expect(parts).toEqual([])
  })

  it.each([
    ['/much', [], ['dropdown', 'extras', 'tabs', 'widgets-near']],
    ['/everything', ['slider'], ['widgets-at-once', 'widgets-near']],
  ])('requests its widgets together if separate files would be too many: %s', async (path, more, files) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(site.origin + path)
    await page.waitForFunction(() => document.querySelector('.w-dropdown-toggle[aria-expanded]'))
    await page.click('.w-dropdown-toggle')
    await page.waitForSelector('.w-dropdown-toggle[aria-expanded=true]')
    await page.click('.w-tab-link[data-w-tab=B]')
    await page.waitForSelector('.w-tab-pane.w--tab-active[data-w-tab=B]', { state: 'attached' })
    await page.click('.w-nav-button')
    await page.waitForSelector('.w-nav-button[aria-expanded=true]')
    await started(page, ['navbar', 'dropdown', 'tabs', 'forms', 'focus', ...more])
    const chunks = asked.filter((name) => name.startsWith('/chunks/') && !name.includes('shared-'))
    expect(chunks.sort()).toEqual(files.map((name) => `/chunks/${name}.js`))
    await page.close()
  })

  it('requests its widgets while it is parsed, if the script finds them already', async () => {
    chunksAsked.clear()
    const page = await browser.newPage()
    await page.goto(`${site.origin}/unread`)
    const asked = await page.evaluate(() => Reflect.get(window, 'chunksWhileRead') as readonly string[])
    expect(asked).toContain('/chunks/tabs.js')
    await page.close()
  })

  it('makes the browser read the script once: no code at the start looks up a position in it', async () => {
    const page = await browser.newPage()
    const devTools = await page.context().newCDPSession(page)
    const depths: Record<string, number> = {}
    await devTools.send('Network.enable')
    await devTools.send('Runtime.enable')
    devTools.on('Network.requestWillBeSent', ({ request, initiator }) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/chunks/')) depths[pathname] = initiator.stack?.callFrames.length ?? 0
    })
    devTools.on('Runtime.consoleAPICalled', ({ type, stackTrace }) => {
      depths[type] = stackTrace?.callFrames.length ?? 0
    })
    // An exception object is created for it, which holds its position.
    await page.addInitScript(() => {
      const { abort } = AbortController.prototype
      Reflect.set(window, 'unreasoned', 0)
      AbortController.prototype.abort = function (this: AbortController, ...reason: readonly unknown[]) {
        if (reason[0] === undefined) Reflect.set(window, 'unreasoned', Reflect.get(window, 'unreasoned') + 1)
        abort.apply(this, reason as [unknown])
      }
    })
    await page.goto(`${site.origin}/start`)
    await eventually(() => expect(Object.keys(depths).sort()).toEqual(['/chunks/tabs.js', 'warning']))
    await started(page, ['tabs'])
    expect(depths).toEqual({ '/chunks/tabs.js': 2, warning: 1 })
    expect(await page.evaluate(() => Reflect.get(window, 'unreasoned') as number)).toBe(0)
    await page.close()
  })

  it('requests five files at a checkout with accounts and widgets, including page code', async () => {
    const page = await browser.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${site.origin}/checkout-of-members`)
    await started(page, ['commerce', 'checkout', 'accounts', 'dropdown', 'forms'])
    await page.evaluate(async () => {
      const { user } = Reflect.get(window, 'Vitrine') as { user: { get: () => Promise<unknown> } }
      await user.get()
    })
    const chunks = asked.filter((path) => path.startsWith('/chunks/'))
    const shared = chunks.filter((path) => path.includes('shared-'))
    expect(chunks.filter((path) => !shared.includes(path)).sort()).toEqual([
      '/chunks/checkout.js',
      '/chunks/commerce.js',
      '/chunks/widgets-accounts.js',
    ])
    // The chunk that draws a checkout, and near a form the chunk of its parts.
    expect(shared.filter((path) => !path.includes('bind-form'))).toEqual([
      expect.stringContaining('shared-drawing'),
    ])
    await page.close()
  })

  it('differs from one with a cart, which requests the shop', async () => {
    expect(await requestsOf('/shop', '/chunks/commerce.js')).toContain('/chunks/commerce.js')
  })
})
