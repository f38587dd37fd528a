import { toRecord } from '../../../core/shared/index.js'
import type { Browser, BrowserTab } from './browser-pipe.js'

/** A page as a visitor sees it. */
export interface PageLook {
  /** A small picture, as a data address. */
  readonly picture: string
  /** Elements with content that stay invisible after scrolling through the page. */
  readonly invisible: number
  /** The console errors of the page, each once. */
  readonly errors: readonly string[]
}

/** The size of a browser window. */
export interface PageWindow {
  readonly width: number
  readonly height: number
  /** The size of pictures in the report, as a share of the window. */
  readonly scale: number
}

const LOAD_MS = 15_000

/** Scrolls through the page, so that all scroll effects have run, and back to its top. */
const SCROLL = `(async () => {
  const pause = (ms) => new Promise((resume) => setTimeout(resume, ms))
  for (let at = 0; at < Math.min(document.documentElement.scrollHeight, 20000); at += 400) {
    scrollTo(0, at)
    await pause(60)
  }
  await pause(800)
  scrollTo(0, 0)
  await pause(300)
})()`

/**
 * Counts elements with text or a picture of their own that take up space and cannot be seen. Elements hidden
 * on purpose from all visitors, such as inactive slides, do not count.
 */
export const COUNT_INVISIBLE = `[...document.body.querySelectorAll('*')].filter((element) => {
  if (/^(?:script|style|noscript|template|option)$/i.test(element.tagName)) return false
  const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  if (!(hasWords || element.tagName === 'IMG') || element.getClientRects().length === 0) return false
  if (element.closest('[aria-hidden="true"]')) return false
  if (getComputedStyle(element).visibility !== 'visible') return true
  let seen = 1
  for (let each = element; each; each = each.parentElement) seen *= Number(getComputedStyle(each).opacity)
  return seen < 0.05
}).length`

/** Evaluates an expression in a page. */
export const evaluate = async (tab: BrowserTab, expression: string): Promise<unknown> =>
  toRecord(
    (await tab.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }))['result'],
  )['value']

function listenForErrors(tab: BrowserTab): Set<string> {
  const errors = new Set<string>()
  tab.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const { text, exception } = toRecord(exceptionDetails)
    errors.add(String(toRecord(exception)['description'] ?? text).split('\\n', 1)[0] ?? '')
  })
  tab.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type !== 'error') return
    const [first] = Array.isArray(args) ? args.map((each) => toRecord(each)['value']) : []
    errors.add(String(first ?? ''))
  })
  tab.on('Log.entryAdded', ({ entry }) => {
    const { level, text, url } = toRecord(entry)
    if (level === 'error') errors.add([text, url].filter((part) => part !== undefined).join(' '))
  })
  return errors
}

/** Opens a page, scrolls through it and takes a picture. Rejects if the page cannot be opened. */
export async function lookAtPage(
  browser: Browser,
  address: string,
  { width, height, scale }: PageWindow,
): Promise<PageLook> {
  const tab = await browser.openTab()
  try {
    const errors = listenForErrors(tab)
    const loaded = new Promise<void>((resolve) => {
      tab.on('Page.loadEventFired', () => resolve())
      setTimeout(resolve, LOAD_MS).unref()
    })
    for (const domain of ['Page', 'Runtime', 'Log']) await tab.send(`${domain}.enable`)
    await tab.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    })
    await tab.send('Page.navigate', { url: address })
    await loaded
    await evaluate(tab, SCROLL)
    const invisible = Number(await evaluate(tab, COUNT_INVISIBLE))
    const { data } = await tab.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 70,
      clip: { x: 0, y: 0, width, height, scale },
    })
    return { picture: `data:image/jpeg;base64,${String(data)}`, invisible, errors: [...errors] }
  } finally {
    await tab.close().catch(() => undefined)
  }
}
