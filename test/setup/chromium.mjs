import { existsSync } from 'node:fs'
import { stop } from '../../composition/setup/prepare.mjs'
import { installDebianPackage } from './debian-package.mjs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const shells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']

/**
 * Chromium's headless shell: the same engine without windows, in which a page costs a quarter. Undefined where there
 * is none, or `CHROME` names the browser to use.
 */
export function findHeadlessShell() {
  if (process.env.CHROME) return undefined
  const find = () => shells.find((path) => existsSync(path))
  return find() ?? (installDebianPackage('chromium-headless-shell') ? find() : undefined)
}

/** The Chromium of tests and benches: `CHROME`, an installed one, or Debian's package. */
export function findChromium() {
  const named = process.env.CHROME
  if (named && existsSync(named)) return named
  if (named) stop(`CHROME names ${named}, but there is no such file.`)
  const find = () => usual.find((path) => existsSync(path))
  const found = find() ?? (installDebianPackage('chromium') ? find() : undefined)
  return (
    found ??
    stop(
      'The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium) or ' +
        'name one: CHROME=/path/to/chrome npm test',
    )
  )
}
