import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { CHUNKS, chunkEntry } from '../../../composition/page/chunks.js'
import { STRICT_CSP } from '../support/serve-pages.js'

/** Time, frames and counters that a test page gets before any script. */
const STEPPED_CLOCK = `(() => {
  let now = 1000, id = 1, frames = new Map();
  const realFrame = window.requestAnimationFrame.bind(window);
  performance.now = () => now;
  window.requestAnimationFrame = (run) => { frames.set(++id, run); return id; };
  window.cancelAnimationFrame = (which) => { frames.delete(which); };
  const counts = { listeners: 0, timers: 0 };
  const add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener;
  EventTarget.prototype.addEventListener = function (...args) {
    // A signal removes its listeners without a call.
    if (!(this instanceof AbortSignal)) {
      counts.listeners++;
      if (args[2]?.signal) add.call(args[2].signal, 'abort', () => counts.listeners--);
    }
    return add.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args) {
    counts.listeners--;
    return remove.apply(this, args);
  };
  const setTimer = window.setTimeout, clearTimer = window.clearTimeout, timers = new Set();
  window.setTimeout = (run, ms, ...rest) => {
    const which = setTimer(() => { timers.delete(which); run(...rest); }, ms);
    timers.add(which);
    return which;
  };
  window.clearTimeout = (which) => { timers.delete(which); clearTimer(which); };
  window.__stepped = {
    set now(value) { now = value; },
    frame(at) { now = at; const due = frames; frames = new Map(); for (const run of due.values()) run(at); },
    settle: () => new Promise((done) => realFrame(() => realFrame(() => setTimer(done, 60)))),
    get frames() { return frames.size; },
    get listeners() { return counts.listeners; },
    get timers() { return timers.size; },
  };
})();`

let script: Promise<string> | null = null

const pageScript = (): Promise<string> =>
  (script ??= build({
    entryPoints: ['composition/page/main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { __VITRINE_VERSION__: '"test"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''))

/**
 * A page of a test: its body and styles, and the interaction data `init` is called with at the end of the
 * body.
 */
export interface SteppedPage {
  readonly body: string
  readonly css?: string
  readonly data?: unknown
  /** The publication day in the comment at the top of the page. */
  readonly published?: string
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Chunks the page may load, by name. */
  readonly chunks?: readonly string[]
  /** Scripts the page brings itself, before ours: path -> text. */
  readonly scripts?: Readonly<Record<string, string>>
  /** Scripts after ours and the data: path -> text. */
  readonly scriptsAfter?: Readonly<Record<string, string>>
  /** Other files: path -> text of JSON. */
  readonly json?: Readonly<Record<string, string>>
  /** Listens to the page before it is opened, so that nothing it reports is missed. */
  readonly listen?: (page: Page) => void
}

const chunks = new Map<string, Promise<string>>()

const buildChunk = async (name: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: chunkEntry(CHUNKS[name] ?? {}, '.'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}

const chunkText = (name: string): Promise<string> => {
  const text = chunks.get(name) ?? buildChunk(name)
  chunks.set(name, text)
  return text
}

/** Opens a page under a strict policy whose frames and `performance.now` only the test moves. */
export async function openSteppedPage(browser: Browser, parts: SteppedPage): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: parts.reducedMotion ?? 'no-preference',
  })
  const page = await context.newPage()
  const init = parts.data === undefined ? '' : `Webflow.require('ix2').init(${JSON.stringify(parts.data)})`
  const tags = (scripts: SteppedPage['scripts']): string =>
    Object.keys(scripts ?? {})
      .map((path) => `<script src="${path}"></script>`)
      .join('')
  const files: Record<string, readonly [type: string, body: string]> = {
    '/': [
      'text/html',
      `<!doctype html>${parts.published ? `<!--  Last Published: ${parts.published}  -->` : ''}` +
        `<html data-wf-page="p1"><head><meta charset="utf-8"><style>body{margin:8px}${parts.css ?? ''}` +
        '</style></head>' +
        (`<body>${parts.body}${tags(parts.scripts)}<script src="/vitrine.js"></script>` +
          `<script src="/init.js"></script>${tags(parts.scriptsAfter)}</body></html>`),
    ],
    '/vitrine.js': ['text/javascript', await pageScript()],
    '/init.js': ['text/javascript', init],
  }
  for (const [path, text] of Object.entries({ ...parts.scripts, ...parts.scriptsAfter }))
    files[path] = ['text/javascript', text]
  for (const [path, text] of Object.entries(parts.json ?? {})) files[path] = ['application/json', text]
  for (const name of parts.chunks ?? [])
    files[`/chunks/${name}.js`] = ['text/javascript', await chunkText(name)]
  await page.route('**/*', (route) => {
    const file = files[new URL(route.request().url()).pathname]
    return file
      ? route.fulfill({
          contentType: file[0],
          body: file[1],
          headers: { 'content-security-policy': STRICT_CSP },
        })
      : route.fulfill({ status: 404 })
  })
  await page.addInitScript(STEPPED_CLOCK)
  parts.listen?.(page)
  await page.goto('http://vitrine.test/')
  return page
}

/** Counts of a page's stepped clock. */
export interface SteppedCounts {
  readonly frames: number
  readonly listeners: number
  readonly timers: number
}

export const countsOf = (page: Page): Promise<SteppedCounts> =>
  page.evaluate(() => {
    const { frames, listeners, timers } = Reflect.get(window, '__stepped') as SteppedCounts
    return { frames, listeners, timers }
  })

/** Runs the frames of the display up to a time, 60 a second or one at exactly that time. */
export const frame = (page: Page, atMs: number): Promise<void> =>
  page.evaluate((at) => {
    ;(Reflect.get(window, '__stepped') as { frame: (at: number) => void }).frame(at)
  }, atMs)

/** Runs frames of the display at these times, one after the other, with one call of the page. */
export const frames = (page: Page, timesMs: readonly number[]): Promise<void> =>
  page.evaluate(async (times) => {
    const { frame: run } = Reflect.get(window, '__stepped') as { frame: (at: number) => void }
    for (const at of times) {
      run(at)
      await Promise.resolve()
    }
  }, timesMs)

/**
 * Runs the short timers of the page, such as the throttle and the first check, and the callbacks of a display frame.
 * It waits by a timer of the page, which comes after theirs on a slow machine too.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => (Reflect.get(window, '__stepped') as { settle: () => Promise<void> }).settle())

export const setNow = (page: Page, nowMs: number): Promise<void> =>
  page.evaluate((now) => {
    ;(Reflect.get(window, '__stepped') as { now: number }).now = now
  }, nowMs)
