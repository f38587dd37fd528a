import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { staticSiteOf } from '../support/site/static-site-of.js'
import { connectChromium } from './support/chromium.js'
import { eventually } from './support/eventually.js'

/**
 * An export as its owner got it: code in its pages, a font loader and a library of other hosts, a bundle that
 * makes markup of texts.
 */
const EXPORT: Readonly<Record<string, string>> = {
  'index.html': `<!DOCTYPE html><html data-wf-page="p"><head><meta charset="utf-8"><title>Export</title>
    <link href="https://fonts.example/css?family=A:400" rel="stylesheet" type="text/css">
    <script src="https://fonts.example/loader.js" type="text/javascript"></script>
    <script type="text/javascript">loadFonts("A:400,700")</script>\r
    <script type="text/javascript">\r
      document.documentElement.className += " w-mod-js";\r
    </script></head>
    <body><h1>Home</h1><button onclick="document.title = &quot;pressed&quot;">Press</button><div id="made"></div>
    <img id="far" src="https://cdn.example/far.svg" alt="">
    <script src="https://cdn.example/library.js" crossorigin="anonymous"></script><script
      src="js/bundle.js"></script></body></html>`,
  'plain.html':
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Plain</title></head><body>' +
    '<script src="js/own.js"></script></body></html>',
  'js/bundle.js': `document.getElementById('made').innerHTML = '<b>made</b>'; window.jQuery(document)`,
  'js/own.js':
    `const script = document.createElement('script'); script.textContent = 'window.bad = true'; ` +
    'document.body.append(script); window.good = true',
}

const ELSEWHERE: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'https://fonts.example/loader.js': [
    'text/javascript',
    `window.loadFonts = (family) => { const link = document.createElement('link'); ` +
      `link.rel = 'stylesheet'; link.href = 'https://more-fonts.example/css?' + family; ` +
      'document.head.append(link) }',
  ],
  'https://fonts.example/css?family=A:400': ['text/css', 'h1 { color: rgb(1, 2, 3) }'],
  'https://more-fonts.example/css?A:400,700': ['text/css', 'h1 { font-size: 77px }'],
  'https://cdn.example/library.js': [
    'text/javascript',
    'window.jQuery = (node) => { window.libraryRan = node === document }',
  ],
  'https://cdn.example/far.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-export-'))
let browser: Browser
let server: Server
let origin = ''

beforeAll(async () => {
  mkdirSync(join(folder, 'js'))
  for (const [name, text] of Object.entries(EXPORT)) writeFileSync(join(folder, name), text)
  const site = staticSiteOf({ folder })
  server = createServer((request, response) => void site(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await connectChromium()
}, 60_000)
afterAll(async () => {
  await browser.close()
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

async function visit(path: string): Promise<{ readonly page: Page; readonly said: readonly string[] }> {
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(error.message))
  await page.route(/^https:/, (route) => {
    const [contentType = '', body = ''] = ELSEWHERE[route.request().url()] ?? []
    return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  return { page, said }
}

describe('an untouched export', () => {
  it('runs the scripts of its owner, without messages in the console', async () => {
    const { page, said } = await visit('/')
    expect(await page.evaluate(() => document.documentElement.className)).toBe(' w-mod-js')
    expect(await page.evaluate(() => Reflect.get(window, 'libraryRan') as boolean)).toBe(true)
    expect(await page.locator('#made b').textContent()).toBe('made')
    await page.waitForFunction(() => {
      const { color, fontSize } = getComputedStyle(document.querySelector('h1') as Element)
      return color === 'rgb(1, 2, 3)' && fontSize === '77px'
    })
    expect(await page.locator('#far').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9)
    await page.getByRole('button').click()
    expect(await page.title()).toBe('pressed')
    expect(said).toEqual([])
    await page.close()
  })

  it('runs no code that is added to a page later', async () => {
    const { page, said } = await visit('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.bad = true'
      document.body.append(script)
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.bad = true')
      document.body.append(button)
      button.click()
    })
    expect(await page.evaluate(() => Reflect.get(window, 'bad') as unknown)).toBeUndefined()
    await eventually(() => expect(said.join('\n')).toContain('Content Security Policy'))
    await page.close()
  })

  it('keeps the strict policy with Trusted Types on pages that need no wider one', async () => {
    const { page, said } = await visit('/plain')
    expect(await page.evaluate(() => Reflect.get(window, 'good') as unknown)).toBeUndefined()
    expect(await page.evaluate(() => Reflect.get(window, 'bad') as unknown)).toBeUndefined()
    await eventually(() => expect(said.join('\n')).toContain('TrustedScript'))
    await page.close()
  })
})
