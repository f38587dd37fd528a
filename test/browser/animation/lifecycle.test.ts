import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { button, event, fade, item, list, SITE, slide } from './interaction-data.js'
import { countsOf, frame, openSteppedPage, settle } from './stepped-page.js'

const clickData = {
  events: { e1: event('MOUSE_CLICK', 'a', button) },
  actionLists: { a: list([[fade(0.5), slide(40)], [fade(0)]]) },
  site: SITE,
}
const body = '<button class="b">b</button><div class="x">x</div>'

const style = (page: Page, selector = '.x'): Promise<string> =>
  page.evaluate((at) => document.querySelector(at)?.getAttribute('style') ?? '', selector)
const click = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.b')?.click())
const call = (page: Page, code: 'destroy' | 'ready' | 'init'): Promise<void> =>
  page.evaluate((what) => {
    const webflow = Reflect.get(window, 'Webflow') as Record<string, (name?: string) => { init: () => void }>
    if (what === 'init') webflow['require']?.('ix2').init()
    else webflow[what]?.()
  }, code)
/** Waits until the page has the visitor's setting. */
async function untilReduced(page: Page, isReduced: boolean): Promise<void> {
  await page.waitForFunction(
    (expected) => matchMedia('(prefers-reduced-motion: reduce)').matches === expected,
    isReduced,
    { polling: 20 },
  )
  await settle(page)
}

describe('the life of interactions on a page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectChromium()
  })
  afterAll(() => browser.close())

  const open = async (parts: Parameters<typeof openSteppedPage>[1]): Promise<Page> => {
    const page = await openSteppedPage(browser, parts)
    await settle(page)
    await frame(page, 1016)
    await frame(page, 1033)
    return page
  }

  it('asks for no frame and keeps no timer while nothing moves', async () => {
    const page = await open({ body, data: clickData })
    expect(await countsOf(page)).toMatchObject({ frames: 0, timers: 0 })
    await click(page)
    expect((await countsOf(page)).frames).toBe(1)
    for (const at of [1050, 1150, 1260, 1270]) await frame(page, at)
    expect(await style(page)).toContain('opacity: 0')
    expect(await countsOf(page)).toMatchObject({ frames: 0, timers: 0 })
    await page.context().close()
  })

  it.each([
    ['Wed Nov 21 2018 21:36:51 GMT+0000 (UTC)', false],
    ['Wed Aug 28 2019 20:06:53 GMT+0000 (UTC)', true],
  ])(
    'counts the first check of a page published on %s as scrolling up like its engine version',
    async (published, expected) => {
      const events = { e1: event('PAGE_SCROLL_UP', 'a', { appliesTo: 'PAGE' }) }
      const data = { events, actionLists: { a: list([[fade(0.5)]]) }, site: SITE }
      const page = await open({ body, data, published, css: 'body{height:3000px}' })
      expect((await style(page)).includes('opacity')).toBe(expected)
      await page.context().close()
    },
  )

  it('leaves no listener, timer or frame behind when it is destroyed', async () => {
    const bare = await openSteppedPage(browser, { body })
    await settle(bare)
    await call(bare, 'destroy')
    const before = await countsOf(bare)
    await bare.context().close()
    const page = await open({ body, data: clickData })
    await click(page)
    await frame(page, 1050)
    await call(page, 'destroy')
    expect(await countsOf(page)).toEqual(before)
    expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(1)
    await click(page)
    expect((await countsOf(page)).frames).toBe(0)
    await page.context().close()
  })

  it('starts again for a page that was swapped by a router', async () => {
    const page = await open({ body, data: clickData })
    await call(page, 'destroy')
    await call(page, 'ready')
    await call(page, 'init')
    await page.evaluate(() => document.dispatchEvent(new Event('readystatechange')))
    await click(page)
    await frame(page, 1050)
    expect(await style(page)).toContain('opacity')
    await page.context().close()
  })

  it('plays what the page needs when data comes after load, and only once', async () => {
    const page = await open({ body })
    await page.evaluate(
      (data) => {
        ;(Reflect.get(window, 'Webflow') as { require: (name: string) => { init: (data: unknown) => void } })
          .require('ix2')
          .init(data)
      },
      {
        events: { e1: event('PAGE_FINISH', 'a', { appliesTo: 'PAGE' }) },
        actionLists: { a: list([[fade(0.5)]]) },
        site: SITE,
      },
    )
    await page.evaluate(() => document.dispatchEvent(new Event('readystatechange')))
    await settle(page)
    const running = await page.evaluate(() =>
      (Reflect.get(window, 'Vitrine') as { inspect: () => { interactions: { running: object[] } } })
        .inspect()
        .interactions.running.map((run) => ({ ...run, element: Reflect.get(run, 'element') === document })),
    )
    expect(running).toEqual([{ event: 'e1', type: 'PAGE_FINISH', list: 'a', group: 0, element: true }])
    for (const at of [1050, 1100, 1150]) await frame(page, at)
    expect(await style(page)).toBe('opacity: 0.5;')
    await page.context().close()
  })

  it('includes content that was added later, and running animations go on', async () => {
    const data = {
      events: {
        e1: event('MOUSE_CLICK', 'a', button),
        e2: event('MOUSE_CLICK', 'own', { selector: '.late' }),
      },
      actionLists: {
        a: list([[fade(0)]]),
        own: list([[item('STYLE_OPACITY', { value: 0.2, target: { useEventTarget: true } })]]),
      },
      site: SITE,
    }
    const page = await open({ body, data })
    await click(page)
    await frame(page, 1083)
    await page.evaluate(() => {
      const late = document.createElement('i')
      late.className = 'late'
      document.body.append(late)
    })
    await call(page, 'ready')
    expect(await style(page)).toMatch(/opacity: 0\.(49|5)/)
    await page.evaluate(() => document.querySelector<HTMLElement>('.late')?.click())
    for (const at of [1133, 1200, 1250]) await frame(page, at)
    expect(await style(page)).toBe('opacity: 0;')
    expect(await style(page, '.late')).toBe('opacity: 0.2;')
    await page.context().close()
  })

  it('binds the new elements of a redrawn list under its triggers, and releases the replaced ones', async () => {
    const track = {
      continuousParameterGroups: [
        {
          id: 'g',
          continuousActionGroups: [0, 100].map((keyframe) => ({
            keyframe,
            actionItems: [
              item('TRANSFORM_MOVE', { xValue: keyframe, xUnit: 'px', target: { selector: '.row' } }),
            ],
          })),
        },
      ],
    }
    const rows = { selector: '.row' }
    const data = {
      events: {
        toggle: event('MOUSE_CLICK', 'toggle', button),
        row: event('MOUSE_CLICK', 'row', rows),
        follow: event('MOUSE_MOVE', 'follow', button, [
          { continuousParameterGroupId: 'g', basedOn: 'VIEWPORT', selectedAxis: 'X_AXIS', smoothing: 0 },
        ]),
      },
      actionLists: {
        toggle: list(
          [
            [item('STYLE_OPACITY', { value: 0, target: rows })],
            [item('STYLE_OPACITY', { value: 1, target: rows })],
          ],
          { useFirstGroupAsInitialState: true },
        ),
        row: list([[item('STYLE_TEXT_COLOR', { rValue: 255, target: { useEventTarget: true } })]]),
        follow: track,
      },
      site: SITE,
    }
    const page = await open({ body: `${body}<div id="list"><p class="row">1</p></div>`, data })
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.row')?.click()
      document.dispatchEvent(new MouseEvent('mousemove', { clientX: 640, clientY: 5 }))
      document.querySelector<HTMLElement>('.b')?.click()
    })
    for (const at of [1050, 1083]) await frame(page, at)
    const before = await style(page, '.row')
    expect(before).toMatch(/opacity: 0\.[1-9]/)
    expect(before).toContain('translate3d(50px')
    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => {
        const row = document.createElement('p')
        row.className = 'row'
        document.querySelector('#list')?.replaceChildren(row)
      })
      await call(page, 'ready')
      await frame(page, 1090 + round)
    }
    expect(await style(page, '.row')).toContain('opacity: 0;')
    expect(await style(page, '.row')).toContain('translate3d(50px')
    const held = await page.evaluate(() => {
      const { inspect } = Reflect.get(window, 'Vitrine') as {
        inspect: () => { interactions: { tracks: number; triggers: object } }
      }
      const { store } = (
        Reflect.get(window, 'Webflow') as {
          require: (name: string) => { store: { getState: () => { ixSession: { eventState: object } } } }
        }
      ).require('ix2')
      const { tracks, triggers } = inspect().interactions
      return { tracks, triggers, states: Object.keys(store.getState().ixSession.eventState).sort() }
    })
    expect(held).toEqual({
      tracks: 1,
      triggers: { MOUSE_CLICK: 2, MOUSE_MOVE: 1 },
      states: ['follow:0', 'toggle:0'],
    })
    await page.context().close()
  })

  it('reports bad data once, with the place, and plays the rest', async () => {
    const data = {
      events: {
        ...clickData.events,
        bad: { eventTypeId: 'NO_SUCH_EVENT' },
        lost: event('MOUSE_CLICK', 'gone', button),
        empty: null,
      },
      actionLists: {
        a: list([
          [
            fade(0),
            item('STYLE_BOX_SHADOW', {}),
            item('TRANSFORM_MOVE', { xValue: 'wide', target: { selector: '.x' } }),
          ],
        ]),
      },
      site: SITE,
    }
    const warnings: string[] = []
    const errors: string[] = []
    const listen = (opened: Page): void => {
      opened.on('console', (message) => warnings.push(message.text()))
      opened.on('pageerror', (error) => errors.push(error.message))
    }
    const page = await openSteppedPage(browser, { body, listen })
    await page.evaluate((given) => {
      ;(Reflect.get(window, 'Webflow') as { require: (name: string) => { init: (data: unknown) => void } })
        .require('ix2')
        .init(given)
    }, data)
    await click(page)
    for (const at of [1050, 1150]) await frame(page, at)
    expect(errors).toEqual([])
    expect(warnings).toHaveLength(1)
    for (const place of [
      'events["bad"]',
      'events["lost"]',
      'events["empty"]',
      'actionLists["a"].actionItemGroups[0].actionItems[1]',
    ])
      expect(warnings[0]).toContain(place)
    expect(await style(page)).toContain('opacity: 0')
    await page.context().close()
  })

  it('shows the end at once under reduced motion, and follows a changed setting', async () => {
    const looping = {
      events: { e1: event('MOUSE_CLICK', 'a', button, { loop: true }) },
      actionLists: { a: list([[slide(40)], [slide(0), fade(0.5)]]) },
      site: SITE,
    }
    const page = await open({ body, data: looping, reducedMotion: 'reduce' })
    await click(page)
    for (const at of [1050, 1066, 1083]) await frame(page, at)
    expect(await style(page)).toContain('opacity: 0.5')
    expect((await countsOf(page)).frames).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await untilReduced(page, false)
    for (const at of [1100, 1150]) await frame(page, at)
    expect((await countsOf(page)).frames).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await untilReduced(page, true)
    for (const at of [1166, 1183, 1200]) await frame(page, at)
    expect((await countsOf(page)).frames).toBe(0)
    expect(await style(page)).toContain('translate3d(0px, 0px, 0px)')
    await page.context().close()
  })

  it.each([
    ['nothing on the page', '', /opacity: 0\.5;/, 0],
    ["the original's own attribute", "document.body.dataset.wfIxVacation = ''", /opacity: 0\.5;/, 0],
    [
      "the site's setting for full motion",
      "document.documentElement.dataset.vitrineMotion = 'full'",
      /opacity: 0\.7/,
      1,
    ],
  ])('reduces motion unless the site asks for full motion: %s', async (_, code, half, frames) => {
    const data = { ...clickData, actionLists: { a: list([[fade(0.5)]]) } }
    const page = await open({ body, data, reducedMotion: 'reduce', scripts: { '/preference.js': code } })
    await click(page)
    await frame(page, 1083)
    expect(await style(page)).toMatch(half)
    expect((await countsOf(page)).frames).toBe(frames)
    await frame(page, 1200)
    await frame(page, 1216)
    expect(await style(page)).toBe('opacity: 0.5;')
    await page.context().close()
  })

  it('reads the layout once for a scroll with any number of elements', async () => {
    const many = Array.from({ length: 40 }, () => '<div class="x" style="height:50px">x</div>').join('')
    const data = {
      events: { e1: event('SCROLL_INTO_VIEW', 'a', { selector: '.x' }) },
      actionLists: {
        a: list([
          [
            item('STYLE_OPACITY', { value: 0.5, target: { useEventTarget: true } }),
            item('STYLE_SIZE', {
              widthValue: 50,
              widthUnit: 'px',
              heightUnit: 'PX',
              target: { useEventTarget: true },
            }),
          ],
        ]),
      },
      site: SITE,
    }
    const page = await open({ body: `<div style="height:2000px"></div>${many}`, data })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    const layouts = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
    }
    await page.evaluate(() => {
      window.scrollTo(0, 1800)
      void document.body.offsetHeight
    })
    await settle(page)
    const before = await layouts()
    await page.evaluate(() => {
      document.dispatchEvent(new Event('scroll'))
      ;(Reflect.get(window, '__stepped') as { frame: (at: number) => void }).frame(1060)
    })
    expect((await layouts()) - before).toBeLessThanOrEqual(1)
    await page.context().close()
  })

  it('removes inline styles when the window reaches a breakpoint with other interactions', async () => {
    const data = {
      events: { e1: { ...event('MOUSE_CLICK', 'a', button), mediaQueries: ['main'] } },
      actionLists: { a: list([[fade(0.5)]]) },
      site: {
        mediaQueries: [
          { key: 'main', min: 992, max: 10000 },
          { key: 'small', min: 0, max: 991 },
        ],
      },
    }
    const page = await open({ body, data })
    await click(page)
    for (const at of [1050, 1150, 1160]) await frame(page, at)
    expect(await style(page)).toBe('opacity: 0.5;')
    await page.setViewportSize({ width: 600, height: 800 })
    await page.waitForFunction(() => innerWidth === 600, undefined, { polling: 20 })
    await settle(page)
    expect(await style(page)).toBe('')
    await click(page)
    await frame(page, 1250)
    await frame(page, 1300)
    expect(await style(page)).toBe('')
    await page.context().close()
  })
})
