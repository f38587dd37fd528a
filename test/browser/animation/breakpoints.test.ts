import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { SITE_BREAKPOINTS } from '../../support/site/site-breakpoints.js'
import { connectChromium } from '../support/chromium.js'
import { event, item } from './interaction-data.js'
import { frame, openSteppedPage, settle } from './stepped-page.js'

/** Lists for the same elements, in the order of the data; the last one is for no breakpoint. */
const VERSIONS = [
  { id: 'wide', mediaQueries: ['main'], value: 0.1 },
  { id: 'tablet', mediaQueries: ['medium'], value: 0.2 },
  { id: 'phone', mediaQueries: ['small', 'tiny'], value: 0.3 },
  { id: 'nowhere', mediaQueries: [], value: 0.9 },
]
/** Every continuous event type, and the elements it paints. */
const KINDS = [
  { type: 'SCROLLING_IN_VIEW', painted: '.a', target: { selector: '.a' }, config: {} },
  { type: 'SCROLLING_IN_VIEW', painted: '.b', target: { selector: '.b' }, config: { basedOn: 'VIEWPORT' } },
  { type: 'PAGE_SCROLL', painted: '.c', target: { appliesTo: 'PAGE' }, config: {} },
  { type: 'MOUSE_MOVE', painted: '.d', target: { selector: '.d' }, config: { basedOn: 'ELEMENT' } },
  { type: 'MOUSE_MOVE', painted: '.e', target: { appliesTo: 'PAGE' }, config: { basedOn: 'VIEWPORT' } },
]

const ALL = KINDS.flatMap((kind) =>
  VERSIONS.map((version) => ({ ...kind, ...version, id: version.id + kind.painted })),
)
const data = {
  events: Object.fromEntries(
    ALL.map(({ id, type, target, config, painted, mediaQueries }) => [
      id,
      { ...event(type, id, target, [{ continuousParameterGroupId: painted, ...config }]), mediaQueries },
    ]),
  ),
  actionLists: Object.fromEntries(
    ALL.map(({ id, painted, value }) => {
      const frameAt = (keyframe: number, opacity: number): object => ({
        keyframe,
        actionItems: [item('STYLE_OPACITY', { value: opacity, unit: '', target: { selector: painted } })],
      })
      const continuousActionGroups = [frameAt(0, value), frameAt(100, value + 0.5)]
      return [id, { continuousParameterGroups: [{ id: painted, continuousActionGroups }] }]
    }),
  ),
  site: { mediaQueries: SITE_BREAKPOINTS },
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await connectChromium()
  const elements = KINDS.map(({ painted }) => `<div class="x ${painted.slice(1)}">x</div>`).join('')
  page = await openSteppedPage(browser, { body: elements, css: 'body{padding-top:3000px}', data })
}, 60_000)
afterAll(async () => {
  await page.context().close()
  await browser.close()
})

/** Inline styles of the elements once the page knows its width and a frame was painted. */
async function paintedAt(widthPx: number, atMs: number): Promise<readonly string[]> {
  await page.setViewportSize({ width: widthPx, height: 800 })
  await page.waitForFunction((width) => innerWidth === width, widthPx, { polling: 20 })
  await settle(page)
  await frame(page, atMs)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.x')].map(({ style }) => style.opacity),
  )
}

it('lists of each breakpoint start at their own first keyframe, at load and after a resize', async () => {
  const firsts: readonly (readonly [widthPx: number, opacity: string])[] = [
    [1280, '0.1'],
    [800, '0.2'],
    [600, '0.3'],
    [400, '0.3'],
    [991, '0.2'],
    [992, '0.1'],
    [479, '0.3'],
    [1280, '0.1'],
  ]
  const seen: (readonly string[])[] = []
  for (const [index, [widthPx]] of firsts.entries()) seen.push(await paintedAt(widthPx, 1016 + index * 16))
  expect(seen).toEqual(firsts.map(([, opacity]) => KINDS.map(() => opacity)))
}, 60_000)
