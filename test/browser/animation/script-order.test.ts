import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { servePages } from '../support/serve-pages.js'
import type { ServedPages } from '../support/serve-pages.js'
import { event, item, list, SITE } from './interaction-data.js'

const DATA = JSON.stringify({
  events: { begin: event('PAGE_FINISH', 'begin', { appliesTo: 'PAGE' }) },
  actionLists: {
    begin: list([[item('STYLE_OPACITY', { value: 0.5, duration: 20, target: { selector: '.x' } })]]),
  },
  site: SITE,
})
const TABS = `<div class="w-tabs"><div class="w-tab-menu">
  <a class="w-tab-link w--current" data-w-tab="1" href="#">1</a><a class="w-tab-link" id="two"
    data-w-tab="2" href="#">2</a></div>
  <div class="w-tab-content"><div class="w-tab-pane w--tab-active" data-w-tab="1">1</div><div
    class="w-tab-pane" data-w-tab="2">2</div></div></div>`

const SCRIPTS: Readonly<Record<string, string>> = {
  '/pushed.js': `window.log = []; window.Webflow = window.Webflow || []
    Webflow.push(() => { log.push('pushed'); Webflow.require('ix2').init(${DATA}) })`,
  '/init.js': `window.log = []; Webflow.push(() => log.push('pushed')); Webflow.require('ix2').init(${DATA})`,
  '/inject.js': `addEventListener('load', () => setTimeout(() => {
    const script = document.createElement('script'); script.src = '/vitrine.js'; document.body.append(script) }, 50))`,
  '/jquery-alike.js': 'window.jQuery = window.$ = undefined',
  '/press.js': `Webflow.push(() => {
    const two = document.querySelector('#two'), how = location.hash.slice(1)
    if (how === 'native') two.click()
    else jQuery(two)[how]('click') })`,
}
const tag = (src: string, extra = ''): string => `<script src="${src}"${extra}></script>`

/** Ways to load the script: name -> script tags at the end of the body. */
const ORDERS: Readonly<Record<string, string>> = {
  'a plain tag, then the data': tag('/vitrine.js') + tag('/init.js'),
  'a plain tag after pushed data': tag('/pushed.js') + tag('/vitrine.js'),
  'defer, with pushed data before': tag('/pushed.js') + tag('/vitrine.js', ' defer'),
  'defer for both': tag('/vitrine.js', ' defer') + tag('/init.js', ' defer'),
  'async, with pushed data before': tag('/pushed.js') + tag('/vitrine.js', ' async'),
  'a module': tag('/pushed.js') + tag('/vitrine.js', ' type="module"'),
  'injection after load': tag('/pushed.js') + tag('/inject.js'),
  'twice the same tag': tag('/vitrine.js') + tag('/init.js') + tag('/vitrine.js'),
  'page code that empties jQuery afterwards': tag('/vitrine.js') + tag('/jquery-alike.js') + tag('/init.js'),
}
const PRESSING = tag('/widgets/jquery-double.js') + tag('/vitrine.js') + tag('/press.js')
let browser: Browser
let site: ServedPages
let page: Page | undefined
const problems: string[] = []

beforeAll(async () => {
  site = await servePages({
    handle: (request, response) => {
      const path = request.url ?? ''
      const order = path === '/pressing' ? PRESSING : ORDERS[decodeURIComponent(path.slice(1))]
      const script = SCRIPTS[path]
      if (order !== undefined)
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(
            `<!doctype html><html data-wf-page="p1"><body><div class="x">x</div>${TABS}${order}</body></html>`,
          )
      else if (script !== undefined)
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      return order !== undefined || script !== undefined
    },
  })
  browser = await connectChromium()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})
afterEach(async () => {
  await page?.context().close()
  expect(problems.splice(0)).toEqual([])
})

describe('the built page script', () => {
  it.each(Object.keys(ORDERS))(
    'plays interactions, starts widgets and runs page code when loaded by %s',
    async (name) => {
      const opened = await (await browser.newContext()).newPage()
      page = opened
      opened.on('pageerror', (error) => problems.push(error.message))
      opened.on('console', (message) => message.type() === 'warning' && problems.push(message.text()))
      await opened.goto(`${site.origin}/${encodeURIComponent(name)}`)
      await opened.waitForFunction("document.querySelector('.x').style.opacity === '0.5'")
      await opened.waitForFunction("document.querySelector('#two').getAttribute('role') === 'tab'")
      await opened.locator('#two').click()
      expect(await opened.locator('.w-tab-pane.w--tab-active').textContent()).toBe('2')
      expect(await opened.evaluate('log')).toEqual(['pushed'])
      expect(await opened.evaluate('document.documentElement.className')).toBe('w-mod-ix')
    },
  )

  it.each(['native', 'trigger', 'triggerHandler'])(
    'keeps clicks by page code after ready (%s) until the part has loaded',
    async (how) => {
      const opened = await (await browser.newContext()).newPage()
      page = opened
      let deliver = (): void => undefined
      const asked = new Promise<void>((resolve) => (deliver = resolve))
      await opened.route('**/chunks/*', async (route) => {
        await asked
        await route.continue()
      })
      await opened.goto(`${site.origin}/pressing#${how}`)
      await opened.waitForTimeout(100)
      expect(await opened.locator('.w-tab-pane.w--tab-active').textContent()).toBe('1')
      deliver()
      await opened.waitForFunction("document.querySelector('.w-tab-pane.w--tab-active').textContent === '2'")
    },
  )
})
