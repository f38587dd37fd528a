/** The animation engine against a hand-written loop, anime.js and Motion: the same elements, values and styles, in one Chromium run. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

export const title = 'Animation: 3 tweens an element (move, rotate, opacity), outQuad, all running'

const COUNTS = [100, 1000, 5000]
const ROUNDS = 3
const FRAMES = 40
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

/** What a careful person would write by hand for exactly this: no engine, no checks, the same strings. */
const HAND_WRITTEN = `window.go = () => {
  const elements = [...document.querySelectorAll('.x')], start = performance.now();
  const tweens = elements.map((element) => ({ style: element.style, x: 0, xTo: 400, r: 0, rTo: 360, o: 1, oTo: 0 }));
  const round = (v) => Math.round(v * 1e5) / 1e5;
  for (const { style } of tweens) { style.willChange = 'transform, opacity'; style.transformStyle = 'preserve-3d'; }
  const frame = (now) => {
    const p = round(Math.min(1, (now - start) / ${DURATION_MS}));
    for (const t of tweens) {
      const e1 = round(1 - (1 - p) * (1 - p)), e2 = round(1 - (1 - p) * (1 - p)), e3 = round(1 - (1 - p) * (1 - p));
      const x = t.x + (t.xTo - t.x) * e1, r = t.r + (t.rTo - t.r) * e2;
      t.style.transform = 'translate3d(' + x + 'px, 0, 0) scale3d(1, 1, 1) rotateX(0) rotateY(0) rotateZ(' + r + 'deg) skew(0, 0)';
      t.style.opacity = t.o + (t.oTo - t.o) * e3;
    }
    if (p < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`

async function variants() {
  const vitrine = readFileSync('dist/page/vitrine.js', 'utf8')
  const seconds = DURATION_MS / 1000
  return {
    'hand-written loop': HAND_WRITTEN,
    Vitrine: `${vitrine};Webflow.require('ix2').init(${JSON.stringify(DATA)});window.go = () => document.querySelector('.go').click()`,
    'anime.js': await bundleOf(
      `import { animate } from 'animejs'; window.go = () => animate('.x', { translateX: [0, 400], rotate: [0, 360], opacity: [1, 0], duration: ${DURATION_MS}, ease: 'outQuad' })`,
    ),
    Motion: await bundleOf(
      `import { animate } from 'motion'; window.go = () => animate('.x', { x: [0, 400], rotate: [0, 360], opacity: [1, 0] }, { duration: ${seconds}, ease: [0.5, 1, 0.89, 1] })`,
    ),
  }
}

const metricsOf = async (cdp) => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    scriptMs: of('ScriptDuration') * 1000,
    styleMs: (of('RecalcStyleDuration') + of('LayoutDuration')) * 1000,
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

/** Script and style ms a frame for one variant with `count` elements, on a fresh page. */
async function measure(browser, script, count) {
  const page = await browser.newPage()
  const body = `<button class="go">go</button>${'<i class="x" style="position:absolute;width:4px;height:4px;background:#468"></i>'.repeat(count)}`
  await page.route('**/*', (route) => {
    const isScript = route.request().url().endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript
        ? script
        : `<!doctype html><html><body>${body}<script src="/v.js"></script></body></html>`,
    })
  })
  await page.goto('http://bench.test/')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.evaluate(() => {
    window.go()
  })
  await frames(page, 60)
  const before = await metricsOf(cdp)
  await frames(page, FRAMES)
  const after = await metricsOf(cdp)
  await page.close()
  return {
    scriptMs: (after.scriptMs - before.scriptMs) / FRAMES,
    styleMs: (after.styleMs - before.styleMs) / FRAMES,
  }
}

/** The best round: other work on the machine only ever adds. */
const best = (values) => Math.min(...values)

/** Events and elements of a long landing page, for the time a page takes to come alive. */
function longPage(count) {
  const ids = Array.from({ length: count }, (_, index) => `el-${index}`)
  const events = Object.fromEntries(
    ids.map((id, index) => [
      `e-${index}`,
      {
        id: `e-${index}`,
        eventTypeId: ['SCROLL_INTO_VIEW', 'MOUSE_OVER', 'MOUSE_CLICK'][index % 3],
        action: {
          actionTypeId: 'GENERAL_START_ACTION',
          config: { actionListId: 'a', autoStopEventId: 'none' },
        },
        mediaQueries: ['main'],
        target: { id },
        config: {},
      },
    ]),
  )
  const target = { useEventTarget: true }
  const group = (value) => ({
    actionItems: [
      item('STYLE_OPACITY', { value, duration: 800, target }),
      item('TRANSFORM_MOVE', { yValue: value * 40, yUnit: 'px', duration: 800, target }),
    ],
  })
  const actionLists = {
    a: { id: 'a', useFirstGroupAsInitialState: true, actionItemGroups: [group(0), group(1)] },
  }
  const body = ids
    .map((id) => `<section data-w-id="${id}"><h2>Heading</h2><p>Some text of a section.</p></section>`)
    .join('')
  return { body, data: { events, actionLists, site: DATA.site } }
}

async function measureStart(browser, count) {
  const { body, data } = longPage(count)
  const page = await browser.newPage()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Performance.enable')
  const script = `${readFileSync('dist/page/vitrine.js', 'utf8')};Webflow.require('ix2').init(${JSON.stringify(data)})`
  await page.route('**/*', (route) => {
    const isScript = route.request().url().endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript
        ? script
        : `<!doctype html><html><body>${body}<script src="/v.js"></script></body></html>`,
    })
  })
  await page.goto('http://bench.test/')
  await page.waitForTimeout(1500)
  const { scriptMs, styleMs } = await metricsOf(cdp)
  await page.close()
  return { scriptMs, styleMs }
}

/** Frame callbacks a page with interactions asks for in two seconds in which nothing happens. */
async function framesAtRest(browser, script) {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    window.asked = 0
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (run) => {
      window.asked++
      return ask(run)
    }
  })
  await page.route('**/*', (route) => {
    const isScript = route.request().url().endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript
        ? script
        : '<!doctype html><html><body><button class="go">go</button><i class="x"></i><script src="/v.js"></script></body></html>',
    })
  })
  await page.goto('http://bench.test/')
  await page.waitForTimeout(500)
  const asked = await page.evaluate(() => {
    window.asked = 0
    return new Promise((done) => setTimeout(() => done(window.asked), 2000))
  })
  await page.close()
  return asked
}

const cell = (value) => value.toFixed(2).padStart(8)

/** Measures everything and answers a Markdown table. */
export async function run() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const scripts = await variants()
  const lines = [
    '| elements | variant | script ms/frame | style ms/frame | script against hand-written |',
    '| --- | --- | --- | --- | --- |',
  ]
  for (const count of COUNTS) {
    const results = Object.fromEntries(Object.keys(scripts).map((name) => [name, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, script] of Object.entries(scripts))
        results[name].push(await measure(browser, script, count))
    const scriptOf = (name) => best(results[name].map(({ scriptMs }) => scriptMs))
    for (const name of Object.keys(scripts)) {
      const styleMs = best(results[name].map(({ styleMs: ms }) => ms))
      const ratio = scriptOf(name) / scriptOf('hand-written loop')
      lines.push(`| ${count} | ${name} | ${cell(scriptOf(name))} | ${cell(styleMs)} | ${cell(ratio)} |`)
    }
  }
  lines.push('', 'Bytes, minified and gzipped:')
  for (const [name, script] of Object.entries(scripts))
    lines.push(
      `  ${name}: ${gzipSync(name === 'Vitrine' ? readFileSync('dist/page/vitrine.js') : script, { level: 9 }).length}`,
    )
  lines.push('', `Frame callbacks in 2 s at rest: ${await framesAtRest(browser, scripts.Vitrine)}`)
  for (const count of [150, 900]) {
    const starts = []
    for (let round = 0; round < 3; round++) starts.push(await measureStart(browser, count))
    lines.push(
      `First 1.5 s of a page with ${count} events at a quarter of the CPU: script ${best(starts.map(({ scriptMs }) => scriptMs)).toFixed(0)} ms, style and layout ${best(starts.map(({ styleMs }) => styleMs)).toFixed(0)} ms`,
    )
  }
  await browser.close()
  return lines
}
