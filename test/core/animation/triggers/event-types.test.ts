import { describe, expect, it } from '@jest/globals'
import { parseInteractions, Session } from '../../../../core/animation/index.js'
import { domEventsOf, isEventType } from '../../../../core/animation/triggers/event-types.js'
import { createFakeStage } from '../../../fakes/stage.fake.js'

const LOOKS = ['resize', 'orientationchange', 'scroll', 'wheel', 'readystatechange', 'IX2_PAGE_UPDATE']
const LOADS = ['readystatechange', 'IX2_PAGE_UPDATE']
const CHANGES = ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE']

describe('the types of events', () => {
  it.each<[string, readonly string[]]>([
    ['MOUSE_CLICK', ['click']],
    ['MOUSE_SECOND_CLICK', ['click']],
    ['MOUSE_DOWN', ['mousedown']],
    ['MOUSE_UP', ['mouseup']],
    ['MOUSE_OVER', ['mouseover', 'mouseout']],
    ['MOUSE_OUT', ['mouseover', 'mouseout']],
    ['MOUSE_MOVE', ['mousemove', 'mouseout', 'scroll']],
    ['SCROLL_INTO_VIEW', LOOKS],
    ['SCROLL_OUT_OF_VIEW', LOOKS],
    ['SCROLLING_IN_VIEW', LOOKS],
    ['PAGE_SCROLL', LOOKS],
    ['PAGE_SCROLL_UP', LOOKS],
    ['PAGE_SCROLL_DOWN', LOOKS],
    ['PAGE_START', LOADS],
    ['PAGE_FINISH', LOADS],
    ['DROPDOWN_OPEN', CHANGES],
    ['DROPDOWN_CLOSE', CHANGES],
    ['SLIDER_ACTIVE', CHANGES],
    ['SLIDER_INACTIVE', CHANGES],
    ['TAB_ACTIVE', CHANGES],
    ['TAB_INACTIVE', CHANGES],
    ['NAVBAR_OPEN', CHANGES],
    ['NAVBAR_CLOSE', CHANGES],
    ['ECOMMERCE_CART_OPEN', ['ecommerce-cart-open']],
    ['ECOMMERCE_CART_CLOSE', ['ecommerce-cart-close']],
    // The builder knows the name, and its engine has no rule for it.
    ['MOUSE_MOVE_IN_VIEWPORT', []],
  ])('%s follow %j', (type, names) => {
    expect(domEventsOf(type)).toEqual(names)
    expect(isEventType(type)).toBe(names.length > 0)
  })
})

/** A signal, or a place that the page is scrolled to. */
type Act = string | number

/** The acts, by their place, that start the list of an event of this type on an element. */
function starts(type: string, acts: readonly Act[], top = 100): readonly number[] {
  const stage = createFakeStage()
  stage.ready = 'complete'
  const isOfPage = type.startsWith('PAGE_')
  const element = stage.add('own', { classes: ['own'], box: { left: 0, top, width: 100, height: 100 } })
  const action = { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } }
  const target = isOfPage ? { id: 'p1', appliesTo: 'PAGE' } : { selector: '.own' }
  const { interactions } = parseInteractions({
    events: { e: { eventTypeId: type, action, target, config: {} } },
    actionLists: { a: {} },
    site: { mediaQueries: [] },
  })
  const session = new Session({ stage, interactions, plugins: {}, isInstant: () => false })
  const started: number[] = []
  let now = 0
  const begin = session.start.bind(session)
  session.start = (trigger, nowMs) => {
    started.push(now)
    begin(trigger, nowMs)
  }
  session.bind(0)
  for (const [at, act] of acts.entries()) {
    now = at
    if (typeof act === 'number') stage.setView({ scrollTop: act, scrollHeight: 4000 })
    if (typeof act === 'number') element.box = { ...element.box, top: top - act }
    const name = typeof act === 'number' ? 'scroll' : act
    session.handle({ name, target: isOfPage ? null : element, relatedElement: null, pointer: null }, at * 100)
  }
  return started
}

describe('a list of actions', () => {
  it.each<[string, readonly Act[], readonly number[]]>([
    ['MOUSE_CLICK', ['mousedown', 'mouseup', 'click', 'click'], [2, 3]],
    ['MOUSE_SECOND_CLICK', ['click', 'click', 'click', 'click'], [1, 3]],
    ['MOUSE_DOWN', ['mousedown', 'mouseup', 'click', 'mousedown'], [0, 3]],
    ['MOUSE_UP', ['mousedown', 'mouseup', 'click', 'mouseup'], [1, 3]],
    ['MOUSE_OVER', ['mouseover', 'mouseover', 'mouseout', 'mouseover'], [0, 3]],
    ['MOUSE_OUT', ['mouseout', 'mouseover', 'mouseout', 'mouseout'], [2]],
    ['DROPDOWN_OPEN', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [0, 2]],
    ['DROPDOWN_CLOSE', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [1]],
    ['SLIDER_ACTIVE', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [0, 2]],
    ['SLIDER_INACTIVE', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [1]],
    ['TAB_ACTIVE', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [0, 2]],
    ['TAB_INACTIVE', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [1]],
    ['NAVBAR_OPEN', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [0, 2]],
    ['NAVBAR_CLOSE', ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE', 'COMPONENT_ACTIVE'], [1]],
    ['ECOMMERCE_CART_OPEN', ['ecommerce-cart-open', 'ecommerce-cart-close', 'ecommerce-cart-open'], [0, 2]],
    ['ECOMMERCE_CART_CLOSE', ['ecommerce-cart-open', 'ecommerce-cart-close', 'ecommerce-cart-open'], [1]],
    ['PAGE_START', ['readystatechange', 'readystatechange'], [0]],
    ['PAGE_FINISH', ['readystatechange'], [0]],
    ['SCROLL_INTO_VIEW', [0, 2000, 2500, 0], [1]],
    ['SCROLL_OUT_OF_VIEW', [0, 2000, 2500, 3200], [3]],
    ['PAGE_SCROLL_DOWN', [0, 400, 800, 600, 1000], [1, 4]],
    ['PAGE_SCROLL_UP', [100, 400, 800, 600, 1000], [0, 3]],
  ])('for %s starts in %j at %j', (type, acts, expected) => {
    const top = type.includes('VIEW') ? 2500 : 100
    expect(starts(type, acts, top)).toEqual(expected)
  })
})
