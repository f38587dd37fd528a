import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openPage } from '../support/open-page.js'
import { ServedShop } from '../support/served-shop.js'

jest.setTimeout(120_000)

const run = promisify(execFile)
const NPM_QUIET = ['--ignore-scripts', '--silent']

let browser: Browser
let folder: string
let shop: ServedShop

/** Builds demo/react with Vite against the packed package, as a user of the package does. */
async function buildApplication(): Promise<string> {
  const application = join(folder, 'application')
  const installed = join(application, 'node_modules')
  await cp('demo/react', application, {
    recursive: true,
    filter: (path) => !path.includes('node_modules') && !path.endsWith('dist'),
  })
  await mkdir(installed)
  await run('npm', ['pack', ...NPM_QUIET, '--pack-destination', folder])
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? ''
  await run('tar', ['-xzf', join(folder, archive), '-C', folder])
  await symlink(join(folder, 'package'), join(installed, 'vitrine'))
  // Packages that npm would install beside it.
  for (const place of [installed, join(folder, 'node_modules')]) {
    await mkdir(place, { recursive: true })
    for (const name of (await readdir('node_modules')).filter((each) => !/^\.|^vitrine$/.test(each)))
      await symlink(resolve('node_modules', name), join(place, name))
  }
  const { stdout, stderr } = await run(
    process.execPath,
    [resolve('node_modules/vite/bin/vite.js'), 'build'],
    {
      cwd: application,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    },
  )
  expect(`${stdout}${stderr}`).not.toMatch(/warn|error/i)
  return join(application, 'dist')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-react-'))
  const site = await buildApplication()
  for (const name of ['vitrine.json', 'catalogue.csv', 'images'])
    await cp(join('demo', name), join(site, name), { recursive: true })
  ;[shop, browser] = await Promise.all([ServedShop.open({ site }), connectChromium()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

async function fillIn(page: Page, card: string): Promise<void> {
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Street address').fill('12 Analytical Way')
  await page.getByLabel('Postal code').fill('04109')
  await page.getByLabel('City').fill('Leipzig')
  await page.getByLabel('City').press('Tab')
  await page.getByRole('textbox', { name: /^Card Number/i }).fill(card)
  await page.getByRole('textbox', { name: /^Expiration Date/i }).fill('12 / 34')
  await page.getByRole('textbox', { name: /^Security Code/i }).fill('123')
}

describe.each([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])('the example application of demo/react, $width pixels wide', (viewport) => {
  it('sells the selected lamp, reports a declined card, and shows the order', async () => {
    const opened = await openPage(browser, `${shop.origin}/`, { viewport })
    const { page } = opened
    try {
      await page.getByRole('link', { name: 'Ida Table Lamp' }).click()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page
        .getByRole('alert')
        .filter({ hasText: /select an option/i })
        .waitFor()
      await page.getByRole('radio', { name: 'Chalk' }).check()
      await page.getByRole('radio', { name: 'Large' }).check()
      await page.getByText('€229.00').waitFor()
      await page.getByLabel('Quantity').fill('2')
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('heading', { name: 'Cart: 2' }).waitFor()
      expect(await opened.axe()).toEqual([])
      await page.getByRole('link', { name: 'Check out' }).click()
      await fillIn(page, '4000000000000002')
      // The shop has chosen the first shipping method already.
      await eventually(async () =>
        expect(await page.getByRole('radio', { name: /^Standard/ }).isChecked()).toBe(true),
      )
      expect(await opened.axe()).toEqual([])
      await page.getByRole('button', { name: 'Place order' }).click()
      await page.getByRole('alert').filter({ hasText: 'Your card was declined' }).waitFor()
      await page.getByRole('textbox', { name: /^Card Number/i }).fill('4242424242424242')
      await page.getByRole('button', { name: 'Place order' }).click()
      await page.waitForURL(/\/order-confirmation\?/)
      await page.getByText('2 × Ida Table Lamp').waitFor()
      await page.getByText('Paid with the card that ends in 4242').waitFor()
      expect(opened.problems).toEqual([])
    } finally {
      await opened.close()
    }
  })
})

it('docs/react.md leads to the example application', async () => {
  expect(await readFile('docs/react.md', 'utf8')).toContain('(../demo/react)')
})
