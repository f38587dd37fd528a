import { existsSync } from 'node:fs'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** A browser on this machine for screenshots: that of `CHROME`, or one at a usual path; null: none. */
export const findBrowser = (environment: NodeJS.ProcessEnv): string | null =>
  [environment['CHROME'] ?? '', ...USUAL].find((path) => path !== '' && existsSync(path)) ?? null
