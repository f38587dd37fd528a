import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { servePages, STRICT_CSP } from '../support/serve-pages.js'
import type { ServedPages, ServePagesOptions } from '../support/serve-pages.js'

export interface WidgetPages {
  /**
   * Opens test/browser/pages/widgets/<name>.html; it is closed after the test, which fails if the page
   * reported a problem.
   */
  readonly open: (name: string, options?: BrowserContextOptions) => Promise<OpenedPage>
  /** Messages of widgets to the interactions since the last call: "ACTIVE id" or "INACTIVE id". */
  readonly news: () => Promise<unknown>
}

/** Starts one browser and one server for the pages of a test file; their script is bundled from `entry`. */
export const useWidgetPages = (
  entry = 'test/browser/widgets/widgets.entry.ts',
  options: ServePagesOptions = {},
): WidgetPages => usePages({ ...options, bundles: { '/widgets.js': entry } })

/**
 * The widget pages with the built page script of sites, which loads its chunks when a page needs them.
 */
export const useBuiltPages = (pages: Readonly<Record<string, string>> = {}): Omit<WidgetPages, 'news'> =>
  usePages({
    handle: ({ url = '' }, response) => {
      const body = url === '/widgets.js' ? readFileSync('dist/page/vitrine.js') : pages[url]
      if (body === undefined) return false
      response
        .writeHead(200, {
          'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
          'content-security-policy': STRICT_CSP,
        })
        .end(body)
      return true
    },
  })

function usePages(options: ServePagesOptions): WidgetPages {
  // A browser shares the machine with other programs.
  jest.setTimeout(60_000)
  let browser: Browser
  let server: ServedPages
  let opened: OpenedPage | undefined

  beforeAll(async () => {
    server = await servePages(options)
    browser = await connectChromium()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  afterEach(async () => {
    const problems = opened?.problems
    await opened?.close()
    opened = undefined
    expect(problems).toEqual([])
  })
  return {
    open: async (name, contextOptions) =>
      (opened = await openPage(browser, `${server.origin}/widgets/${name}.html`, contextOptions)),
    news: async () => opened?.page.evaluate('news.splice(0)'),
  }
}
