/**
 * The newer interactions: a frame against a hand-written loop, scrolling over many elements, the splitting of a
 * text, and the bytes of such a page beside the scripts of its export.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch, metricsOf, openPage, quiet } from './bench-page.mjs'

export const title = 'Timelines: 3 tweens an element (x, rotation, opacity), power1.out, all running'

const ROUNDS = 6
const WARM_FRAMES = 120
const WINDOWS = 4
const WINDOW_FRAMES = 20
const DURATION_S = 60
const SCROLLED = 200
const STEP_PX = 24
const WORDS = 'lamp light dusk window '.repeat(87).slice(0, 2000)

const loading = () => readFileSync('dist/page/vitrine.js', 'utf8')
const register = (triggers, timeline) =>
  `${loading()};window.go = () => Webflow.require('ix3').getInstance().register(` +
  `${JSON.stringify([{ id: 'i', triggers, timelineIds: ['t'] }])}, ${JSON.stringify([{ id: 't', ...timeline }])})`

const TWEENS = {
  tt: 2,
  properties: { 'wf:transform': { x: ['0px', '400px'], rotation: ['0deg', '360deg'], opacity: [1, 0] } },
}
const TIMELINE = register([['wf:load', {}]], {
  actions: [{ ...TWEENS, targets: [['wf:class', ['x']]], timing: { duration: DURATION_S, ease: 2 } }],
})

/** A hand-written loop with the same strings and values, without an engine or checks. */
const HAND_WRITTEN = `window.go = () => {
  const tweens = [...document.querySelectorAll('.x')].map(({ style }) => ({
    style, x: 0, xTo: 400, r: 0, rTo: 360, o: 1, oTo: 0,
  }));
  const start = performance.now(), round = (v) => Math.round(v * 1e5) / 1e5;
  const frame = (now) => {
    const p = Math.min(1, (now - start) / ${DURATION_S * 1000});
    for (const t of tweens) {
      const e1 = 1 - (1 - p) ** 2, e2 = 1 - (1 - p) ** 2, e3 = 1 - (1 - p) ** 2;
      const x = round(t.x + (t.xTo - t.x) * e1), r = round(t.r + (t.rTo - t.r) * e2);
      t.style.transform = 'translate(' + x + 'px, 0px) rotate(' + r + 'deg)';
      t.style.opacity = t.o + (t.oTo - t.o) * e3;
    }
    if (p < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`

const boxes = (count) =>
  '<i class="x" style="position:absolute;width:4px;height:4px;background:#468"></i>'.repeat(count)

/** Frames of a page; each scrolls it by `stepPx`, up and down again. */
const frames = (page, count, stepPx = 0) =>
  page.evaluate(
    ([left, step]) =>
      new Promise((done) => {
        const next = () => {
          if (step > 0) scrollTo(0, (window.scrolled = ((window.scrolled ?? 0) + step) % 4000))
          if (left-- > 0) requestAnimationFrame(next)
          else done()
        }
        requestAnimationFrame(next)
      }),
    [count, stepPx],
  )

/** Script ms a frame on a fresh page, window by window, on the page's own thread. */
async function measure(browser, body, script, stepPx) {
  const page = await browser.newPage()
  await openPage(page, body, script)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(() => window.go())
  await frames(page, WARM_FRAMES, stepPx)
  const windows = []
  for (let window = 0; window < WINDOWS; window++) {
    const before = await metricsOf(cdp)
    await frames(page, WINDOW_FRAMES, stepPx)
    windows.push(((await metricsOf(cdp)).scriptMs - before.scriptMs) / WINDOW_FRAMES)
  }
  await page.close()
  return windows
}

/** The quietest windows of several scripts, which take turns. */
async function compare(browser, body, scripts, progress, stepPx = 0) {
  const all = scripts.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    progress(`round ${round + 1} of ${ROUNDS}`)
    for (const [at, script] of scripts.entries())
      all[at].push(...(await measure(browser, body, script, stepPx)))
  }
  return all.map(quiet)
}

async function framesLines(browser, progress) {
  const lines = []
  for (const count of [100, 1000]) {
    progress(`${count} elements`)
    const [hand, ours] = await compare(browser, boxes(count), [HAND_WRITTEN, TIMELINE], progress)
    lines.push(
      `${count} elements: ${ours.toFixed(2)} ms script a frame, hand-written ${hand.toFixed(2)} ms: ` +
        `${(ours / hand).toFixed(2)} (goal: at most 1.25)`,
    )
  }
  return lines
}

/** Every element of a tall page is a trigger with a timeline of its own, which follows the page. */
async function scrubLine(browser, progress) {
  progress(`scrolling over ${SCROLLED} elements`)
  const scroll = { start: 'top bottom', end: 'bottom top', scrub: 0.8 }
  const script = register([['wf:scroll', { scrollTriggerConfig: scroll }, ['wf:class', ['x']]]], {
    actions: [{ ...TWEENS, targets: [['wf:trigger-only', '']], timing: { duration: 1, ease: 0 } }],
  })
  const idle = 'window.go = () => undefined'
  const body = '<p class="x" style="height:20px">Scrolled</p>'.repeat(SCROLLED)
  const [ours, bare] = await compare(browser, body, [script, idle], progress, STEP_PX)
  return `${SCROLLED} elements that follow the page: ${(ours - bare).toFixed(2)} ms script a frame (goal: below 2)`
}

/** Ms of the splittings of a text on a fresh page, the first at the head. */
async function splitTimes(browser) {
  const page = await browser.newPage()
  await openPage(page, `<p class="text" style="width:600px">${WORDS}</p>`, 'window.go = () => undefined')
  const times = await page.evaluate(async () => {
    const { splitter } = await import('/chunks/timelines-text.js')
    const clock = { setTimer: () => () => undefined }
    const [text] = document.getElementsByClassName('text')
    const found = []
    for (let round = 0; round < 12; round++) {
      const { split, restore } = await splitter({ document, clock })
      text.getBoundingClientRect()
      const start = performance.now()
      split(text, { pieces: 'chars', mask: 'lines' })
      found.push(performance.now() - start)
      restore()
    }
    return found
  })
  await page.close()
  return times
}

/** The quietest of several pages, since other work on the machine only adds time. */
async function splitLine(browser) {
  const pages = []
  for (let round = 0; round < ROUNDS; round++) pages.push(await splitTimes(browser))
  const first = Math.min(...pages.map(([time]) => time))
  return (
    `a text of ${WORDS.length} characters split into letters and masked lines: ${first.toFixed(1)} ms at ` +
    `first, ${Math.min(...pages.flat()).toFixed(1)} ms at best (goal: below 30)`
  )
}

const packed = (text) => gzipSync(text, { level: 9 }).length
const bytesOf = (texts, size) => texts.reduce((sum, text) => sum + size(text), 0)
const built = (names) => names.map((name) => readFileSync(`dist/page/${name}.js`))
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const share = (bytes, own) => `${((100 * bytes) / own).toFixed(0)} %`
/** The files that a usual page of this kind loads, and those that few pages do. */
const USUAL = [
  'vitrine',
  'chunks/timelines',
  'chunks/timelines-scroll',
  'chunks/timelines-text',
  'chunks/timelines-more',
]
const RARE = ['chunks/timelines-eases', 'chunks/timelines-rare']
const REGISTERS = /\.register\(\s*\[\s*\{/

/** The scripts of an exported page that register timelines. */
function ownScripts(file) {
  const sources = [...readFileSync(file, 'utf8').matchAll(/<script[^>]*\ssrc="([^":?#]+\.js)/g)]
  const texts = sources.flatMap(([, source]) => {
    try {
      return [readFileSync(join(dirname(file), source), 'utf8')]
    } catch {
      return []
    }
  })
  return texts.some((text) => REGISTERS.test(text)) ? texts : []
}

function bytesLines(pages) {
  const usual = built(USUAL)
  const all = [...usual, ...built(RARE)]
  const lengthOf = ({ length }) => length
  const lines = [
    ['of a usual page', usual],
    ['with all parts', all],
  ].map(
    ([name, texts]) =>
      `page script of this kind ${name}: ${kB(bytesOf(texts, packed))} compressed, ${kB(bytesOf(texts, lengthOf))} not`,
  )
  const files = pages ? readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('.html')) : []
  for (const name of files) {
    const texts = ownScripts(join(pages, name)).map((text) => Buffer.from(text))
    if (texts.length > 0)
      lines.push(
        `${name}: ${share(bytesOf(usual, packed), bytesOf(texts, packed))} of its own scripts compressed, ` +
          `${share(bytesOf(usual, lengthOf), bytesOf(texts, lengthOf))} not (goal: at most 40 %)`,
      )
  }
  return lines
}

/** Measures everything; `pages` is a folder of exports as they came, to compare bytes with. */
export async function run({ pages, progress = () => undefined } = {}) {
  const browser = await launch()
  const lines = await framesLines(browser, progress)
  lines.push(await scrubLine(browser, progress), await splitLine(browser), ...bytesLines(pages))
  await browser.close()
  return lines
}
