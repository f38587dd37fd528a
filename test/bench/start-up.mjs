/**
 * Cost of a page until it is interactive: script, style and layout in its first 1.5 s at a quarter of the CPU.
 * Measured on two pages made here and, when a folder is given, on the sites in it with the most events: each a folder
 * with `interactions.json` and pages that load their page script from `/__engine.js`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import { metricsOf, openPage, quiet } from './bench-page.mjs'

const SLOWDOWN = 4
const FIRST_MS = 1500
const SITES = 6

const MEDIA_TYPES = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

const scriptFor = (data) =>
  `${readFileSync('dist/page/vitrine.js', 'utf8')};Webflow.require('ix2').init(${JSON.stringify(data)})`

const step = (actionTypeId, config) => ({
  id: actionTypeId,
  actionTypeId,
  config: { delay: 0, duration: 800, easing: 'outQuad', target: { useEventTarget: true }, ...config },
})

/** Events and elements of a long landing page. */
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
  const group = (value) => ({
    actionItems: [
      step('STYLE_OPACITY', { value, unit: '' }),
      step('TRANSFORM_MOVE', { yValue: value * 40, yUnit: 'px' }),
    ],
  })
  const actionLists = {
    a: { id: 'a', useFirstGroupAsInitialState: true, actionItemGroups: [group(0), group(1)] },
  }
  const body = ids
    .map((id) => `<section data-w-id="${id}"><h2>Heading</h2><p>Some text of a section.</p></section>`)
    .join('')
  return {
    body,
    data: { events, actionLists, site: { mediaQueries: [{ key: 'main', min: 0, max: 10000 }] } },
  }
}

/** Loads a page on a browser slowed down; `load` brings a blank page to it. */
async function costOf(browser, load) {
  const page = await browser.newPage()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await cdp.send('Performance.enable')
  await load(page)
  await page.waitForTimeout(FIRST_MS)
  const cost = await metricsOf(cdp)
  await page.close()
  return cost
}

async function bestCost(browser, load, rounds) {
  const costs = []
  for (let round = 0; round < rounds; round++) costs.push(await costOf(browser, load))
  return {
    scriptMs: quiet(costs.map(({ scriptMs }) => scriptMs)),
    styleMs: quiet(costs.map(({ styleMs }) => styleMs)),
  }
}

/** The sites of a folder with the most events, and of each the first page. */
function sitesIn(folder) {
  const sites = []
  for (const name of readdirSync(folder)) {
    const root = join(folder, name)
    if (!existsSync(join(root, 'interactions.json'))) continue
    const data = JSON.parse(readFileSync(join(root, 'interactions.json'), 'utf8'))
    const pages = readdirSync(root).filter((file) => extname(file) === '.html')
    const first = pages.includes('index.html') ? 'index.html' : pages[0]
    if (first) sites.push({ name, root, first, data, events: Object.keys(data.events ?? {}).length })
  }
  return sites.sort((one, other) => other.events - one.events).slice(0, SITES)
}

const serveSite =
  ({ root }, script) =>
  (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/__engine.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    const file = resolve(root, `.${decodeURIComponent(pathname)}`)
    const chunk = resolve('dist/page', `.${pathname}`)
    const found = [file, chunk].find((path) => existsSync(path) && extname(path) !== '')
    const isInside = found !== file || file.startsWith(resolve(root) + sep)
    if (!found || !isInside) return route.fulfill({ status: 404 })
    return route.fulfill({
      contentType: MEDIA_TYPES[extname(found)] ?? 'application/octet-stream',
      body: readFileSync(found),
    })
  }

const ms = (value) => value.toFixed(0)

/** A row of the table: the cost of a page, and its script time without any page script. */
async function rowOf(browser, name, data, rounds, load) {
  const cost = await bestCost(browser, (page) => load(page, scriptFor(data)), rounds)
  const bare = await bestCost(browser, (page) => load(page, ''), rounds)
  const events = Object.keys(data.events ?? {}).length
  return (
    `| ${name} | ${events} | ${ms(cost.scriptMs)} | ${ms(bare.scriptMs)} | ${ms(cost.styleMs)} | ` +
    `${ms(bare.styleMs)} |`
  )
}

/** A Markdown table of starts, the sites of `folder` behind the two pages made here. */
export async function startUp(browser, folder, rounds, progress) {
  const lines = [
    `First ${FIRST_MS} ms at a quarter of the CPU; "alone" is the page without its page script:`,
    '',
    '| page | events | script ms | alone | style and layout ms | alone |',
    '| --- | --- | --- | --- | --- | --- |',
  ]
  for (const count of [150, 900]) {
    const { body, data } = longPage(count)
    progress(`start of a page with ${count} events`)
    lines.push(
      await rowOf(browser, 'made here', data, rounds, (page, script) => openPage(page, body, script)),
    )
  }
  for (const site of folder ? sitesIn(folder) : []) {
    progress(`start of ${site.name}`)
    lines.push(
      await rowOf(browser, site.name, site.data, rounds, async (page, script) => {
        await page.route('**/*', serveSite(site, script))
        await page.goto(`http://bench.test/${site.first}`)
      }),
    )
  }
  return lines
}
