import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { valueOf } from '../../support/value-of.js'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'

/** The demonstration shop with its accounts, and a browser; both run during the tests of a file. */
export interface DemoSite {
  readonly origin: string
  /** Opens the page of a test. After the test it is closed, and has reported no problem. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<OpenedPage>
  /** Stops the site for a change of its data, and starts it at its address again. */
  readonly whileStopped: (change: (dataFolder: string) => Promise<void>) => Promise<void>
}

/** Starts the demonstration shop for the tests of a file. */
export function demoSite(): DemoSite {
  let browser: Browser
  let site: RunningSite
  let folder: string
  let opened: OpenedPage | undefined

  const start = async (port: number): Promise<void> => {
    site = valueOf(await startSite('demo', { port, dataFolder: folder }))
  }
  const origin = (): string => site.server.url.replace(/\/$/, '')

  jest.setTimeout(240_000)
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'))
    await start(0)
    browser = await connectChromium()
  }, 240_000)
  afterAll(async () => {
    await browser.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })
  afterEach(async () => {
    const problems = opened?.problems
    await opened?.close()
    opened = undefined
    expect(problems ?? []).toEqual([])
  })
  return {
    get origin() {
      return origin()
    },
    open: async (path, options) => (opened = await openPage(browser, `${origin()}${path}`, options)),
    whileStopped: async (change) => {
      const port = Number(new URL(origin()).port)
      await site.close()
      await change(folder)
      await start(port)
    },
  }
}
