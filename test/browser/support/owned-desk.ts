import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { makeDemoOrders } from '../../../composition/cli/orders/demo-orders.js'
import { startSite } from '../../../composition/server/index.js'
import { valueOf } from '../../support/value-of.js'
import { openPage } from './open-page.js'
import type { OpenedPage } from './open-page.js'

export interface OwnedDesk extends OpenedPage {
  /** The address of a page of the desk, or of the site. */
  readonly urlOf: (path: string) => string
  /** Opens a page of the desk and waits until it has its data. */
  readonly show: (path: string) => Promise<void>
  /** Errors that the server reported so far. */
  readonly errors: readonly string[]
}

/** The demonstration shop with sample orders, and an owner who is signed in at its desk. */
export async function openOwnedDesk(
  browser: Browser,
  orders: number,
  options: BrowserContextOptions = {},
): Promise<OwnedDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-owned-'))
  cpSync('demo', folder, { recursive: true })
  valueOf(await makeDemoOrders(folder, { count: orders, site: 'main' }))
  const errors: string[] = []
  const site = valueOf(await startSite(folder, { port: 0, onError: (error) => errors.push(String(error)) }))
  const urlOf = (path: string): string => new URL(path, site.server.url).href
  const opened = await openPage(browser, urlOf('vitrine'), { locale: 'en-GB', ...options })
  const { page } = opened
  await page.getByLabel('Code').fill(site.firstOwnerCode?.code ?? '')
  await page.getByLabel('Your name').fill('Ada Winter')
  await page.getByLabel('Mail address').fill('ada@example.org')
  await page.getByLabel('New password').fill('a long word of the owner')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Ada/ }).waitFor()
  return {
    ...opened,
    errors,
    urlOf,
    show: async (path) => {
      await page.goto(urlOf(`vitrine${path}`))
      await page.locator('main.opening').waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    },
    close: async () => {
      await opened.close()
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
