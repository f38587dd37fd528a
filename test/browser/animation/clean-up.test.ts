import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { servePages } from '../support/serve-pages.js'
import type { ServedPages } from '../support/serve-pages.js'
import { event, fade, item, list, SITE } from './interaction-data.js'

/**
 * Counts, from before any script, the resources of a page: `held()` names every listener, timer, frame and observer.
 */
const COUNTER = `(() => {
  const listeners = [], timers = new Set(), frames = new Set(), observers = new Map()
  const nameOf = (target) => {
    if (target === window) return 'window'
    return target.nodeName ? target.nodeName + '.' + (target.className ?? '') : target.constructor.name
  }
  const proto = EventTarget.prototype, add = proto.addEventListener, remove = proto.removeEventListener
  const capture = (options) => Boolean(typeof options === 'object' ? options?.capture : options)
  const find = (target, type, run, options) => listeners.findIndex((one) =>
    one.target === target && one.type === type && one.run === run && one.capture === capture(options))
  const drop = (one) => listeners.includes(one) && listeners.splice(listeners.indexOf(one), 1)
  proto.addEventListener = function (type, run, options) {
    if (!(this instanceof AbortSignal) && !(this instanceof MessagePort) && find(this, type, run, options) < 0) {
      const one = { target: this, type, run, capture: capture(options) }
      listeners.push(one)
      if (options?.signal) add.call(options.signal, 'abort', () => drop(one))
      if (options?.once) add.call(this, type, () => drop(one), options)
    }
    return add.call(this, type, run, options)
  }
  proto.removeEventListener = function (type, run, options) {
    const at = find(this, type, run, options)
    if (at >= 0) listeners.splice(at, 1)
    return remove.call(this, type, run, options)
  }
  const later = (set, start, stop) => {
    const begin = window[start], end = window[stop]
    window[start] = (run, ...rest) => {
      const once = (...values) => { if (start !== 'setInterval') set.delete(id); run(...values) }
      const id = begin(once, ...rest)
      set.add(id)
      return id
    }
    window[stop] = (id) => { set.delete(id); end(id) }
  }
  later(timers, 'setTimeout', 'clearTimeout')
  later(timers, 'setInterval', 'clearInterval')
  later(frames, 'requestAnimationFrame', 'cancelAnimationFrame')
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const Original = window[name]
    window[name] = class extends Original {
      observe(...values) { observers.set(this, name); return super.observe(...values) }
      disconnect() { observers.delete(this); return super.disconnect() }
    }
  }
  window.held = () => [
    ...listeners.filter(({ target }) => target.isConnected !== false).map((one) => nameOf(one.target) + ' ' + one.type),
    ...[...timers].map(() => 'timer'), ...[...frames].map(() => 'frame'), ...observers.values(),
    ...[...document.querySelectorAll('style')].map(() => 'style'), ...document.adoptedStyleSheets.map(() => 'sheet'),
    ...[...document.querySelectorAll('[data-runtime-owned], .w-slider-dot, .w-nav-overlay')]
      .map((element) => 'element ' + element.className),
  ].sort()
})()`

const SLIDE = '<div class="w-slide" style="display:inline-block;width:300px;height:40px">s</div>'
const BODY = `<div class="x">x</div><button class="b">b</button>
<div class="w-nav" data-collapse="all" data-duration="300"><div class="w-container"><nav
  class="w-nav-menu"><a class="w-nav-link" href="#a">A</a></nav><div class="w-nav-button">m</div></div></div>
<div class="w-dropdown" data-hover="true" data-delay="200"><div class="w-dropdown-toggle">t</div><nav
  class="w-dropdown-list"><a href="#a">A</a></nav></div>
<div class="w-tabs" data-duration-in="300" data-duration-out="300"><div class="w-tab-menu"><a
  class="w-tab-link w--current" data-w-tab="1" href="#">1</a><a class="w-tab-link" data-w-tab="2"
  href="#">2</a></div><div class="w-tab-content"><div class="w-tab-pane w--tab-active"
  data-w-tab="1">1</div><div class="w-tab-pane" data-w-tab="2">2</div></div></div>
<div class="w-slider" data-autoplay="true" data-delay="400" data-duration="300" style="width:300px"><div
  class="w-slider-mask" style="width:300px;overflow:hidden;white-space:nowrap">${SLIDE.repeat(3)}</div><div
  class="w-slider-arrow-left">l</div><div class="w-slider-arrow-right">r</div><div
  class="w-slider-nav"></div></div>
<a class="w-lightbox" href="#"><script type="application/json"
  class="w-json">{"items":[{"url":"data:,","type":"image"}]}</script></a>
<div class="w-form"><form><input name="n"><label class="w-checkbox"><div
  class="w-checkbox-input"></div><input type="checkbox" style="opacity:0"></label><input type="submit"
  value="Go"></form><div class="w-form-done"></div><div class="w-form-fail"></div></div>
<div id="a" style="height:3000px">a</div>`

const DATA = {
  events: {
    click: event('MOUSE_CLICK', 'long', { selector: '.b' }, { loop: true }),
    view: event('SCROLL_INTO_VIEW', 'late', { selector: '.x' }),
    move: event('MOUSE_MOVE', 'move', { selector: '.x' }, [
      { continuousParameterGroupId: 'g', basedOn: 'ELEMENT', smoothing: 90 },
    ]),
  },
  actionLists: {
    long: list([[fade(0.2, { duration: 5000 })]]),
    late: list([[fade(0.9, { delay: 60_000 })]]),
    move: {
      continuousParameterGroups: [
        {
          id: 'g',
          continuousActionGroups: [0, 100].map((keyframe) => ({
            keyframe,
            actionItems: [item('TRANSFORM_MOVE', { xValue: keyframe, target: { selector: '.x' } })],
          })),
        },
      ],
    },
  },
  site: SITE,
}
/** Frames in which all movements have begun. */
const MAX_FRAMES = 60
const PRESS_ALL = `document.querySelector('.b').click()
  const parts = '.w-slider-arrow-right, .w-tab-link, .w-nav-button, .w-dropdown-toggle, .w-lightbox'
  for (const part of document.querySelectorAll(parts)) {
    part.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })); part.click() }
  document.querySelector('.x').dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 20, clientY: 20 }))
  document.dispatchEvent(new Event('scroll'))`

let browser: Browser
let site: ServedPages
beforeAll(async () => {
  site = await servePages({
    handle: ({ url }, response) => {
      const texts: Readonly<Record<string, readonly [type: string, text: string]>> = {
        '/all': [
          'text/html',
          `<!doctype html><html data-wf-page="p1"><style>.w-nav-menu{display:none}</style><body>${BODY}` +
            '<script src="/vitrine.js"></script><script src="/data.js"></script></body></html>',
        ],
        '/data.js': ['text/javascript', `Webflow.require('ix2').init(${JSON.stringify(DATA)})`],
      }
      const found = texts[url ?? '']
      if (found) response.writeHead(200, { 'content-type': found[0] }).end(found[1])
      return found !== undefined
    },
  })
  browser = await connectChromium()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function open(userAgent?: string): Promise<Page> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent })
  const page = await context.newPage()
  await page.addInitScript(COUNTER)
  await page.goto(`${site.origin}/all`)
  return page
}
/**
 * Waits until every part of the page is at work, without the helpers of the test's own library, which would
 * be counted.
 */
async function isLive(page: Page): Promise<void> {
  const isAtWork = `document.querySelectorAll('.w-slider-dot').length === 3 &&
    ['dropdown', 'forms', 'lightbox', 'navbar', 'slider', 'tabs']
      .every((name) => Vitrine.inspect().features.includes(name))`
  while (!(await page.evaluate(isAtWork))) await page.waitForTimeout(20)
}

/** Listeners and observers of the page itself. */
const OWN = ['style']

describe('Webflow.destroy() while all parts of a page are in use', () => {
  it.each([
    ['a desktop', undefined],
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
    ],
  ])('leaves no listener, timer, frame, observer, style or element of ours, on %s', async (_, userAgent) => {
    const page = await open(userAgent)
    await isLive(page)
    const kinds = ['frame', 'timer', 'style', '#document. click', ...(userAgent ? ['sheet'] : [])]
    // The page checks at each frame: a check from outside may come after the movements have ended.
    const live = (await page.evaluate(`(async () => {
      ${PRESS_ALL}
      const isLive = () => ${JSON.stringify(kinds)}.every((kind) => held().includes(kind))
      for (let frame = 0; frame < ${MAX_FRAMES} && !isLive(); frame += 1) await new Promise(requestAnimationFrame)
      return held()
    })()`)) as readonly string[]
    expect(live).toEqual(expect.arrayContaining(kinds))
    expect(await page.evaluate('Webflow.destroy(); held()')).toEqual(OWN)
    await page.waitForTimeout(500)
    expect(await page.evaluate('held()')).toEqual(OWN)
    await page.context().close()
  })

  it('leaves the same state after many times of ready and destroy', async () => {
    const page = await open()
    await isLive(page)
    const first = await page.evaluate('Webflow.destroy(); held()')
    const cycle = `Webflow.ready(); Webflow.require('ix2').init(); Webflow.ready(); ${PRESS_ALL}; Webflow.destroy()`
    await page.evaluate(`for (let at = 0; at < 5; at++) { ${cycle} }`)
    expect(await page.evaluate('held()')).toEqual(first)
    await page.evaluate("Webflow.ready(); Webflow.require('ix2').init()")
    // Running animations hold frames and timers, and release them at their own time.
    const lasting = "held().filter((one) => one !== 'timer' && one !== 'frame')"
    const once = await page.evaluate(lasting)
    await page.evaluate("for (let at = 0; at < 5; at++) { Webflow.ready(); Webflow.require('ix2').init() }")
    expect(await page.evaluate(lasting)).toEqual(once)
    await page.context().close()
  })

  it('leaves nothing while parts of the page are still loading', async () => {
    const page = await open()
    await page.evaluate("Webflow.ready(); document.querySelector('.w-tab-link').click(); Webflow.destroy()")
    await page.waitForTimeout(600)
    expect(await page.evaluate('held()')).toEqual(OWN)
    await page.context().close()
  })
})
