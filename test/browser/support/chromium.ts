import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** Debian's Chromium, or the one `CHROME` names, started so that it asks nothing of the outside network. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
