/**
 * The desk of a shop with 100,000 orders and 10,000 products in the embedded database: the times that its
 * pages wait over HTTP, and the frames of the scrolled list of orders in Chromium. The orders are copies of
 * sample orders.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { launch } from './bench-page.mjs'
import { start, stop } from './served-demo.mjs'

export const title = 'Desk: 100,000 orders and 10,000 products in the embedded database'

const SAMPLES = 10
const ORDERS = 100_000
const PRODUCTS = 10_000
const ROUNDS = 15
const DAY_MS = 86_400_000
const OWNER = { email: 'owner@example.org', password: 'a long word of the owner' }

const at = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]

/** The columns of a table, in SQL; `replaced` names those with another value in the copy. */
async function columnsOf(db, table, replaced) {
  const { rows } = await db.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  return { names: names.join(', '), values: names.map((name) => replaced[name] ?? `t.${name}`).join(', ') }
}

/** Copies each row a number of times under other ids. */
async function multiply(db, table, copies, replaced, where = 'TRUE') {
  const { names, values } = await columnsOf(db, table, replaced)
  await db.query(
    `INSERT INTO ${table} (${names}) SELECT ${values}
     FROM ${table} AS t CROSS JOIN generate_series(1, ${copies}) AS copy WHERE ${where}`,
  )
}

const idOf = (column) => `CAST(md5(t.${column} || ' ' || copy) AS uuid)::text`
const earlier = (column, days) => `t.${column} - (copy % ${days}) * CAST(${DAY_MS} AS BIGINT) - copy * 7`

async function fill(data) {
  const db = await PGlite.create(join(data, 'database'))
  const { rows } = await db.query(
    'SELECT (SELECT count(*) FROM payment_attempt) AS orders, (SELECT count(*) FROM product) AS products',
  )
  const copies = Math.ceil(ORDERS / Number(rows[0].orders))
  const order = { order_id: idOf('order_id') }
  const placed = 'EXISTS (SELECT FROM payment_attempt WHERE payment_attempt.order_id = t.id)'
  await multiply(db, 'shop_order', copies, { id: idOf('id') }, placed)
  await multiply(db, 'order_line', copies, { id: idOf('id'), ...order })
  await multiply(db, 'order_desk', copies, { id: idOf('id') })
  await multiply(db, 'order_word', copies, { id: `${idOf('order_id')} || ' ' || t.word`, ...order })
  await multiply(db, 'payment_attempt', copies, {
    id: idOf('id'),
    ...order,
    created_on: earlier('created_on', 730),
    // Two weeks of orders wait to be sent.
    unsent: 't.unsent AND copy % 730 < 14',
    // The first run of the job adds them to the sums of sold pieces.
    counted: 'FALSE',
    reference: `t.reference || ' ' || copy`,
  })
  const more = Math.ceil(PRODUCTS / Number(rows[0].products))
  await multiply(db, 'product', more, {
    id: `t.id || '-' || copy`,
    slug: `t.slug || '-' || copy`,
    name: `t.name || ' ' || copy`,
    default_sku_id: `t.default_sku_id || '-' || copy`,
  })
  await multiply(db, 'sku', more, {
    id: `t.id || '-' || copy`,
    product_id: `t.product_id || '-' || copy`,
    code: `t.code || '-' || copy`,
  })
  await db.exec('ANALYZE')
  await db.close()
}

const HEADERS = { 'content-type': 'application/json', 'x-vitrine-desk': '1' }

/** Asks the owner's API within a session. */
async function signIn(url, data) {
  const run = promisify(execFile)
  const made = ['owners', 'code', '--data', data, '--json']
  const { stdout } = await run(process.execPath, ['dist/node/vitrine.js', ...made])
  const { code } = JSON.parse(stdout)
  let cookie = ''
  const ask = async (query, variables = {}) => {
    const answer = await fetch(`${url}/vitrine/api`, {
      method: 'POST',
      headers: { ...HEADERS, cookie },
      body: JSON.stringify({ query, variables }),
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const { data: value, errors } = await answer.json()
    if (errors) throw new Error(errors[0].message)
    return value
  }
  const use =
    'mutation ($input: UseCodeInput!) { useCode(input: $input) { __typename ... on Problem { message } } }'
  const { useCode } = await ask(use, { input: { ...OWNER, code } })
  if (useCode.__typename === 'Problem') throw new Error(useCode.message)
  return { ask, cookie: () => cookie }
}

const ROW = 'id number state payment fulfilment name email itemCount total { amountMinor currency } placedAt'
const PRODUCT = 'id name variants { id code left price { amountMinor } }'
const QUESTIONS = [
  ['first list of orders', `{ orders(first: 50) { next items { ${ROW} } } }`],
  ['orders to send', `{ orders(first: 50, filter: { toSend: true }) { next items { ${ROW} } } }`],
  [
    'search, a name of one in nine',
    `{ orders(first: 50, filter: { search: "SEARCHED" }) { items { ${ROW} } } }`,
  ],
  ['search, nothing found', `{ orders(first: 50, filter: { search: "xyzzy" }) { items { ${ROW} } } }`],
  ['first list of products', `{ products { next items { ${PRODUCT} } } }`],
  ['search of products', `{ products(search: "lamp 99") { next items { ${PRODUCT} } } }`],
  ['Home, counts', '{ home { toSend held refundsUnderWay disputed failedMails outOfStock unreadEntries } }'],
  ['Home, sales of 28 days', '{ home { sales(days: 28) { day orders total { amountMinor } } } }'],
  ['Home, best sellers of 28 days', '{ home { bestSellers(days: 28, first: 5) { name pieces } } }'],
  [
    'Home, all of it',
    `{ home { toSend held refundsUnderWay refundsRefused disputed failedMails outOfStock unreadEntries returns
      sales(days: 30) { day orders total { amountMinor } } visits(days: 30) openCarts(days: 30) { carts checkouts }
      bestSellers(days: 30) { productId name pieces } } }`,
  ],
  ['Home, best sellers of a year', '{ home { bestSellers(days: 365, first: 5) { name pieces } } }'],
]

async function timesOf(ask, query) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await ask(query)
    times.push(performance.now() - startedAt)
  }
  return times
}

const VIEWS = 7

/** The milliseconds from the begin of a load of the page to the frame that has the first rows of its list. */
async function firstLists(page, address, rounds) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(address)
    times.push(
      await page.evaluate(async () => {
        while (document.querySelector('[role="table"] [data-row]') === null)
          await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        return performance.now()
      }),
    )
  }
  return times
}

/** Scrolls a list through some pages of it, with a trace of the browser: frames drawn and dropped. */
async function scrolled(browser, page) {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  })
  const gaps = await page.evaluate(async () => {
    const list = document.querySelector('.scroll')
    const found = []
    let last = performance.now()
    for (let step = 0; step < 240; step += 1) {
      list.scrollTop += 60
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      found.push(now - last)
      last = now
    }
    return found
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const count = (name) => traceEvents.filter((event) => event.name === name).length
  return { gaps, drawn: count('DrawFrame'), dropped: count('DroppedFrame') }
}

/** The first lists, scrolling and the time from a key to the next paint, in Chromium. */
async function inChromium(url, cookie) {
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const [name, value] = cookie.split('=')
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
  const page = await context.newPage()
  const [orders, products] = [[], []]
  // The lists take turns, so that both have the same load; the first rounds load the files of the desk, which
  // the browser caches.
  for (let round = 0; round <= VIEWS; round += 1) {
    const [order] = await firstLists(page, `${url}/vitrine/orders`, 1)
    const [product] = await firstLists(page, `${url}/vitrine/products`, 1)
    if (round === 0) continue
    orders.push(order)
    products.push(product)
  }
  const scrolls = []
  for (let round = 0; round < VIEWS; round += 1) {
    await page.goto(`${url}/vitrine/orders`)
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    scrolls.push(await scrolled(browser, page))
  }
  await page.evaluate(() => {
    window.__events = []
    const keep = (list) => window.__events.push(...list.getEntries().map((entry) => entry.duration))
    new PerformanceObserver(keep).observe({ type: 'event', durationThreshold: 16 })
  })
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('j')
  for (const key of ['g', 'p', 'g', 'o', 'g', 'p']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(300)
  }
  const durations = await page.evaluate(() => window.__events)
  await browser.close()
  return { orders, products, scrolls, durations }
}

/** Fills a shop, serves it and measures its answers. */
export async function run({ progress = () => undefined } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-desk-bench-'))
  try {
    progress('sample orders')
    const demo = ['demo-orders', 'demo', '--data', data, '--count', String(SAMPLES)]
    await promisify(execFile)(process.execPath, ['dist/node/vitrine.js', ...demo])
    progress(`${ORDERS} orders, ${PRODUCTS} products`)
    await fill(data)
    const { url, child } = await start(data)
    try {
      const { ask, cookie } = await signIn(url, data)
      const { orders } = await ask('{ orders(first: 1) { items { name } } }')
      const searched = orders.items[0].name.split(' ')[0]
      const lines = []
      for (const [name, query] of QUESTIONS) {
        progress(name)
        const times = await timesOf(ask, query.replace('SEARCHED', searched))
        lines.push(`${name}: p50 ${at(times, 0.5).toFixed(0)} ms, worst ${at(times, 0.999).toFixed(0)} ms`)
      }
      progress('Chromium')
      const { orders: ofOrders, products, scrolls, durations } = await inChromium(url, cookie())
      const least = (times) =>
        `least ${Math.min(...times).toFixed(0)} ms, p50 ${at(times, 0.5).toFixed(0)} ms`
      lines.push(`page of orders, to the frame with its rows: ${least(ofOrders)}`)
      lines.push(`page of products, to the frame with its rows: ${least(products)}`)
      const rates = scrolls.map(({ gaps }) => (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0))
      const [best] = scrolls.toSorted((one, other) => one.dropped - other.dropped)
      lines.push(
        `scrolling: ${Math.max(...rates).toFixed(0)} frames a second, p50 ${at(rates, 0.5).toFixed(0)}; ` +
          `trace of the best of ${VIEWS}: ${best.drawn} drawn, ${best.dropped} dropped, ` +
          `p50 ${at(
            scrolls.map(({ dropped }) => dropped),
            0.5,
          )} dropped`,
      )
      const known = durations.length === 0 ? [16] : durations
      lines.push(
        `key to next paint: p50 ${at(known, 0.5).toFixed(0)} ms, the longest ${Math.max(16, ...known).toFixed(0)} ms`,
      )
      return lines
    } finally {
      await stop(child)
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
