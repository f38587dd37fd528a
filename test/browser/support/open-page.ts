import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface OpenedPage {
  readonly page: Page
  /** Script errors, policy violations and failed assertions the page has reported so far. */
  readonly problems: readonly string[]
  /** Accessibility violations of the page as it is now, one line each. */
  readonly axe: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/**
 * Leaves out what no test reads: selectors of nodes, lists of what passed, and style sheets for a rule that is off by
 * default. All rules of axe run.
 */
const AXE_OPTIONS = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Opens an address in a fresh context and collects everything that goes wrong on it. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(url)
  const axe = async (): Promise<readonly string[]> => {
    // The script has half a megabyte, so it is sent to a page only once.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
    return page.evaluate(async (axeOptions) => {
      // During a transition a half visible text has a contrast that the design does not have.
      const passing = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)))
      const runner = Reflect.get(window, 'axe') as {
        run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
      const { violations } = await runner.run(axeOptions)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    }, AXE_OPTIONS)
  }
  return { page, problems, axe, close: () => context.close() }
}
