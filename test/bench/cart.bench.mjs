/** The cart in Chromium on the demonstration shop: waiting times, redraws, bytes and requests. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { launch } from './bench-page.mjs'

export const title = 'Cart: vitrine serve demo, Chromium'

const ROUNDS = 12

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const ms = (value) => `${value.toFixed(1)} ms`
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

function startShop(data) {
  const environment = { ...process.env }
  delete environment.DATABASE_URL
  const child = spawn(
    process.execPath,
    ['dist/node/vitrine.js', 'serve', 'demo', '--port', '0', '--data', data],
    {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk) => {
      const url = / is open at (http:\S+)/.exec(String(chunk))?.[1]
      if (url) ready({ url, stop: () => child.removeAllListeners('exit') && child.kill('SIGTERM') })
    })
  })
}

/** Opens a page and counts what it loads; `shop` are the requests for the shop's operations. */
async function openCounted(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const counted = { requests: 0, bytes: 0, scriptBytes: 0, shop: 0 }
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    counted.requests += 1
    counted.bytes += responseBodySize
    if (request.resourceType() === 'script') counted.scriptBytes += responseBodySize
    if (request.url().endsWith('/.wf_graphql/apollo')) counted.shop += 1
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    const link = document.querySelector('[data-node-type="commerce-cart-open-link"]')
    return /empty|containing/.test(link?.getAttribute('aria-label') ?? '')
  })
  await page.waitForTimeout(500)
  return { page, counted, close: () => context.close() }
}

/** The time from the click to the frame with the filled cart. */
const addAndWait = (page) =>
  page.evaluate(
    () =>
      new Promise((painted) => {
        const startedAt = performance.now()
        const look = () => {
          const line = document.querySelector('[data-cart-open] .w-commerce-commercecartitem')
          const badge = document.querySelector('.w-commerce-commercecartopenlinkcount')
          if (!line || Number(badge?.textContent) <= before) return requestAnimationFrame(look)
          requestAnimationFrame(() => painted(performance.now() - startedAt))
        }
        const before = Number(document.querySelector('.w-commerce-commercecartopenlinkcount')?.textContent)
        document.querySelector('[data-node-type="commerce-add-to-cart-button"]').click()
        look()
      }),
  )

async function measureShop(browser, url, lines) {
  const { page, counted, close } = await openCounted(browser, `${url}/product/glow-bulbs`)
  await page.waitForSelector('[data-node-type="commerce-add-to-cart-form"]')
  lines.push(
    `Product page: ${counted.requests} requests, ${kB(counted.bytes)}, scripts ${kB(counted.scriptBytes)} as sent`,
  )
  const waits = []
  const requests = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = counted.shop
    waits.push(await addAndWait(page))
    await page.waitForTimeout(50)
    requests.push(counted.shop - before)
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-cart-open]', { state: 'detached' })
    await page.waitForTimeout(500)
  }
  lines.push(
    `Click on add to cart until the filled cart is painted: median ${ms(median(waits))}, ` +
      `slowest ${ms(Math.max(...waits))}`,
  )
  lines.push(`Requests for an add: ${Math.max(...requests)} (one for the change, one for what it shows)`)
  await close()
}

/** Draws a cart of many lines, then changes one of them, with the page's own drawing code. */
const DRAWING = `
import { drawList, elementNode } from './core/markup/index.js'
import { DRAW_NAMES, standardTemplate } from './adapters/builder-markup/index.js'
import { createListView } from './ui-react/index.js'
const path = 'database.commerceOrder.userItems'
const list = { path, template: standardTemplate(path, '') }
const context = { prices: null, visibility: { nowMs: 0, timeZone: 'UTC' }, names: DRAW_NAMES, rich: () => [] }
const price = { value: 1200, unit: 'USD' }
const line = (n, count) => ({ id: 'line-' + n, count, price, rowTotal: price,
  product: { f_name_: 'Thing ' + n, f_ec_product_type_2dr10dr: { id: 'x' },
    f_sku_properties_3dr: [{ id: 's', name: 'Size', enum: [{ id: 'l', name: 'Large' }] }] },
  sku: { id: 'sku-' + n, f_main_image_4dr: null, f_sku_values_3dr: [{ property: { id: 's' }, value: { id: 'l' } }] } })
window.measure = (count) => {
  const host = document.createElement('div')
  document.body.append(host)
  const view = createListView(document)
  const show = (lines) => {
    const startedAt = performance.now()
    view.show([{ host, entries: drawList(list, { database: { commerceOrder: { userItems: lines } } }, context) }])
    void host.offsetHeight
    return performance.now() - startedAt
  }
  const lines = Array.from({ length: count }, (_, n) => line(n, 1))
  const first = show(lines)
  const again = []
  for (let round = 2; round < 22; round += 1)
    again.push(show(lines.map((each, n) => n === count >> 1 ? line(n, round) : each)))
  view.dispose()
  host.remove()
  return { first, again }
}
`

async function measureRedraws(browser, lines) {
  const { outputFiles } = await build({
    stdin: { contents: DRAWING, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const server = createServer((request, response) => {
    const isScript = request.url === '/draw.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? outputFiles[0].text : '<!doctype html><body><script src="/draw.js"></script>')
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.evaluate(() => window.measure(20))
  for (const count of [1, 20, 200]) {
    const { first, again } = await page.evaluate((lineCount) => window.measure(lineCount), count)
    lines.push(
      `A cart of ${count} ${count === 1 ? 'line' : 'lines'}: first drawing ${ms(first)}, ` +
        `one line changed ${ms(median(again))}`,
    )
  }
  await page.close()
  server.close()
  server.closeAllConnections()
}

export async function run() {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const shop = await startShop(data)
  const browser = await launch()
  const lines = []
  try {
    const home = await openCounted(browser, `${shop.url}/`)
    lines.push(
      `Home page: ${home.counted.requests} requests, ${kB(home.counted.bytes)}, ` +
        `scripts ${kB(home.counted.scriptBytes)} as sent`,
    )
    await home.close()
    await measureShop(browser, shop.url, lines)
    await measureRedraws(browser, lines)
  } finally {
    await browser.close()
    shop.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return lines
}
