import { chromium } from 'playwright-core'
import type { Browser, LaunchOptions } from 'playwright-core'
import { chromiumOptions } from '../../setup/chromium-options.mjs'

/** The run's shared Chromium; closing the answered browser ends the contexts that were made through it, no others. */
export const connectChromium = (): Promise<Browser> => {
  const address = process.env['VITRINE_TEST_BROWSER']
  if (address === undefined) throw new Error('test/setup/share-chromium.mjs has not run')
  return chromium.connect(address)
}

/** A Chromium of its own, for a test that needs it started otherwise. */
export const launchChromium = (options: LaunchOptions): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions(), ...options })
