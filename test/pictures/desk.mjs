/**
 * `npm run pictures`: makes the pictures of docs/desk.md from the built command and the demonstration shop
 * with sample orders. Run it after a change of the desk's look; `CHROME` names the browser.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launch } from '../bench/bench-page.mjs'
import { start, stop } from '../bench/served-demo.mjs'

const ORDERS = 40
const OWNER = { Name: 'Ada Winter', 'Mail address': 'ada@example.org', Password: 'a long word of the owner' }
const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const WIDE = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' }

const run = promisify(execFile)
const vitrine = async (...args) => (await run(process.execPath, ['dist/node/vitrine.js', ...args])).stdout

const firstLink = (page) => page.getByRole('table').getByRole('link').first()

/** Each picture: its name, the window, the address, and what is opened there. */
const PICTURES = [
  ['home', WIDE, '/vitrine'],
  ['order', WIDE, '/vitrine/orders?show=to-send', (page) => firstLink(page).click()],
  ['product', WIDE, '/vitrine/products', (page) => firstLink(page).click()],
  ['orders-phone', PHONE, '/vitrine/orders'],
]

async function signIn(browser, url, code) {
  const context = await browser.newContext(WIDE)
  const page = await context.newPage()
  await page.goto(`${url}/vitrine`)
  for (const [label, text] of Object.entries({ Code: code, ...OWNER }))
    await page.getByLabel(label).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Ada$/ }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

async function take(browser, url, storageState, [name, options, address, open]) {
  const context = await browser.newContext({
    ...options,
    storageState,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(url + address)
  await page.locator('main.opening').waitFor({ state: 'detached' })
  if (open) {
    const list = await page.getByRole('heading', { level: 1 }).textContent()
    await open(page)
    await page
      .getByRole('heading', { level: 1 })
      .and(page.locator(`:not(:text-is("${list}"))`))
      .waitFor()
  }
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"], .skeleton'),
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  // Playwright writes no WebP, which takes a third of the bytes in the package.
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 85 })
  writeFileSync(join(FOLDER, `desk-${name}.webp`), data, 'base64')
  await context.close()
}

const data = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
const browser = await launch()
try {
  await vitrine('demo-orders', 'demo', '--data', data, '--count', `${ORDERS}`)
  const { url, child } = await start(data)
  try {
    const { code } = JSON.parse(await vitrine('owners', 'code', '--data', data, '--json'))
    const state = await signIn(browser, url, code)
    for (const picture of PICTURES) await take(browser, url, state, picture)
  } finally {
    await stop(child)
  }
} finally {
  await browser.close()
  rmSync(data, { recursive: true, force: true })
}
