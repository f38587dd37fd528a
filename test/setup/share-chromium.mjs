import { chromium } from 'playwright-core'
import { chromiumOptions } from './chromium-options.mjs'

/**
 * One Chromium for all browser tests of a run: starting one for each file took longer than many of the files. Every
 * file has contexts of its own in it. It is the headless shell where there is one; what that cannot do (keep a page
 * that was left) is tested in a Chromium of its own (`launchChromium`).
 */
export default async function shareChromium() {
  const shell = process.env.CHROME_HEADLESS_SHELL
  const server = await chromium.launchServer({
    ...chromiumOptions(),
    ...(shell ? { executablePath: shell } : {}),
  })
  process.env.VITRINE_TEST_BROWSER = server.wsEndpoint()
  globalThis.vitrineTestBrowser = server
}
