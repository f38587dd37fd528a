import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { button, event, fade, item, list, SITE, slide } from './interaction-data.js'
import { countsOf, frame, openSteppedPage, settle } from './stepped-page.js'
import type { SteppedPage } from './stepped-page.js'

const BODY = '<button class="b">b</button><div class="x">x</div><div class="y">y</div>'

/** A toggle as the builder makes it: odd clicks run one list, even clicks the other. */
const TOGGLE = {
  events: {
    on: event('MOUSE_CLICK', 'on', button, {}, 'off'),
    off: event('MOUSE_SECOND_CLICK', 'off', button, {}, 'on'),
  },
  actionLists: { on: list([[fade(0.5)]]), off: list([[fade(1)]]) },
  site: SITE,
}

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

/** Opens a page and plays its first frame; its own scripts run before or after ours. */
async function open(parts: Partial<SteppedPage>): Promise<Page> {
  const problems: string[] = []
  const listen = (opened: Page): void => {
    opened.on('pageerror', (error) => problems.push(error.message))
  }
  const page = await openSteppedPage(browser, { body: BODY, listen, ...parts })
  Reflect.set(page, 'problems', problems)
  await settle(page)
  await frame(page, 1016)
  return page
}
const problemsOf = (page: Page): readonly string[] => Reflect.get(page, 'problems') as readonly string[]

const styleOf = (page: Page, selector = '.x'): Promise<string> =>
  page.evaluate((at) => document.querySelector(at)?.getAttribute('style') ?? '', selector)
const playTo = async (page: Page, ...times: readonly number[]): Promise<void> => {
  for (const at of times) await frame(page, at)
}
/** Evaluates page code unchanged. */
const run = (page: Page, code: string): Promise<unknown> => page.evaluate(code)

describe('page code that waits for the page', () => {
  const EARLY = `window.log = []
    window.Webflow = window.Webflow || []
    Webflow.push(() => log.push('pushed before'))
    document.addEventListener('DOMContentLoaded', () => log.push('document read, early listener'))`
  const LATE = `Webflow.push(() => log.push('pushed after'))
    document.addEventListener('DOMContentLoaded', () => log.push('document read, late listener'))
    Webflow.load(() => log.push('loaded'))
    Webflow.push('not a function')
    Webflow.push(() => { log.push('failing'); throw new Error('page code fails') })
    Webflow.push(() => Webflow.push(() => log.push('pushed inside')))`

  it('is called in order once the document is read and its content prepared, even if parts fail', async () => {
    const page = await open({ scripts: { '/early.js': EARLY }, scriptsAfter: { '/late.js': LATE } })
    await page.waitForFunction('log.includes("loaded")')
    await page.waitForFunction('log.includes("pushed inside")')
    const log = (await run(page, 'log')) as readonly string[]
    expect(log.filter((entry) => entry !== 'loaded')).toEqual([
      'document read, early listener',
      'document read, late listener',
      'pushed before',
      'pushed after',
      'failing',
      'pushed inside',
    ])
    expect(await run(page, "Webflow.push(() => log.push('at once')); log.at(-1)")).toBe('at once')
    expect(await run(page, "Webflow.load(() => log.push('loaded already')); log.at(-1)")).toBe(
      'loaded already',
    )
    await page.context().close()
  })

  it('is called again at every ready(), until destroy() drops it', async () => {
    const page = await open({ scripts: { '/early.js': EARLY } })
    const counted = "log.filter((entry) => entry === 'pushed before').length"
    expect(await run(page, counted)).toBe(1)
    expect(await run(page, `Webflow.ready(); ${counted}`)).toBe(2)
    expect(await run(page, `Webflow.destroy(); Webflow.ready(); ${counted}`)).toBe(2)
    await page.context().close()
  })

  it('is called at once after destroy(), unless destroy got `domready: false`', async () => {
    const page = await open({})
    expect(await run(page, 'Webflow.destroy(); let a = 0; Webflow.push(() => a++); a')).toBe(1)
    expect(
      await run(
        page,
        'window.b = []; Webflow.destroy({ domready: false }); Webflow.push(() => b.push(1)); ' +
          'const before = b.length; Webflow.ready(); [before, b.length]',
      ),
    ).toEqual([0, 1])
    await page.context().close()
  })
})

describe('page code that swaps pages', () => {
  it('starts again as routers do, with the data of the new page id', async () => {
    const data = {
      events: {
        one: event('PAGE_FINISH', 'one', { id: 'p1', appliesTo: 'PAGE' }),
        two: event('PAGE_FINISH', 'two', { id: 'p2', appliesTo: 'PAGE' }),
        click: event('MOUSE_CLICK', 'click', { id: 'p2|go' }),
      },
      actionLists: { one: list([[slide(40)]]), two: list([[fade(0.5)]]), click: list([[fade(0)]]) },
      site: SITE,
    }
    const page = await open({ data })
    await playTo(page, 1050, 1200)
    expect(await styleOf(page)).toContain('translate3d(40px')
    await run(
      page,
      `document.body.querySelector('.x').replaceWith(Object.assign(document.createElement('div'), { className: 'x' }))
       const go = document.createElement('a'); go.dataset.wId = 'go'; document.body.append(go)
       document.documentElement.setAttribute('data-wf-page', 'p2')
       Webflow.destroy(); Webflow.ready(); Webflow.require('ix2').init()
       document.dispatchEvent(new Event('readystatechange'))`,
    )
    expect(await run(page, 'Vitrine.inspect().interactions.running.map(({ list }) => list)')).toEqual(['two'])
    await settle(page)
    expect(await run(page, 'Vitrine.inspect().interactions.running.length')).toBe(1)
    await playTo(page, 1250, 1400)
    expect(await styleOf(page)).toBe('opacity: 0.5;')
    await run(page, "document.querySelector('a').click()")
    await playTo(page, 1450, 1600)
    expect(await styleOf(page)).toBe('opacity: 0;')
    expect(problemsOf(page)).toEqual([])
    await page.context().close()
  })

  it.each(['readystatechange', 'IX2_PAGE_UPDATE'])(
    'has the page begin once when it sends %s itself after init',
    async (name) => {
      const data = {
        events: { one: event('PAGE_FINISH', 'one', { appliesTo: 'PAGE' }) },
        actionLists: { one: list([[slide(40)]]) },
        site: SITE,
      }
      const page = await open({ data })
      await playTo(page, 1050, 1200)
      await run(
        page,
        `window.begun = 0
         document.body.addEventListener('ix2-animation-started', () => begun++)
         Webflow.require('ix2').init()
         document.dispatchEvent(new CustomEvent('${name}'))`,
      )
      await settle(page)
      expect(await run(page, 'begun')).toBe(1)
      await page.context().close()
    },
  )

  it('restores remembered toggles over a restart, as re-initialising libraries do', async () => {
    const page = await open({ data: TOGGLE })
    await run(page, "document.querySelector('.b').click()")
    await playTo(page, 1050, 1200)
    expect(await styleOf(page)).toBe('opacity: 0.5;')
    const resolved = await run(
      page,
      `(async () => {
        const { Webflow } = window
        const ix2 = Webflow.require('ix2')
        const { store, actions } = ix2
        const { eventState } = store.getState().ixSession
        const entries = Object.entries(eventState)
        ix2.destroy()
        const gone = store.getState().ixSession
        ix2.init()
        await Promise.all(entries.map((entry) => store.dispatch(actions.eventStateChanged(...entry))))
        for (const name of ['lightbox', 'slider', 'tabs']) {
          const module = Webflow.require(name)
          module?.redraw?.()
          module?.ready()
        }
        Webflow.require('commerce').destroy()
        await new Promise((resolve) => Webflow.push(resolve))
        return { entries, gone: [gone.active, gone.eventState] }
      })()`,
    )
    expect(resolved).toEqual({
      entries: [
        ['on:0', { clickCount: 1 }],
        ['off:0', { clickCount: 1 }],
      ],
      gone: [false, {}],
    })
    await run(page, "document.querySelector('.b').click()")
    await playTo(page, 1250, 1400)
    expect(await styleOf(page)).toBe('opacity: 1;')
    expect(problemsOf(page)).toEqual([])
    await page.context().close()
  })

  it('may start, stop and start again during animations, and inside their events', async () => {
    const page = await open({ data: TOGGLE })
    await run(page, "document.querySelector('.b').click()")
    await playTo(page, 1050)
    const half = await styleOf(page)
    expect(half).toMatch(/opacity: 0\.[5-9]/)
    await run(
      page,
      "const ix2 = Webflow.require('ix2'); ix2.destroy(); ix2.destroy(); ix2.init(); ix2.init()",
    )
    await playTo(page, 1066, 1200)
    expect(await styleOf(page)).toBe(half)
    await settle(page)
    await playTo(page, 1210)
    expect(await countsOf(page)).toMatchObject({ frames: 0, timers: 0 })
    await run(
      page,
      `for (const name of ['started', 'stopping'])
         document.addEventListener('ix2-animation-' + name, () =>
           name === 'started' ? 0 : Webflow.require('ix2').destroy())
       document.querySelector('.b').click()`,
    )
    await playTo(page, 1250, 1400, 1500)
    expect(await styleOf(page)).toContain('opacity: 0.5')
    expect(await run(page, "Webflow.require('ix2').store.getState().ixSession.active")).toBe(false)
    expect(await countsOf(page)).toMatchObject({ frames: 0, timers: 0 })
    expect(problemsOf(page)).toEqual([])
    await page.context().close()
  })
})

describe('page code that sends events itself', () => {
  it('opens and closes carts and components for the interactions, also inside their events', async () => {
    const onBody = { selector: '.cart' }
    const types = [
      ['ECOMMERCE_CART_OPEN', 'ecommerce-cart-open'],
      ['ECOMMERCE_CART_CLOSE', 'ecommerce-cart-close'],
      ['TAB_ACTIVE', 'COMPONENT_ACTIVE'],
      ['TAB_INACTIVE', 'COMPONENT_INACTIVE'],
      ['NAVBAR_OPEN', 'COMPONENT_ACTIVE'],
    ] as const
    const page = await open({
      body: `${BODY}<div class="cart"><i id="inside"></i></div>`,
      data: {
        events: Object.fromEntries(types.map(([type]) => [type, event(type, type, onBody)])),
        actionLists: Object.fromEntries(types.map(([type]) => [type, list([[fade(0.5)]])])),
        site: SITE,
      },
    })
    const begunBy = async (name: string, selector: string): Promise<unknown> =>
      run(
        page,
        `window.begun = []
         window.isListening ??= !document.addEventListener('ix2-animation-started', ({ detail }) =>
           begun.push(Webflow.require('ix2').store.getState().ixInstances[detail].eventId))
         document.querySelector('${selector}').dispatchEvent(new CustomEvent('${name}', { bubbles: true }))
         begun.slice()`,
      )
    expect(await begunBy('ecommerce-cart-open', '.cart')).toEqual(['ECOMMERCE_CART_OPEN'])
    expect(await begunBy('ecommerce-cart-open', '#inside')).toEqual(['ECOMMERCE_CART_OPEN'])
    expect(await begunBy('ecommerce-cart-close', '.cart')).toEqual(['ECOMMERCE_CART_CLOSE'])
    expect(await begunBy('COMPONENT_ACTIVE', '#inside')).toEqual(['TAB_ACTIVE'])
    expect(await begunBy('COMPONENT_ACTIVE', '.cart')).toEqual(['NAVBAR_OPEN'])
    expect(await begunBy('COMPONENT_INACTIVE', '.cart')).toEqual(['TAB_INACTIVE'])
    expect(await begunBy('ecommerce-cart-open', 'body')).toEqual([])
    await page.context().close()
  })
})

describe("page code that reads the engine's state", () => {
  it('gets an event on the body for every animation that begins and ends, by the names in the store', async () => {
    const page = await open({ data: TOGGLE })
    await run(
      page,
      `window.heard = []
       const { store } = Webflow.require('ix2')
       document.addEventListener('ix2-animation-started', ({ detail, target }) => {
         const instance = store.getState().ixInstances[detail]
         heard.push(['started', detail, target === document.body, instance.actionListId, instance.eventStateKey])
       })
       window.addEventListener('ix2-animation-stopping', ({ detail }) => {
         const instance = detail.state.ixInstances[detail.instanceId]
         heard.push(['stopping', detail.instanceId, instance.complete, instance.position, instance.current.value])
       })
       document.querySelector('.b').click()`,
    )
    expect(await run(page, 'heard.splice(0)')).toEqual([['started', 'i1', true, 'on', 'on:0']])
    await playTo(page, 1050)
    expect(await run(page, 'heard.splice(0)')).toEqual([])
    await run(page, "document.querySelector('.b').click()")
    await playTo(page, 1066, 1300)
    const heard = (await run(page, 'heard')) as readonly (readonly unknown[])[]
    expect(heard.map(([name, id, done]) => [name, id, done])).toEqual([
      ['started', 'i2', true],
      ['stopping', 'i1', false],
      ['stopping', 'i2', true],
    ])
    expect(heard.at(-1)).toEqual(['stopping', 'i2', true, 1, 1])
    await page.context().close()
  })

  it('reads the data, the session, playing actions and their elements', async () => {
    const data = {
      events: {
        ...TOGGLE.events,
        move: event('MOUSE_MOVE', 'move', { selector: '.y' }, [
          { continuousParameterGroupId: 'g', basedOn: 'ELEMENT', selectedAxis: 'X_AXIS', smoothing: 0 },
        ]),
      },
      actionLists: {
        ...TOGGLE.actionLists,
        move: {
          continuousParameterGroups: [
            {
              id: 'g',
              continuousActionGroups: [0, 100].map((keyframe) => ({
                keyframe,
                actionItems: [item('STYLE_OPACITY', { value: keyframe / 100, target: { selector: '.y' } })],
              })),
            },
          ],
        },
      },
      site: SITE,
    }
    const page = await open({ data, body: `${BODY}<i class="w-dyn-item"></i>` })
    await run(page, "document.querySelector('.b').click()")
    await playTo(page, 1066)
    const state = (await run(
      page,
      `(() => {
        const state = Webflow.require('ix2').store.getState()
        const { ixData, ixSession, ixInstances, ixElements } = state
        const playing = Object.values(ixInstances).find(({ actionListId }) => actionListId === 'on')
        return {
          keys: Object.keys(state),
          types: Object.keys(ixData.eventTypeMap), ofClick: Object.keys(ixData.eventTypeMap.MOUSE_CLICK),
          same: ixData.events.on === ixData.eventTypeMap.MOUSE_CLICK.on, queries: ixData.mediaQueryKeys,
          session: ixSession,
          element: ixElements[playing.elementId].ref === document.querySelector('.x'),
          trigger: playing.eventTarget === document.querySelector('.b'),
          playing: [playing.active, playing.actionTypeId, playing.groupIndex, playing.isContinuous],
          tracks: Object.values(ixInstances).filter(({ isContinuous }) => isContinuous).length,
        }
      })()`,
    )) as Record<string, unknown>
    expect(state).toMatchObject({
      keys: ['ixData', 'ixRequest', 'ixSession', 'ixInstances', 'ixElements', 'ixParameters'],
      types: ['MOUSE_CLICK', 'MOUSE_SECOND_CLICK', 'MOUSE_MOVE'],
      ofClick: ['on'],
      same: true,
      queries: ['main'],
      session: {
        active: true,
        tick: 1066,
        eventState: { 'on:0': { clickCount: 1 }, 'off:0': { clickCount: 1 } },
        playbackState: { on: true },
        viewportWidth: 1280,
        mediaQueryKey: 'main',
        hasBoundaryNodes: true,
        hasDefinedMediaQueries: true,
        reducedMotion: false,
      },
      element: true,
      trigger: true,
      playing: [true, 'STYLE_OPACITY', 0, false],
      tracks: 1,
    })
    await page.context().close()
  })

  it('may treat any click as valid if there is no touch', async () => {
    const page = await open({})
    expect(
      await run(
        page,
        '[document.body, [document.body], null, undefined].map((it) => Webflow.validClick(it))',
      ),
    ).toEqual([true, true, true, true])
    expect(await run(page, '[Webflow.env(), Webflow.env.touch, typeof Webflow.env.chrome]')).toEqual([
      false,
      false,
      'number',
    ])
    await page.context().close()
  })

  it('gets every change from the store, and costs nothing at rest', async () => {
    const page = await open({ data: TOGGLE })
    await run(
      page,
      `window.news = []
       const { store } = Webflow.require('ix2')
       store.subscribe(() => { throw new Error('a failing subscriber') })
       window.unsubscribe = store.subscribe(() =>
         news.push(Object.keys(store.getState().ixSession.playbackState).length))
       document.querySelector('.b').click()`,
    )
    expect(await run(page, 'news.splice(0)')).toEqual([1])
    await playTo(page, 1050, 1100, 1200)
    expect(await run(page, 'news.splice(0)')).toEqual([1, 1, 0])
    expect(await countsOf(page)).toMatchObject({ frames: 0, timers: 0 })
    await run(page, "Webflow.require('ix2').destroy(); unsubscribe(); Webflow.require('ix2').init()")
    expect(await run(page, 'news')).toEqual([0])
    expect(problemsOf(page).every((message) => message.includes('a failing subscriber'))).toBe(true)
    await page.context().close()
  })

  it('moves tracks by a parameter, imports data, and stops the session, all by dispatching', async () => {
    const page = await open({ data: TOGGLE })
    expect(
      await run(
        page,
        `(() => {
          const { store, actions } = Webflow.require('ix2')
          const nothing = { events: {}, actionLists: {}, site: { mediaQueries: [] } }
          const answer = store.dispatch(actions.rawDataImported(nothing))
          const read = () => store.getState()
          const log = [answer.type, Object.keys(read().ixData.events).length]
          store.dispatch(actions.parameterChanged('p', 0.25))
          log.push(read().ixParameters.p)
          store.dispatch(actions.sessionStopped())
          log.push(read().ixSession.active)
          const unread = [{ type: 'IX2_EVENT_STATE_CHANGED' }, { type: 'IX2_UNKNOWN' }]
          for (const wrong of [undefined, null, 7, {}, ...unread]) store.dispatch(wrong)
          for (const [name, make] of Object.entries(actions)) if (!name.startsWith('session')) store.dispatch(make())
          return log
        })()`,
      ),
    ).toEqual(['IX2_RAW_DATA_IMPORTED', 0, 0.25, false])
    expect(problemsOf(page)).toEqual([])
    await page.context().close()
  })

  it('sees running parts and their elements by Vitrine.inspect()', async () => {
    const page = await open({ data: { ...TOGGLE, events: { ...TOGGLE.events, odd: { eventTypeId: 'X' } } } })
    await run(page, "document.querySelector('.b').click()")
    const report = (await run(
      page,
      `(() => {
        const { mode, modules, interactions } = Vitrine.inspect()
        const [run] = interactions.running
        const running = { ...run, element: run.element.className }
        return { mode, hasIx2: modules.includes('ix2'), ...interactions, running }
      })()`,
    )) as Record<string, unknown>
    expect(report).toEqual({
      mode: 'published',
      hasIx2: true,
      breakpoint: 'main',
      triggers: { MOUSE_CLICK: 1, MOUSE_SECOND_CLICK: 1 },
      running: { event: 'on', type: 'MOUSE_CLICK', list: 'on', group: 0, element: 'b' },
      tracks: 0,
      ignored: [{ path: 'events["odd"]', message: 'event type X is not known' }],
    })
    await page.context().close()
  })
})
