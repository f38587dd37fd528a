/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { answerRequest } from '../../../../adapters/browser/webflow-api/designer.js'
import { createIx2Module } from '../../../../adapters/browser/webflow-api/ix2-module.js'
import type { Ix2Action } from '../../../../adapters/browser/webflow-api/ix2-actions.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import { event, fade, list, SITE, slide } from '../../../browser/animation/interaction-data.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { keysOf, SHORTENED_NAMES } from '../../../support/site/shortened-names.js'
import { eventsOf } from '../../../../adapters/browser/frames/page-events.js'

const DATA = {
  events: {
    click: event('MOUSE_CLICK', 'fades', { selector: '.b' }),
    hover: event('MOUSE_OVER', 'slides', { selector: '.b' }),
  },
  actionLists: { fades: list([[fade(0.5)], [fade(0.25)]]), slides: list([[slide(40)]]) },
  site: SITE,
}
const FRAME_MS = 25

interface State {
  readonly ixData: Record<string, unknown>
  readonly ixSession: Record<string, unknown>
  readonly ixInstances: Record<string, Record<string, unknown>>
  readonly ixElements: Record<string, Record<string, unknown>>
  readonly ixParameters: Record<string, unknown>
}

let ends: (() => void)[] = []
beforeEach(() => {
  document.body.innerHTML = '<button class="b">b</button><div class="x">x</div>'
  globalThis.reportError = jest.fn()
})
afterEach(() => {
  for (const end of ends) end()
  ends = []
  Reflect.deleteProperty(window, '__wf_design')
})

/** The module over a document whose frames are played by hand. */
function setUp() {
  const clock = createFakeClock()
  const listeners = new Set<(nowMs: number) => void>()
  const asked: string[] = []
  const context = {
    window,
    document,
    mode: () => 'published',
    clock,
    frames: {
      subscribe: (listener: (nowMs: number) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    eventsOf,
    prefersReducedMotion: () => false,
    motion: new EventTarget(),
  } as unknown as PageContext
  const { module, host } = createIx2Module(context, {}, (chunk) => {
    asked.push(chunk)
    return Promise.resolve({ answerRequest })
  })
  ends.push(module.destroy)
  const frames = (count: number): void => {
    for (let played = 0; played < count; played += 1) {
      clock.advance(FRAME_MS)
      for (const listener of [...listeners]) listener(clock.now())
    }
  }
  const ask = async (name: string, ...values: readonly unknown[]): Promise<void> => {
    const action = module.actions[name]?.(...values)
    if (action === undefined) throw new Error(`no action ${name}`)
    module.store.dispatch(action)
    await new Promise((done) => setTimeout(done, 0))
  }
  return {
    ...module,
    host,
    asked,
    frames,
    ask,
    state: () => module.store.getState() as unknown as State,
    opacity: () => (document.querySelector('.x') as HTMLElement).style.opacity,
    click: () => (document.querySelector('.b') as HTMLElement).click(),
  }
}

describe("the interactions' store", () => {
  it('shows the started data, events by type, breakpoints and listeners', () => {
    const { init, state, destroy } = setUp()
    expect(state().ixSession).toMatchObject({ active: false, eventListeners: [], mediaQueryKey: null })
    init(DATA)
    expect(state().ixData).toMatchObject({
      events: DATA.events,
      actionLists: DATA.actionLists,
      eventTypeMap: { MOUSE_CLICK: { click: DATA.events.click }, MOUSE_OVER: { hover: DATA.events.hover } },
      mediaQueryKeys: ['main'],
    })
    expect(state().ixSession).toMatchObject({
      active: true,
      mediaQueryKey: 'main',
      reducedMotion: false,
      hasBoundaryNodes: false,
      hasDefinedMediaQueries: true,
    })
    const heard = state().ixSession['eventListeners'] as readonly { readonly type: string }[]
    expect(heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['click', 'mouseover']))
    destroy()
    expect(state().ixSession).toMatchObject({ active: false })
  })

  it('shows playing animations and their elements under stable names, and none afterwards', () => {
    const { init, state, store, host, click, frames } = setUp()
    init(DATA)
    frames(1)
    click()
    frames(1)
    const [[name, instance] = ['', {} as Record<string, unknown>]] = Object.entries(state().ixInstances)
    expect(instance).toMatchObject({
      id: name,
      active: true,
      complete: false,
      isContinuous: false,
      eventId: 'click',
      actionListId: 'fades',
      actionTypeId: 'STYLE_OPACITY',
    })
    expect(state().ixElements[String(instance['elementId'])]).toMatchObject({ refType: 'HTML_ELEMENT' })
    expect(state().ixSession['playbackState']).toEqual({ fades: true })
    const shown = [...keysOf(state()), ...keysOf(host.report()), ...keysOf(store)]
    expect(shown).toEqual(expect.arrayContaining(['groupIndex', 'running', 'tracks', 'getState']))
    expect(shown.filter((key) => SHORTENED_NAMES.has(key))).toEqual([])
    const before = Number(instance['position'])
    frames(1)
    expect(Object.keys(state().ixInstances)).toContain(name)
    expect(Number(state().ixInstances[name]?.['position'])).toBeGreaterThan(before)
    frames(10)
    expect([state().ixInstances, state().ixSession['playbackState']]).toEqual([{}, {}])
  })

  it('applies dispatched data, event states, parameters and the stop', async () => {
    const { ask, state } = setUp()
    await ask('rawDataImported', DATA)
    expect(state().ixSession).toMatchObject({ active: true })
    await ask('eventStateChanged', 'a:b', { clickCount: 1 })
    expect(state().ixSession['eventState']).toMatchObject({ 'a:b': { clickCount: 1 } })
    await ask('sessionStopped')
    expect(state().ixSession).toMatchObject({ active: false })
  })

  it('answers an action, notifies subscribers until they leave, even if one of them fails', () => {
    const { store } = setUp()
    const heard: string[] = []
    store.subscribe(() => {
      throw new Error('a listener that fails')
    })
    const leave = store.subscribe(() => heard.push('told'))
    const action: Ix2Action = { type: 'SOMETHING_ELSE', payload: {} }
    expect(store.dispatch(action)).toBe(action)
    leave()
    store.dispatch(action)
    expect(heard).toEqual(['told'])
    expect(globalThis.reportError).toHaveBeenCalledTimes(2)
  })

  it('notifies the page of the begin and the end of an animation, by one event name', () => {
    const { init, click, frames } = setUp()
    const heard: (readonly [string, unknown])[] = []
    const hear = ({ type, detail }: CustomEvent): void => {
      const { instanceId = detail, state } = Object(detail) as { instanceId?: unknown; state?: State }
      heard.push([type, state ? [instanceId, state.ixSession['active']] : instanceId])
    }
    for (const name of ['ix2-animation-started', 'ix2-animation-stopping']) {
      document.addEventListener(name, hear as EventListener)
      ends.push(() => document.removeEventListener(name, hear as EventListener))
    }
    init(DATA)
    click()
    frames(6)
    const [[, first] = []] = heard
    expect(heard[0]).toEqual(['ix2-animation-started', first])
    expect(heard).toContainEqual(['ix2-animation-stopping', [first, true]])
  })
})

describe("the builder's requests", () => {
  it('have no effect on a published page', async () => {
    const { init, ask, asked, opacity } = setUp()
    init(DATA)
    await ask('playbackRequested', { actionListId: 'fades', immediate: true })
    expect([asked, opacity()]).toEqual([[], ''])
  })

  describe('in its own windows', () => {
    beforeEach(() => void Reflect.set(window, '__wf_design', true))

    it('play a list at once, also one that no event of the page runs', async () => {
      const { init, ask, frames, opacity } = setUp()
      init({ ...DATA, events: {} })
      await ask('playbackRequested', { actionListId: 'fades', immediate: true })
      frames(2)
      expect(opacity()).toBe('0.25')
    })

    it('play the group of one action only', async () => {
      const { init, ask, frames, opacity } = setUp()
      const single = { ...(fade(0.75) as object), id: 'single' }
      init({ ...DATA, events: {}, actionLists: { fades: list([[single], [fade(0.25)]]) } })
      await ask('playbackRequested', { actionListId: 'fades', actionItemId: 'single', immediate: true })
      frames(4)
      expect(opacity()).toBe('0.75')
    })

    it('stop one list, or everything', async () => {
      const { init, ask, click, frames, opacity, state } = setUp()
      init(DATA)
      click()
      frames(1)
      await ask('stopRequested', 'slides')
      expect(Object.keys(state().ixInstances)).toHaveLength(1)
      await ask('stopRequested', 'fades')
      frames(10)
      expect([state().ixInstances, opacity()]).toEqual([{}, '0.875'])
      await ask('stopRequested')
      expect(state().ixSession).toMatchObject({ active: false })
    })

    it('preview some events, and the page has its own data again afterwards', async () => {
      const { init, ask, state } = setUp()
      init(DATA)
      await ask('previewRequested', false, ['hover'])
      expect(Object.keys(state().ixData['events'] as object)).toEqual(['hover'])
      await ask('previewRequested', false, [])
      expect(Object.keys(state().ixData['events'] as object)).toEqual(['click', 'hover'])
    })

    it('remove every style, then report it', async () => {
      const { init, ask, click, frames, opacity } = setUp()
      const done = jest.fn()
      init(DATA)
      click()
      frames(10)
      expect(opacity()).toBe('0.25')
      await ask('clearRequested', done)
      expect([opacity(), done.mock.calls.length]).toEqual(['', 1])
    })
  })
})
