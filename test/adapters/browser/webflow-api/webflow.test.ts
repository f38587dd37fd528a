/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createEnvironment } from '../../../../adapters/browser/webflow-api/environment.js'
import { actionType, ix2Actions } from '../../../../adapters/browser/webflow-api/ix2-actions.js'
import { microLibrary as _ } from '../../../../adapters/browser/webflow-api/micro-library.js'
import { createModuleRegistry } from '../../../../adapters/browser/webflow-api/module-registry.js'
import type { OwnPageContext } from '../../../../adapters/browser/kit/page-module.js'
import { createWebflow } from '../../../../adapters/browser/webflow-api/webflow.js'
import { eventsOf } from '../../../../adapters/browser/frames/page-events.js'
import { createPageSignal } from '../../../../adapters/browser/frames/page-signal.js'

import { keysOf, SHORTENED_NAMES } from '../../../support/site/shortened-names.js'

const reported: unknown[] = []
beforeEach(() => {
  reported.length = 0
  globalThis.reportError = (error: unknown) => void reported.push(error)
})

/** Frames that a test plays by hand. */
function handFrames() {
  const listeners = new Set<(nowMs: number) => void>()
  return {
    source: {
      subscribe: (listener: (nowMs: number) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    play: () => [...listeners].forEach((listener) => listener(0)),
    count: () => listeners.size,
  }
}

function setUp() {
  const frames = handFrames()
  const signal = (sources: readonly string[]) => createPageSignal(frames.source, eventsOf(window, sources))
  const context = {
    window,
    document,
    mode: () => 'published',
    frames: frames.source,
    resize: signal(['resize', 'orientationchange', 'load']),
    scroll: signal(['resize', 'scroll']),
    redraw: signal([]),
    prefersReducedMotion: () => false,
  } as unknown as OwnPageContext
  const modules = createModuleRegistry()
  return {
    webflow: createWebflow(context, modules, () => Promise.reject(new Error('no chunk'))),
    modules,
    frames,
  }
}

type PageEvents = Record<'on' | 'off' | 'up', (value?: unknown) => void>

describe('Webflow.resize, scroll and redraw', () => {
  it('call listeners once a frame with the first event, even if one fails, and need no frame without one', () => {
    const { webflow, frames } = setUp()
    const resize = webflow.resize as PageEvents
    const heard: unknown[] = []
    resize.up()
    expect(frames.count()).toBe(0)
    const failing = () => {
      throw new Error('page code fails')
    }
    const listener = (event: Event) => void heard.push(event?.type)
    resize.on('not a function')
    resize.on(failing)
    resize.on(listener)
    resize.on(listener)
    window.dispatchEvent(new Event('orientationchange'))
    window.dispatchEvent(new Event('resize'))
    frames.play()
    resize.up()
    frames.play()
    expect(heard).toEqual(['orientationchange', undefined])
    expect(reported).toHaveLength(2)
    resize.off(listener)
    resize.up()
    frames.play()
    expect(heard).toHaveLength(2)
    resize.off()
    resize.up()
    expect(frames.count()).toBe(0)
  })

  it('are distinguished: scrolling is no resizing, and redraw happens only on request', () => {
    const { webflow, frames } = setUp()
    const heard: string[] = []
    for (const name of ['resize', 'scroll', 'redraw'] as const)
      (webflow[name] as PageEvents).on(() => heard.push(name))
    window.dispatchEvent(new Event('scroll'))
    frames.play()
    expect(heard.splice(0)).toEqual(['scroll'])
    window.dispatchEvent(new Event('resize'))
    frames.play()
    expect(heard.splice(0).sort()).toEqual(['resize', 'scroll'])
    ;(webflow.redraw as PageEvents).up()
    frames.play()
    expect(heard).toEqual(['redraw'])
  })
})

describe('Webflow.define and require', () => {
  it('make modules of page code ready and take them down with the rest, one failing or not', () => {
    const { webflow } = setUp()
    const log: string[] = []
    const define = (name: string, extra: object = {}) =>
      webflow.define(
        name,
        () => ({
          ready: () => log.push(`${name} ready`),
          destroy: () => log.push(`${name} destroyed`),
          ...extra,
        }),
        { option: 1 },
      )
    define('failing', {
      ready: () => {
        throw new Error('page code fails')
      },
    })
    const made = define('own')
    expect(webflow.require('own')).toBe(made)
    expect(webflow.require('ix3')).toBeUndefined()
    expect(log).toEqual([])
    webflow.ready()
    define('late')
    expect(log.splice(0)).toEqual(['own ready', 'late ready'])
    define('own')
    expect(log.splice(0)).toEqual(['own destroyed', 'own ready'])
    webflow.destroy()
    expect(log).toEqual(['failing destroyed', 'own destroyed', 'late destroyed'])
    expect(reported).toHaveLength(1)
  })

  it('hand page code its jQuery, the small library and its options', () => {
    const { webflow } = setUp()
    const factory = jest.fn(() => null)
    Object.assign(window, { jQuery: 'the jQuery of the page' })
    webflow.define('own', factory, { a: 1 })
    webflow.define('bare', factory)
    expect(factory.mock.calls).toEqual([
      ['the jQuery of the page', _, { a: 1 }],
      ['the jQuery of the page', _, {}],
    ])
    Reflect.deleteProperty(window, 'jQuery')
  })
})

describe('Webflow', () => {
  it('has no name that the page script shortens', () => {
    const shown = [...keysOf(setUp().webflow), ...keysOf(ix2Actions)]
    const payloads = Object.values(ix2Actions).flatMap((make) => keysOf(make()))
    expect([...shown, ...payloads]).toEqual(
      expect.arrayContaining(['validClick', 'throttle', 'on', 'playbackRequested', 'actionListId']),
    )
    expect([...shown, ...payloads].filter((key) => SHORTENED_NAMES.has(key))).toEqual([])
  })
})

describe('Webflow.ready and destroy', () => {
  it('dispatch an event on the window at the end, and drop page code', () => {
    const { webflow, frames } = setUp()
    const heard = jest.fn()
    window.addEventListener('__wf_destroy', heard, { once: true })
    const pushed = jest.fn()
    webflow.push(pushed)
    ;(webflow.redraw as PageEvents).on(pushed)
    webflow.destroy()
    webflow.ready()
    ;(webflow.redraw as PageEvents).up()
    frames.play()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(pushed).not.toHaveBeenCalled()
  })
})

describe('Webflow.validClick', () => {
  it('takes the last touched element or its parent on touch screens, also as a jQuery collection', () => {
    const outside = document.createElement('i')
    const button = document.createElement('b')
    const inside = button.appendChild(document.createElement('i'))
    document.body.append(button, outside)
    const { webflow } = setUp()
    webflow.ready()
    inside.dispatchEvent(new Event('touchstart', { bubbles: true }))
    expect([button, [button], outside, null, undefined].map(webflow.validClick)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    outside.dispatchEvent(new Event('mousedown', { bubbles: true }))
    expect(webflow.validClick(button)).toBe(false)
    webflow.destroy()
  })
})

describe('Webflow.env', () => {
  const names = [undefined, 'design', 'preview', 'slug', 'editor', 'test', 'frame', 'unknown'] as const
  const answers = (globals: object) => {
    const top = {}
    const fake = { navigator: { userAgent: '', vendor: '' }, ...globals }
    Object.assign(fake, { top: 'top' in globals ? top : fake })
    return names.map(createEnvironment(fake as unknown as Window))
  }
  it.each([
    ['a published page', {}, [false, false, false, false, false, false, false, undefined]],
    ['the designer', { __wf_design: true }, [true, true, false, false, false, false, false, undefined]],
    [
      'a preview',
      { __wf_design: false, __wf_slug: 'x' },
      [true, false, true, true, false, false, false, undefined],
    ],
    ['the editor', { WebflowEditor: {} }, [false, false, false, false, true, false, false, undefined]],
    [
      'a test in a frame',
      { __wf_test: true, top: null },
      [false, false, false, false, false, true, true, undefined],
    ],
  ])('knows %s', (_name, globals, expected) => {
    expect(answers(globals)).toEqual(expected)
  })

  it.each([
    ['Mozilla/5.0 Chrome/120.0 Safari/537', 'Google Inc.', { chrome: 120, ios: false, safari: false }],
    ['Mozilla/5.0 (iPhone) Version/17 Safari/604', 'Apple', { chrome: false, ios: true, safari: true }],
    ['Mozilla/5.0 Gecko Firefox/120', '', { chrome: false, ios: false, safari: false }],
  ])('recognises the browser %s', (userAgent, vendor, expected) => {
    const env = createEnvironment({ navigator: { userAgent, vendor } } as unknown as Window)
    expect({ ...env }).toEqual({ touch: false, ...expected })
  })
})

describe('Webflow._', () => {
  it('walks lists and records', () => {
    const seen: unknown[] = []
    _.each({ a: 1, b: 2 }, (value, key) => seen.push([key, value]))
    _.each(null, () => seen.push('never'))
    expect(seen).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    expect(_.map([1, 2], (value, key) => [key, value])).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(_.find([1, 2, 3], (value) => Number(value) > 1)).toBe(2)
    expect(_.filter({ a: 1, b: 2 }, (value) => value === 2)).toEqual([2])
    expect([_.any([0, '']), _.any([0, 1]), _.any([1], (value) => value === 2)]).toEqual([false, true, false])
    expect([_.contains([1, 2], 2), _.contains({ a: 1 }, 2)]).toEqual([true, false])
    expect([_.keys({ a: 1 }), _.has({ a: 1 }, 'a'), _.has({}, 'toString')]).toEqual([['a'], true, false])
    expect(_.defaults({ a: 1 }, { a: 2, b: 3 }, { b: 4, c: 5 })).toEqual({ a: 1, b: 3, c: 5 })
    expect(_.template('Hello <%= user.name %><%- user.gone %>!')({ user: { name: 'Ada' } })).toBe(
      'Hello Ada!',
    )
  })

  it('puts calls off: the first of a frame, the last of a pause, or the first of a pause', () => {
    jest.useFakeTimers()
    const log: unknown[] = []
    const note = (...values: unknown[]) => log.push(values)
    const throttled = _.throttle(note)
    const paused = _.debounce(note, 50)
    const eager = _.debounce(note, 50, true)
    for (const value of [1, 2]) throttled('throttled', value)
    for (const value of [1, 2]) paused('paused', value)
    for (const value of [1, 2]) eager('eager', value)
    _.delay(note, 30, 'delayed')
    _.defer(note, 'deferred')
    jest.advanceTimersByTime(100)
    eager('eager', 3)
    expect(log).toEqual([
      ['eager', 1],
      ['deferred'],
      ['throttled', 1],
      ['delayed'],
      ['paused', 2],
      ['eager', 3],
    ])
    jest.useRealTimers()
  })
})

describe("the store's action creators", () => {
  it('are the twenty of the original, each with its type and payload', () => {
    expect(Object.keys(ix2Actions)).toHaveLength(20)
    expect(ix2Actions['eventStateChanged']?.('e:0', { clickCount: 1 })).toEqual({
      type: 'IX2_EVENT_STATE_CHANGED',
      payload: { stateKey: 'e:0', newState: { clickCount: 1 } },
    })
    expect(actionType('rawDataImported')).toBe('IX2_RAW_DATA_IMPORTED')
  })
})
