import { describe, expect, it } from '@jest/globals'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type { Signal } from '../../../core/animation/session/signal.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement } from '../../fakes/stage.fake.js'

const frameAt = (keyframe: number, value: number, selector: string): object => ({
  keyframe,
  actionItems: [{ actionTypeId: 'STYLE_OPACITY', config: { value, unit: '', target: { selector } } }],
})
/** Events that follow the pointer, each on elements of its own, at rest in the middle; and events of scrolling. */
const EVENTS = [
  { type: 'MOUSE_MOVE', selector: '.own', config: { basedOn: 'ELEMENT', restingState: 50 } },
  { type: 'MOUSE_MOVE', selector: '.window', config: { basedOn: 'VIEWPORT', restingState: 50 } },
  { type: 'MOUSE_MOVE', selector: '.page', config: { restingState: 50 } },
  { type: 'PAGE_SCROLL', selector: '.scroll', config: {} },
]

function open() {
  const stage = createFakeStage()
  stage.setView({ scrollTop: 400, scrollHeight: 2400 })
  const box = { left: 0, top: 0, width: 1280, height: 800 }
  const elements = EVENTS.map(({ selector }) => stage.add(selector, { classes: [selector.slice(1)], box }))
  const data = {
    events: Object.fromEntries(
      EVENTS.map(({ type, selector, config }) => [
        selector,
        {
          eventTypeId: type,
          action: { actionTypeId: 'GENERAL_CONTINUOUS_ACTION', config: { actionListId: selector } },
          target: { selector },
          config: [{ continuousParameterGroupId: `g${selector}`, selectedAxis: 'X_AXIS', ...config }],
        },
      ]),
    ),
    actionLists: Object.fromEntries(
      EVENTS.map(({ selector }) => [
        selector,
        {
          continuousParameterGroups: [
            {
              id: `g${selector}`,
              continuousActionGroups: [frameAt(0, 0, selector), frameAt(100, 1, selector)],
            },
          ],
        },
      ]),
    ),
    site: { mediaQueries: [] },
  }
  const motion = { isInstant: false }
  const session = new Session({
    stage,
    interactions: parseInteractions(data).interactions,
    plugins: {},
    isInstant: () => motion.isInstant,
  })
  session.bind(0)
  const own = elements[0] as FakeElement
  const move = (clientX: number): Signal<FakeElement> => ({
    name: 'mousemove',
    target: own,
    relatedElement: null,
    pointer: { clientX, clientY: 0, pageX: clientX, pageY: 0 },
  })
  const look = (atMs: number): readonly (string | undefined)[] => {
    session.frame(atMs)
    return elements.map(({ style }) => style.get('opacity'))
  }
  return { session, stage, motion, own, move, look }
}

describe('parameters that tracks follow', () => {
  it('rest under reduced motion if they follow the pointer, and continue if they follow scrolling', () => {
    const { session, motion, move, look } = open()
    session.handle(pageSignal('scroll'), 10)
    session.handle(move(320), 12)
    expect(look(16)).toEqual(['0.25', '0.25', '0.25', '0.25'])
    motion.isInstant = true
    session.motionChanged()
    expect(look(32)).toEqual(['0.5', '0.5', '0.5', '0.25'])
    motion.isInstant = false
    session.motionChanged()
    session.handle(move(960), 40)
    expect(look(48)).toEqual(['0.75', '0.75', '0.75', '0.25'])
  })

  it('have each track once for any number of bindings, and new tracks for new elements', () => {
    const { session, stage } = open()
    const count = (): number => {
      session.bind(5)
      return session.report().tracks
    }
    const before = session.report().tracks
    expect([count(), count()]).toEqual([before, before])
    // The two existing triggers move it, and its own trigger moves both.
    stage.add('another', { classes: ['own'] })
    expect([count(), count()]).toEqual([before + 3, before + 3])
  })

  it('request no frame for an unmoved pointer', () => {
    const { session, move, look } = open()
    session.handle(move(320), 12)
    look(16)
    session.handle(move(320), 20)
    expect(session.player.wantsFrame).toBe(false)
    session.handle(move(321), 24)
    expect(session.player.wantsFrame).toBe(true)
  })

  it('are 0 on an element without a width', () => {
    const { session, own, move, look } = open()
    own.box = { left: 320, top: 0, width: 0, height: 0 }
    session.handle(move(320), 12)
    expect(look(16)[0]).toBe('0')
  })

  it('are dropped with their element', () => {
    const { session, own, move } = open()
    session.handle(move(320), 12)
    expect([...session.parameters.keys()]).toContain('.own:0:g.own')
    own.isConnected = false
    session.bind(20)
    expect([...session.parameters.keys()]).not.toContain('.own:0:g.own')
  })
})
