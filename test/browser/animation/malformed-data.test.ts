import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { button, event, fade, item, list, SITE, slide } from './interaction-data.js'
import { countsOf, frame, openSteppedPage, settle } from './stepped-page.js'

const x = { selector: '.x' }
const pageEvent = (config: object = {}): object => event('PAGE_FINISH', 'a', { appliesTo: 'PAGE' }, config)
const partnered = (id: string): object => event('MOUSE_CLICK', 'a', button, {}, id)

/** Data that no builder makes, and the number of parts reported as ignored; null: none. */
const STRANGE: readonly (readonly [what: string, data: unknown, problem: RegExp | null])[] = [
  ['nothing', null, /interaction data is not an object/],
  ['a word', 'data', /interaction data is not an object/],
  ['lists for records', { events: [1, null, {}], actionLists: [[]], site: SITE }, /events: is missing/],
  [
    'an event without its list',
    { events: { e: event('MOUSE_CLICK', 'lost', button) }, actionLists: {}, site: SITE },
    /events\["e"\]: action list "lost" is missing/,
  ],
  [
    'names that objects have anyway',
    {
      events: { constructor: event('MOUSE_CLICK', 'toString', button), e: event('valueOf', 'a', button) },
      actionLists: { a: list([[fade(0)]]) },
      site: SITE,
    },
    /action list "toString" is missing/,
  ],
  [
    'events that stop one another in a circle',
    {
      events: { a: partnered('b'), b: partnered('c'), c: partnered('a'), d: partnered('d') },
      actionLists: { a: list([[fade(0.5)]]) },
      site: SITE,
    },
    null,
  ],
  [
    'a loop over nothing',
    { events: { e: pageEvent({ loop: true }) }, actionLists: { a: list([[], [], []]) }, site: SITE },
    null,
  ],
  [
    'a delay of years',
    { events: { e: pageEvent() }, actionLists: { a: list([[fade(0.5, { delay: 1e13 })]]) }, site: SITE },
    null,
  ],
  [
    'numbers that are none',
    {
      events: { e: pageEvent() },
      actionLists: { a: list([[fade(0.5, { value: '7', duration: 'long' }), slide(1e308)]]) },
      site: { mediaQueries: [{ key: 'main', min: 'x', max: null }, 7, null] },
    },
    /actionItems\[0\]\.config\.value: is not a number/,
  ],
  [
    'curves that are none',
    {
      events: { e: pageEvent() },
      actionLists: { a: list([[fade(0.5, { easing: [5, 5, 5, 5] }), fade(0.6, { easing: {} })]]) },
      site: SITE,
    },
    /bezier needs four numbers, .*\n.*unknown easing object/,
  ],
  [
    'selectors that are none',
    {
      events: {
        e: event('MOUSE_CLICK', 'a', { selector: '..b' }),
        f: event('MOUSE_OVER', 'a', { id: '"]|' }),
      },
      actionLists: { a: list([[fade(0.5, { target: { selector: '::not(' } })]]) },
      site: SITE,
    },
    null,
  ],
  [
    'values and styles of another kind',
    {
      events: { e: pageEvent() },
      actionLists: {
        a: list([
          [
            item('GENERAL_DISPLAY', { value: {}, target: x }),
            item('STYLE_FILTER', { filters: [null, { type: 'url(x)', value: 1 }], target: x }),
            item('STYLE_SIZE', { widthUnit: 'AUTO', heightUnit: 7, target: { appliesTo: 'PAGE' } }),
            ...['LOTTIE', 'SPLINE', 'RIVE', 'VARIABLE'].map((plugin) =>
              item(`PLUGIN_${plugin}`, { duration: 'auto', value: [{}], target: { ...x, objectId: '--v' } }),
            ),
          ],
        ]),
      },
      site: SITE,
    },
    null,
  ],
]

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

/** A page that passes the data to `init`, uses everything on it, stops and starts again. */
async function live(data: unknown) {
  const errors: string[] = []
  const warnings: string[] = []
  const page = await openSteppedPage(browser, {
    body: '<button class="b">b</button><div class="x" style="margin-top:900px">x</div>',
    listen: (opened) => {
      opened.on('pageerror', (error) => errors.push(error.message))
      opened.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    },
  })
  await page.evaluate(`window.given = ${JSON.stringify(data)}; Webflow.require('ix2').init(given)`)
  await settle(page)
  await page.evaluate(`for (const element of [document.querySelector('.b'), document.querySelector('.x')])
    for (const name of ['click', 'mousedown', 'mouseup', 'mouseover', 'mousemove', 'mouseout'])
      element.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX: 5, clientY: 5 }))
    document.dispatchEvent(new Event('scroll'))`)
  for (const at of [1016, 1033, 1150, 1300, 1301]) await frame(page, at)
  await settle(page)
  await frame(page, 1400)
  const counts = await countsOf(page)
  const style = await page.evaluate("document.querySelector('.x').style.cssText")
  await page.evaluate(`Webflow.ready(); Webflow.require('ix2').store.getState(); Vitrine.inspect()
    Webflow.require('ix2').init(given); Webflow.require('ix2').destroy()`)
  await page.context().close()
  return { errors, warnings, counts, style }
}

describe('data from strangers', () => {
  it.each(STRANGE)('of this kind never throw into the page: %s', async (_, data, problem) => {
    const { errors, warnings, counts, style } = await live(data)
    expect(errors).toEqual([])
    expect(warnings).toHaveLength(problem ? 1 : 0)
    if (problem) expect(warnings[0]).toMatch(problem)
    expect(counts.timers).toBeLessThanOrEqual(1)
    expect(counts.frames).toBe(0)
    expect(style).not.toMatch(/NaN|undefined|object/)
  })

  it('are reported twenty at a time, once for the same data, and again for others', async () => {
    const bad = (count: number, type: string) => ({
      events: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`e${at}`, { eventTypeId: `${type}${at}` }]),
      ),
      actionLists: {},
      site: SITE,
    })
    const warnings: string[] = []
    const listen = (opened: Page): void => {
      opened.on('console', (message) => warnings.push(message.text()))
    }
    const page = await openSteppedPage(browser, { body: '', listen })
    for (const data of [bad(10_000, 'A'), bad(10_000, 'A'), bad(1, 'B')])
      await page.evaluate(`Webflow.require('ix2').init(${JSON.stringify(data)})`)
    expect(warnings).toHaveLength(2)
    expect(warnings[0]?.split('\n')).toHaveLength(22)
    expect(warnings[0]).toContain('and 9980 more')
    expect(warnings[1]).toContain('event type B0 is not known')
    await page.context().close()
  })

  it('may be ten thousand events on one element: each is played', async () => {
    const types = ['MOUSE_CLICK', 'SCROLL_INTO_VIEW', 'PAGE_FINISH', 'TAB_ACTIVE']
    const events = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [
        `e${at}`,
        event(types[at % types.length] ?? '', 'a', at % 4 === 2 ? { appliesTo: 'PAGE' } : { selector: '.b' }),
      ]),
    )
    const { errors, warnings } = await live({ events, actionLists: { a: list([[fade(0.5)]]) }, site: SITE })
    expect([errors, warnings]).toEqual([[], []])
  })
})
