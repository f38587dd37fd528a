/**
 * The animation engine against a hand-written loop, anime.js and Motion: the same elements, values and
 * styles, in one Chromium run.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { launch, metricsOf, openPage, quiet } from './bench-page.mjs'
import { startUp } from './start-up.mjs'

export const title = 'Animation: 3 tweens an element (move, rotate, opacity), outQuad, all running'

/**
 * Fresh pages of the loop and the engine, in turns: the place of their memory and the minute change the
 * figures. A short run ends within three minutes on a busy machine, too. It leaves out rounds after
 * `framesMs`.
 */
const SHORT = { counts: [100, 1000], rounds: 8, peerRounds: 1, framesMs: 100_000, startRounds: 1 }
const LONG = { counts: [100, 1000, 5000], rounds: 8, peerRounds: 3, framesMs: Infinity, startRounds: 3 }
const PEERS = ['anime.js', 'Motion']
/** Elements with different opacities, which the engine cannot group: each is played alone, as in the loop. */
const MIXED = ['hand-written loop, no two alike', 'Vitrine, no two alike']
const REFERENCE = { [MIXED[0]]: MIXED[0], [MIXED[1]]: MIXED[0] }
/** Frames before the measured ones, in which the browser compiles the code that runs often. */
const WARM_FRAMES = 150
const WINDOWS = 4
const WINDOW_FRAMES = 20
const DURATION_MS = 60_000

const bundleOf = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
  })
  return outputFiles[0].text
}

const item = (actionTypeId, config) => ({
  id: actionTypeId,
  actionTypeId,
  config: { delay: 0, duration: DURATION_MS, easing: 'outQuad', target: { selector: '.x' }, ...config },
})

/** Interaction data for the engine: one click starts three actions on every element. */
const DATA = {
  events: {
    e: {
      id: 'e',
      eventTypeId: 'MOUSE_CLICK',
      action: {
        actionTypeId: 'GENERAL_START_ACTION',
        config: { actionListId: 'a', autoStopEventId: 'none' },
      },
      mediaQueries: ['main'],
      target: { selector: '.go' },
      config: {},
    },
  },
  actionLists: {
    a: {
      id: 'a',
      actionItemGroups: [
        {
          actionItems: [
            item('TRANSFORM_MOVE', { xValue: 400, xUnit: 'px' }),
            item('TRANSFORM_ROTATE', { zValue: 360, zUnit: 'deg' }),
            item('STYLE_OPACITY', { value: 0, unit: '' }),
          ],
        },
      ],
    },
  },
  site: { mediaQueries: [{ key: 'main', min: 0, max: 10000 }] },
}

/** A careful hand-written loop for exactly this animation: no engine, no checks, the same strings. */
const HAND_WRITTEN = `window.go = () => {
  const elements = [...document.querySelectorAll('.x')], start = performance.now();
  const tweens = elements.map((element) => ({
    style: element.style, x: 0, xTo: 400, r: 0, rTo: 360, o: Number(element.style.opacity || 1), oTo: 0,
  }));
  const round = (v) => Math.round(v * 1e5) / 1e5;
  for (const { style } of tweens) { style.willChange = 'transform, opacity'; style.transformStyle = 'preserve-3d'; }
  const frame = (now) => {
    const p = round(Math.min(1, (now - start) / ${DURATION_MS}));
    for (const t of tweens) {
      const e1 = round(1 - (1 - p) * (1 - p)), e2 = round(1 - (1 - p) * (1 - p)), e3 = round(1 - (1 - p) * (1 - p));
      const x = t.x + (t.xTo - t.x) * e1, r = t.r + (t.rTo - t.r) * e2;
      t.style.transform =
        'translate3d(' + x + 'px, 0, 0) scale3d(1, 1, 1) rotateX(0) rotateY(0) rotateZ(' + r + 'deg) skew(0, 0)';
      t.style.opacity = t.o + (t.oTo - t.o) * e3;
    }
    if (p < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`

async function variants() {
  const vitrine =
    `${readFileSync('dist/page/vitrine.js', 'utf8')};Webflow.require('ix2').init(` +
    `${JSON.stringify(DATA)});window.go = () => document.querySelector('.go').click()`
  const seconds = DURATION_MS / 1000
  return {
    'hand-written loop': HAND_WRITTEN,
    Vitrine: vitrine,
    [MIXED[0]]: HAND_WRITTEN,
    [MIXED[1]]: vitrine,
    'anime.js': await bundleOf(
      `import { animate } from 'animejs'; window.go = () => animate('.x', { translateX: [0, 400], ` +
        `rotate: [0, 360], opacity: [1, 0], duration: ${DURATION_MS}, ease: 'outQuad' })`,
    ),
    Motion: await bundleOf(
      `import { animate } from 'motion'; window.go = () => animate('.x', { x: [0, 400], rotate: [0, ` +
        `360], opacity: [1, 0] }, { duration: ${seconds}, ease: [0.5, 1, 0.89, 1] })`,
    ),
  }
}

const frames = (page, count) =>
  page.evaluate(
    (left) =>
      new Promise((done) => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : done())
        requestAnimationFrame(next)
      }),
    count,
  )

/** Script and style ms a frame for one variant with `count` elements, on a fresh page, window by window. */
async function measure(browser, script, count, isMixed) {
  const elements = Array.from({ length: count }, (_, index) => {
    const opacity = isMixed ? `;opacity:${1 - index / 1e5}` : ''
    return `<i class="x" style="position:absolute;width:4px;height:4px;background:#468${opacity}"></i>`
  })
  const body = `<button class="go">go</button>${elements.join('')}`
  const page = await browser.newPage()
  await openPage(page, body, script)
  const cdp = await page.context().newCDPSession(page)
  // Time on the page's own thread: other work on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(() => {
    window.go()
  })
  await frames(page, WARM_FRAMES)
  const windows = []
  for (let window = 0; window < WINDOWS; window++) {
    const before = await metricsOf(cdp)
    await frames(page, WINDOW_FRAMES)
    const after = await metricsOf(cdp)
    windows.push({
      scriptMs: (after.scriptMs - before.scriptMs) / WINDOW_FRAMES,
      styleMs: (after.styleMs - before.styleMs) / WINDOW_FRAMES,
    })
  }
  await page.close()
  return windows
}

/** The windows of every variant by number of elements; every second round in reverse order. */
async function measureAll(browser, scripts, { counts, rounds, peerRounds, framesMs }, progress) {
  const names = Object.keys(scripts)
  const results = new Map(counts.map((count) => [count, new Map(names.map((name) => [name, []]))]))
  const endMs = Date.now() + framesMs
  for (let round = 0; round < rounds && Date.now() < endMs; round++)
    for (const count of counts) {
      progress(`round ${round + 1} of at most ${rounds}, ${count} elements`)
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        if ((round >= peerRounds && PEERS.includes(name)) || Date.now() >= endMs) continue
        const windows = await measure(browser, scripts[name], count, MIXED.includes(name))
        results
          .get(count)
          .get(name)
          .push(...windows)
      }
    }
  return results
}

const cell = (value) => (value === undefined ? 'not measured' : value.toFixed(2)).padStart(8)

/** A Markdown table of what a frame costs each variant. */
async function framesTable(scripts, plan, progress) {
  const browser = await launch()
  const lines = [
    '| elements | variant | script ms/frame | style ms/frame | script against hand-written |',
    '| --- | --- | --- | --- | --- |',
  ]
  for (const [count, results] of await measureAll(browser, scripts, plan, progress)) {
    const scriptOf = (name) => quiet(results.get(name).map(({ scriptMs }) => scriptMs))
    for (const [name, windows] of results) {
      const styleMs = quiet(windows.map(({ styleMs: ms }) => ms))
      const ratio = scriptOf(name) / scriptOf(REFERENCE[name] ?? 'hand-written loop')
      const isKnown = !Number.isNaN(ratio)
      lines.push(
        `| ${count} | ${name} | ${cell(scriptOf(name))} | ${cell(styleMs)} | ${cell(isKnown ? ratio : undefined)} |`,
      )
    }
  }
  await browser.close()
  return lines
}

/** Frame callbacks a page with interactions asks for in two seconds in which nothing happens. */
async function framesAtRest(browser, script) {
  const body = '<button class="go">go</button><i class="x"></i>'
  const page = await browser.newPage()
  await page.addInitScript(() => {
    window.asked = 0
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (run) => {
      window.asked++
      return ask(run)
    }
  })
  await openPage(page, body, script)
  await page.waitForTimeout(500)
  const asked = await page.evaluate(() => {
    window.asked = 0
    return new Promise((done) => setTimeout(() => done(window.asked), 2000))
  })
  await page.close()
  return asked
}

/**
 * Measures everything and returns Markdown. `pages` is a folder of real sites for the start (`start-up.mjs`),
 * `progress` gets the name of the next measurement. `long` runs more rounds and more elements.
 */
export async function run({ pages, long, progress = () => undefined } = {}) {
  const plan = long ? LONG : SHORT
  const scripts = await variants()
  const lines = await framesTable(scripts, plan, progress)
  lines.push('', 'Bytes, minified and gzipped:')
  for (const [name, script] of Object.entries(scripts).filter(([name]) => !MIXED.includes(name)))
    lines.push(
      `  ${name}: ${gzipSync(name === 'Vitrine' ? readFileSync('dist/page/vitrine.js') : script, { level: 9 }).length}`,
    )
  const browser = await launch()
  progress('frames at rest')
  lines.push('', `Frame callbacks in 2 s at rest: ${await framesAtRest(browser, scripts.Vitrine)}`, '')
  lines.push(...(await startUp(browser, pages, plan.startRounds, progress)))
  await browser.close()
  return lines
}
