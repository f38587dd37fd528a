import { describe, expect, it } from '@jest/globals'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type { Signal } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement, FakeStage } from '../../fakes/stage.fake.js'
import { declarations } from './declarations.js'
import type { Trace } from './vectors.js'
import { vectors } from './vectors.js'

/** The browser's layout of the elements of a trace's page. */
const PAGES: Readonly<Record<string, (stage: FakeStage) => FakeElement>> = {
  T05: (stage) => stage.add('x', { computed: { width: '300px', height: '18px' } }),
  T06: (stage) => {
    stage.add('t')
    const style = new Map([
      ['height', '0px'],
      ['overflow', 'hidden'],
    ])
    return stage.add('x', {
      style,
      computed: { width: '500px', height: '200px' },
      natural: { width: 500, height: 200 },
    })
  },
  T12: (stage) =>
    stage.add('x', {
      computed: { 'background-color': 'rgba(100, 100, 100, 0.5)', color: 'oklch(0.6 0.2 30)' },
    }),
  T13: (stage) => {
    stage.setView({ scrollHeight: 3316 })
    const style = new Map([['height', '300px']])
    return stage.add('x', { style, box: { left: 8, top: 1008, width: 1264, height: 300 } })
  },
  T14: (stage) => {
    stage.add('m', { box: { left: 100, top: 100, width: 200, height: 100 } })
    return stage.add('x')
  },
}

const open = (id: string): { readonly stage: FakeStage; readonly watched: FakeElement } => {
  const stage = createFakeStage()
  for (const button of ['b1', 'b2']) stage.add(button)
  return { stage, watched: (PAGES[id] ?? ((page: FakeStage) => page.add('x')))(stage) }
}

const styleText = ({ style }: FakeElement): string =>
  [...style].map(([name, value]) => `${name}: ${value}`).join('; ')

/**
 * Plays a trace's steps over the fake page with a clock that only the steps move; answers what is seen after
 * each.
 */
function play(trace: Trace): readonly (readonly [string, unknown])[] {
  const { stage, watched } = open(trace.id)
  let nowMs = 1000
  const session = new Session({
    stage,
    interactions: parseInteractions(trace.data).interactions,
    plugins: {},
    isInstant: () => false,
  })
  session.bind(nowMs)
  session.frame(nowMs)
  stage.ready = 'complete'
  const signal = (parts: Partial<Signal<FakeElement>> & { readonly name: string }): void => {
    session.handle({ target: null, relatedElement: null, pointer: null, ...parts }, nowMs)
  }
  session.handle(pageSignal('readystatechange'), nowMs)
  const seen: (readonly [string, unknown])[] = []
  const elementOf = (selector: string): FakeElement =>
    stage.elements.select(selector.replace(/=(\w+)]/, '="$1"]'))[0] ?? stage.elements.page
  for (const [name, ...values] of trace.steps) {
    const [first = 0, second = 0] = values.map(Number)
    switch (name) {
      case 'frame':
        nowMs = first
        session.frame(nowMs)
        seen.push([`frame ${nowMs}`, styleText(watched)])
        break
      case 'now':
        nowMs = first
        break
      case 'click':
        signal({ name: 'click', target: elementOf(String(values[0])) })
        break
      case 'scrollTo':
        stage.setView({ scrollTop: first })
        watched.box = { ...watched.box, top: 1008 - first }
        session.scan(nowMs)
        break
      case 'mouse': {
        const isOver = first > 100 && first < 300 && second > 100 && second < 200
        const pointer = { clientX: first, clientY: second, pageX: first, pageY: second }
        signal({
          name: 'mousemove',
          target: isOver ? elementOf('[data-w-id=m]') : stage.elements.page,
          pointer,
        })
        break
      }
      case 'read':
        seen.push(['read', styleText(watched)])
        break
      case 'params':
        seen.push([
          'ixParameters',
          Object.fromEntries([...session.parameters].map(([key, { value }]) => [key, value])),
        ])
        break
      case 'inst':
        seen.push(['positions', session.player.continuousAnimations.map(({ position }) => position)])
        break
    }
  }
  return seen
}

describe('a whole interaction in Node, with a stepped clock', () => {
  it.each(vectors.traces)('$id: $what', (trace) => {
    const seen = play(trace)
    const expectations = trace.fixed?.expect ?? trace.expect
    expect(seen.map(([label]) => label)).toEqual(expectations.map(([label]) => label))
    expectations.forEach(([label, expected], at) => {
      const got = seen[at]?.[1]
      if (expected === null || typeof expected === 'string')
        expect({ [String(label)]: declarations(String(got ?? '')) }).toEqual({
          [String(label)]: declarations(expected),
        })
      else if (Array.isArray(expected)) expect(got).toEqual(expected)
      else
        for (const [key, value] of Object.entries(expected as object))
          expect((got as Record<string, number>)[key]).toBeCloseTo(Number(value), 5)
    })
  })
})
