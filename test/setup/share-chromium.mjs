import { chromium } from 'playwright-core'
import { chromiumOptions } from './chromium-options.mjs'

/**
 * One Chromium for all browser tests of a run: starting one for each file took longer than many of the files.
 * Every file has its own contexts in it. It is the headless shell if there is one; tests of a feature that
 * the shell lacks (keeping a left page) start a separate Chromium (`launchChromium`).
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
