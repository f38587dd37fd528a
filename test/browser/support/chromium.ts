import { chromium } from 'playwright-core'
import type { Browser, LaunchOptions } from 'playwright-core'
import { chromiumOptions } from '../../setup/chromium-options.mjs'

/** Limit of a wait in a page, which takes several times as long on a busy machine. */
const PATIENCE_MS = 240_000

/** The browser; its pages wait this long for the state that a test checks. */
function patient(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }
  return browser
}

/** The run's shared Chromium; closing the answered browser ends the contexts that were made through it, no others. */
export const connectChromium = async (): Promise<Browser> => {
  const address = process.env['VITRINE_TEST_BROWSER']
  if (address === undefined) throw new Error('test/setup/share-chromium.mjs has not run')
  return patient(await chromium.connect(address, { timeout: PATIENCE_MS }))
}

/** A separate Chromium, for a test that needs other launch options. */
export const launchChromium = async (options: LaunchOptions): Promise<Browser> =>
  patient(await chromium.launch({ ...chromiumOptions(), timeout: PATIENCE_MS, ...options }))
