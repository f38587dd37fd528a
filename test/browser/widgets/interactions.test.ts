import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { event, item, list, SITE } from '../animation/interaction-data.js'
import { eventually } from '../support/eventually.js'
import { useBuiltPages } from './widget-pages.js'

/** Each event shows in the opacity of an element of its own: 0.5 once its list has begun. */
const EVENTS: readonly (readonly [name: string, type: string, selector: string])[] = [
  ['nav-open', 'NAVBAR_OPEN', '#nav'],
  ['nav-close', 'NAVBAR_CLOSE', '#nav'],
  ['drop-open', 'DROPDOWN_OPEN', '#drop'],
  ['drop-close', 'DROPDOWN_CLOSE', '#drop'],
  ['one-active', 'TAB_ACTIVE', '#tab-one'],
  ['one-inactive', 'TAB_INACTIVE', '#tab-one'],
  ['two-active', 'TAB_ACTIVE', '#tab-two'],
  ['pane-active', 'TAB_ACTIVE', '#pane-one'],
  ['first-active', 'SLIDER_ACTIVE', '#s1'],
  ['first-inactive', 'SLIDER_INACTIVE', '#s1'],
  ['second-active', 'SLIDER_ACTIVE', '#s2'],
  ['second-inactive', 'SLIDER_INACTIVE', '#s2'],
]
const mark = (name: string): object => ({
  ...item('STYLE_OPACITY', { value: 0.5, duration: 0, target: { selector: `.${name}` } }),
  id: name,
})
const DATA = {
  events: Object.fromEntries(EVENTS.map(([name, type, selector]) => [name, event(type, name, { selector })])),
  actionLists: Object.fromEntries(EVENTS.map(([name]) => [name, list([[mark(name)]])])),
  site: SITE,
}

const BODY = `${EVENTS.map(([name]) => `<i class="mark ${name}" data-name="${name}"></i>`).join('')}
<div class="w-nav" id="nav" data-duration="50"><nav class="w-nav-menu"><a href="/one" class="w-nav-link"
  id="one">One</a>
  <div class="w-dropdown" id="drop"><div class="w-dropdown-toggle" id="drop-toggle">More</div><div
    class="w-dropdown-list" id="drop-list"><a href="/a">A</a></div></div></nav>
  <div class="w-nav-button" id="button"></div></div>
<div class="w-tabs"><div class="w-tab-menu"><a href="#" class="w-tab-link w--current" data-w-tab="A"
  id="tab-one">A</a><a href="#" class="w-tab-link" data-w-tab="B" id="tab-two">B</a></div>
  <div class="w-tab-content"><div class="w-tab-pane w--tab-active" data-w-tab="A"
    id="pane-one">First</div><div class="w-tab-pane" data-w-tab="B">Second</div></div></div>
<div class="w-slider" data-duration="0"><div class="w-slider-mask"><div class="w-slide"
  id="s1">First</div><div class="w-slide" id="s2">Second</div></div>
  <div class="w-slider-arrow-right" id="right"></div></div>`
const pages = useBuiltPages({
  '/widgets/data.js': `Webflow.require('ix2').init(${JSON.stringify(DATA)})`,
  '/widgets/animated.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<link rel="stylesheet" href="/widgets/widgets.css"></head><body>${BODY}<script
  src="/widgets.js"></script><script src="/widgets/data.js"></script></body></html>`,
})

const opened = async (width = 1000): Promise<Page> => {
  const { page } = await pages.open('animated', { viewport: { width, height: 700 } })
  await page.waitForLoadState('networkidle')
  return page
}
/**
 * The lists that have begun since the last call, once there are `count` and no more come, in the order of the
 * marks.
 */
async function begun(page: Page, count: number): Promise<readonly string[]> {
  const names = new Set<string>()
  const look = async (): Promise<void> => {
    await page.evaluate(
      () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    )
    const found = await page.locator('.mark').evaluateAll((marks) =>
      marks
        .filter((each) => getComputedStyle(each).opacity === '0.5')
        .map((each) => {
          if (each instanceof HTMLElement) each.style.opacity = ''
          return each.getAttribute('data-name') ?? ''
        }),
    )
    for (const name of found) names.add(name)
  }
  await eventually(async () => {
    await look()
    expect(names.size).toBeGreaterThanOrEqual(count)
  })
  await look()
  return EVENTS.map(([name]) => name).filter((name) => names.has(name))
}

describe('interactions that wait for widgets', () => {
  it('begin with the section that is current at the start', async () => {
    const page = await opened()
    expect(await begun(page, 4)).toEqual(['one-active', 'pane-active', 'first-active', 'second-inactive'])
  })

  it('follow tabs and slides', async () => {
    const page = await opened()
    await begun(page, 4)
    await page.locator('#tab-two').click()
    expect(await begun(page, 2)).toEqual(['one-inactive', 'two-active'])
    await page.locator('#right').click()
    expect(await begun(page, 2)).toEqual(['first-inactive', 'second-active'])
  })

  it('follow a dropdown', async () => {
    const page = await opened()
    await begun(page, 4)
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list').waitFor()
    expect(await begun(page, 1)).toEqual(['drop-open'])
    await page.locator('#drop-toggle').click()
    expect(await begun(page, 1)).toEqual(['drop-close'])
  })

  it('follow a navbar, but not the widgets inside it', async () => {
    const page = await opened(600)
    await begun(page, 4)
    await page.locator('#button').click()
    await page.locator('.w-nav-overlay #one').waitFor()
    expect(await begun(page, 1)).toEqual(['nav-open'])
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list').waitFor()
    expect(await begun(page, 1)).toEqual(['drop-open'])
    await page.locator('#button').click()
    await page.locator('#one').waitFor({ state: 'hidden' })
    expect([...(await begun(page, 2))].sort()).toEqual(['drop-close', 'nav-close'])
  })
})
