import { describe, expect, it } from '@jest/globals'
import { parseInteractions } from '../../../core/animation/index.js'
import type { EventPlan } from '../../../core/animation/data/interactions.js'
import { evaluateTrigger } from '../../../core/animation/session/evaluate-trigger.js'
import { parameterKey } from '../../../core/animation/session/follow-parameters.js'
import type { Signal } from '../../../core/animation/session/signal.js'
import { isInside, viewProgress } from '../../../core/animation/triggers/progress.js'
import type { PointerPosition } from '../../../core/animation/triggers/progress.js'
import type { TriggerState } from '../../../core/animation/triggers/trigger-state.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement, FakeStage } from '../../fakes/stage.fake.js'

const BOX = { left: 100, top: 100, width: 200, height: 100 }

interface Parts {
  readonly type: string
  readonly config?: unknown
  readonly partner?: string
  readonly isTimed?: boolean
}

/** One event as it is read from data, on one element. */
function eventOf({ type, config = {}, partner, isTimed = false }: Parts): EventPlan {
  const isContinuous = !isTimed && ['MOUSE_MOVE', 'SCROLLING_IN_VIEW', 'PAGE_SCROLL'].includes(type)
  const action = (actionListId: string, autoStopEventId?: string): object => ({
    actionTypeId: isContinuous ? 'GENERAL_CONTINUOUS_ACTION' : 'GENERAL_START_ACTION',
    config: { actionListId, autoStopEventId },
  })
  const { interactions } = parseInteractions({
    events: {
      e: { eventTypeId: type, action: action('a', partner), target: { selector: '.own' }, config },
      p: { eventTypeId: 'MOUSE_CLICK', action: action('a'), target: { selector: '.own' } },
    },
    actionLists: { a: {} },
    site: { mediaQueries: [] },
  })
  return interactions.events.get('e') as EventPlan
}

interface Moment {
  readonly signal?: Partial<Signal<FakeElement>>
  readonly pointer?: Partial<PointerPosition>
  readonly isInstant?: boolean
  readonly state?: TriggerState
}

function open(parts: Parts) {
  const stage: FakeStage = createFakeStage()
  const element = stage.add('own', { classes: ['own'], box: BOX })
  const event = eventOf(parts)
  const run = { key: 'e:0', event, element, groupIndex: 0, isStopped: false }
  const trigger = { event, element, index: 0, key: 'e:0', order: 0, run }
  const published: Record<string, number> = {}
  const evaluate = ({ signal = {}, pointer = {}, isInstant = false, state = {} }: Moment) =>
    evaluateTrigger(
      {
        stage,
        signal: { name: 'mousemove', target: null, relatedElement: null, pointer: null, ...signal },
        pointer: { clientX: 150, clientY: 150, pageX: 150, pageY: 150, ...pointer },
        isInstant,
        firstLookIsUp: true,
        publish: (key, value) => {
          published[key] = value
        },
      },
      trigger,
      state,
    )
  return { stage, element, trigger, published, evaluate }
}

const parameter = (config: object): readonly object[] => [
  { continuousParameterGroupId: 'g', selectedAxis: 'X_AXIS', ...config },
]

describe('the rule of the pointer over an element', () => {
  const own = { type: 'MOUSE_MOVE', config: parameter({ basedOn: 'ELEMENT', restingState: 50 }) }

  it('gives no value under reduced motion, and stores none', () => {
    const { published, evaluate } = open(own)
    const state = {}
    expect(evaluate({ isInstant: true, state })).toEqual([state, false])
    expect(published).toEqual({})
  })

  it('gives the place of the pointer, then its leaving once, then no value', () => {
    const { element, published, evaluate } = open(own)
    const [over] = evaluate({ signal: { target: element } })
    expect([over, published]).toEqual([{ elementHovered: true }, { 'e:0:g': 0.25 }])
    const [away] = evaluate({ pointer: { clientX: 900 }, state: over })
    expect([away, published]).toEqual([{ elementHovered: false }, { 'e:0:g': 0.5 }])
    delete published['e:0:g']
    expect(evaluate({ pointer: { clientX: 950 }, state: away })[0]).toBe(away)
    expect(published).toEqual({})
  })

  it.each([
    ['mouseout', 104, 0],
    ['mouseout', 296, 1],
    ['mouseout', 150, 0.25],
    ['mousemove', 104, 0.02],
    ['mousemove', 296, 0.98],
  ])(
    'snaps to the edge that the pointer leaves by, and only then: %s at %i is %f',
    (name, clientX, share) => {
      const { element, published, evaluate } = open(own)
      evaluate({ signal: { name, target: element }, pointer: { clientX } })
      expect(published['e:0:g']).toBeCloseTo(share)
    },
  )

  it.each([
    [100, 150, false],
    [101, 150, true],
    [299, 150, true],
    [300, 150, false],
    [150, 100, false],
    [150, 101, true],
    [150, 199, true],
    [150, 200, false],
    [NaN, 150, false],
  ])('takes the pointer at %d, %d for inside: %s', (clientX, clientY, inside) => {
    expect(isInside(BOX, { clientX, clientY, pageX: 0, pageY: 0 })).toBe(inside)
  })
})

describe('the rule of scrolling in view', () => {
  const inView = {
    type: 'SCROLLING_IN_VIEW',
    config: parameter({ startsEntering: true, startsExiting: true }),
  }

  it('is given only if it changed, and is 0 at its start', () => {
    const { stage, element, published, evaluate } = open(inView)
    stage.setView({ scrollHeight: 4000 })
    element.box = { ...BOX, top: 2000 }
    const state = {}
    expect(evaluate({ signal: { name: 'scroll' }, state })[0]).toBe(state)
    expect(published).toEqual({})
    element.box = { ...BOX, top: 400 }
    const [seen] = evaluate({ signal: { name: 'scroll' }, state })
    expect([seen, published]).toEqual([{ scrollPercent: 0.5 }, { 'e:0:g': 0.5 }])
    delete published['e:0:g']
    expect(evaluate({ signal: { name: 'scroll' }, state: seen })[0]).toBe(seen)
    expect(published).toEqual({})
    element.box = { ...BOX, top: 2000 }
    expect(evaluate({ signal: { name: 'scroll' }, state: seen })[0]).toEqual({ scrollPercent: 0 })
    expect(published).toEqual({ 'e:0:g': 0 })
  })

  it('gives no value for a page without a height, or under reduced motion', () => {
    const { stage, published, evaluate } = open({
      type: 'SCROLLING_IN_VIEW',
      config: parameter({ basedOn: 'VIEWPORT', selectedAxis: 'Y_AXIS' }),
    })
    stage.setView({ scrollTop: 0, scrollHeight: 0 })
    const state = {}
    expect(evaluate({ signal: { name: 'scroll' }, state })[0]).toBe(state)
    stage.setView({ scrollTop: 400, scrollHeight: 1600 })
    expect(evaluate({ signal: { name: 'scroll' }, state, isInstant: true })[0]).toBe(state)
    expect(published).toEqual({})
    expect(evaluate({ signal: { name: 'scroll' }, state })[0]).toEqual({ scrollPercent: 0.25 })
    expect(published).toEqual({ g: 0.25 })
  })

  it('stays between 0 and 1, even without a distance', () => {
    const view = { ...createFakeStage().layout.view(), scrollHeight: 4000 }
    const [plan] = eventOf(inView).parameters
    const at = (top: number, height = 100): number => viewProgress({ ...BOX, top, height }, view, plan!)
    expect([at(5000), at(800), at(400), at(-100), at(-5000)]).toEqual([0, 0, 0.5, 1, 1])
    expect(viewProgress(BOX, { ...view, height: 0, scrollHeight: 0 }, plan!)).toBe(0)
  })
})

describe('the parameter that a continuous event sets', () => {
  it.each([
    ['MOUSE_MOVE', 'ELEMENT', 'e:0:g'],
    ['MOUSE_MOVE', 'VIEWPORT', 'g'],
    ['MOUSE_MOVE', undefined, 'g'],
    ['SCROLLING_IN_VIEW', 'ELEMENT', 'e:0:g'],
    ['SCROLLING_IN_VIEW', 'VIEWPORT', 'g'],
    ['SCROLLING_IN_VIEW', undefined, 'e:0:g'],
    ['PAGE_SCROLL', 'ELEMENT', 'g'],
  ])('of %s, based on %s, is %s', (type, basedOn, key) => {
    const { trigger } = open({ type, config: parameter({ basedOn }) })
    expect(trigger.event.parameters.map((plan) => parameterKey(trigger, plan))).toEqual([key])
  })

  it('is none if the event starts a list in time', () => {
    expect(eventOf({ type: 'MOUSE_MOVE', isTimed: true, config: parameter({}) }).parameters).toEqual([])
  })

  it('is reversed for the pointer and the page if the data say so', () => {
    const { stage, published, evaluate } = open({ type: 'PAGE_SCROLL', config: parameter({ reverse: true }) })
    stage.setView({ scrollTop: 400, scrollHeight: 2400 })
    const state = {}
    expect(evaluate({ signal: { name: 'scroll' }, state, isInstant: true })).toEqual([state, false])
    expect(published).toEqual({})
    expect(evaluate({ signal: { name: 'scroll' }, state })).toEqual([state, false])
    expect(published).toEqual({ g: 0.75 })
  })
})

describe('the rules of events in time', () => {
  it('open no navbar with the dropdown inside it', () => {
    const { stage, element, evaluate } = open({ type: 'NAVBAR_OPEN' })
    const inner = stage.add('inner', { parent: element })
    const state = {}
    const signal = { name: 'COMPONENT_ACTIVE', target: inner }
    expect(evaluate({ signal, state })).toEqual([state, false])
    expect(evaluate({ signal: { ...signal, target: element }, state })).toEqual([{ isActive: true }, true])
    const dropdown = open({ type: 'DROPDOWN_OPEN' })
    const deep = dropdown.stage.add('deep', { parent: dropdown.element })
    expect(dropdown.evaluate({ signal: { ...signal, target: deep } })[1]).toBe(true)
  })

  it('wait for the whole page', () => {
    const { stage, evaluate } = open({ type: 'PAGE_FINISH' })
    const state = {}
    stage.ready = 'interactive'
    expect(evaluate({ signal: { name: 'readystatechange' }, state })).toEqual([state, false])
    stage.ready = 'complete'
    expect(evaluate({ signal: { name: 'readystatechange' }, state })).toEqual([{ finished: true }, true])
  })

  it.each([
    ['p', 'p'],
    ['gone', null],
    ['none', null],
  ])('have %s as their partner: %s', (partner, known) => {
    const parts = partner === 'none' ? {} : { partner }
    expect(eventOf({ type: 'MOUSE_CLICK', ...parts }).partnerId).toBe(known)
  })

  it.each(['PAGE_START', 'PAGE_FINISH'])('have no partner in %s', (eventTypeId) => {
    const action = (autoStopEventId: string): object => ({
      actionTypeId: 'GENERAL_START_ACTION',
      config: { actionListId: 'a', autoStopEventId },
    })
    const { interactions } = parseInteractions({
      events: {
        click: { eventTypeId: 'MOUSE_CLICK', action: action('page'), target: { selector: '.own' } },
        page: { eventTypeId, action: action('click'), target: { id: 'p1', appliesTo: 'PAGE' } },
      },
      actionLists: { a: {} },
      site: { mediaQueries: [] },
    })
    expect(interactions.events.get('click')?.partnerId).toBeNull()
    expect(interactions.events.get('page')?.partnerId).toBe('click')
  })
})
