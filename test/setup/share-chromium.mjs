import { chromium } from 'playwright-core'
import { chromiumOptions } from './chromium-options.mjs'

/**
 * One Chromium for all browser tests of a run: starting one for each file took longer than many of the files. Every
 * file has contexts of its own in it.
 */
export default async function shareChromium() {
  const server = await chromium.launchServer(chromiumOptions())
  process.env.VITRINE_TEST_BROWSER = server.wsEndpoint()
  globalThis.vitrineTestBrowser = server
}
