import { describe, expect, it } from '@jest/globals'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement, FakeStage } from '../../fakes/stage.fake.js'

const item = (actionTypeId: string, config: object): object => ({
  actionTypeId,
  config: { delay: 0, duration: 0, easing: '', target: { id: 'x' }, ...config },
})

const HIDDEN = [
  item('STYLE_OPACITY', { value: 0, duration: 500 }),
  item('GENERAL_DISPLAY', { value: 'none' }),
]
const SHOWN = [item('STYLE_OPACITY', { value: 1, duration: 600 })]

const dataOf = (createdOn: number): object => ({
  events: {
    e: {
      id: 'e',
      eventTypeId: 'MOUSE_CLICK',
      createdOn,
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } },
      target: { id: 'b' },
      config: { loop: false },
    },
  },
  actionLists: {
    a: {
      id: 'a',
      useFirstGroupAsInitialState: true,
      actionItemGroups: [{ actionItems: HIDDEN }, { actionItems: SHOWN }],
    },
  },
  site: { mediaQueries: [{ key: 'main', min: 0, max: 10000 }] },
})

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`)

/** A session over `b` and `x`, begun at `nowMs`. */
function open(
  publishedMs: number,
  nowMs: number,
): {
  readonly stage: FakeStage
  readonly x: FakeElement
  readonly b: FakeElement
  readonly session: Session<FakeElement>
} {
  const stage = createFakeStage()
  const b = stage.add('b')
  const x = stage.add('x')
  const session = new Session({
    stage,
    interactions: parseInteractions(dataOf(0), publishedMs).interactions,
    plugins: {},
    isInstant: () => false,
  })
  session.bind(nowMs)
  return { stage, x, b, session }
}

describe('the engine version a page was published with', () => {
  it.each([
    ['the page itself', 0, day('2023-10-09'), 'late'],
    ['its newest event where the page says nothing', day('2024-05-01'), 0, 'late'],
    ['its newest event where the page says an earlier day', day('2024-05-01'), day('2020-01-01'), 'late'],
    ['the page, however old its events are', day('2018-05-01'), day('2022-01-23'), 'middle'],
    ['the oldest pages', day('2018-07-08'), day('2018-11-21'), 'early'],
    ['nothing, where old events are all there is', day('2018-07-08'), 0, 'middle'],
    ['nothing at all', 0, 0, 'middle'],
  ])('is recognised by %s', (_, createdOn, publishedMs, engineVersion) => {
    expect(parseInteractions(dataOf(createdOn), publishedMs).interactions.engineVersion).toBe(engineVersion)
  })

  it.each([
    ['2018-11-21', '0', 'none'],
    ['2022-01-23', '1', 'none'],
    ['2023-10-09', '1', undefined],
  ])('of %s decides the look of an initial state at exactly time 0', (text, opacity, display) => {
    const { x } = open(day(text), 0)
    expect([x.style.get('opacity'), x.style.get('display')]).toEqual([opacity, display])
  })

  it.each(['2018-11-21', '2022-01-23', '2023-10-09'])('of %s has no effect at any later time', (text) => {
    const { x } = open(day(text), 1)
    expect([x.style.get('opacity'), x.style.get('display')]).toEqual(['0', 'none'])
  })

  it.each([
    ['the click itself on the oldest pages', '2018-11-21', 0.5],
    ['the frame before the click since', '2022-01-23', 0.51333],
  ])('decides from when actions count: %s', (_, text, expected) => {
    const { session, x, b } = open(day(text), 1000)
    session.frame(1000)
    session.handle({ ...pageSignal<FakeElement>('click'), target: b }, 1008)
    session.frame(1308)
    expect(Number(x.style.get('opacity'))).toBeCloseTo(expected, 5)
  })

  it('counts from the last frame even if its time is a little after the clock', () => {
    const { session, x, b } = open(day('2022-01-23'), 1000)
    session.frame(1000.00000000005)
    session.handle({ ...pageSignal<FakeElement>('click'), target: b }, 1000)
    session.frame(1000.00000000004)
    expect(session.player.tweens.map(({ progress }) => progress)).toEqual([-1])
    expect(x.style.get('opacity')).toBe('0')
  })
})
