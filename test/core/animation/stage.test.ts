import { describe, expect, it } from '@jest/globals'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type { DataProblem } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement, FakeStage } from '../../fakes/stage.fake.js'
import type { Stage } from '../../../core/ports/page/stage.port.js'

const action = (actionTypeId: string, config: object, selector = '.x'): object => ({
  actionTypeId,
  config: { duration: 100, target: { selector }, ...config },
})

const DATA = {
  events: {
    load: {
      eventTypeId: 'PAGE_FINISH',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } },
      target: { appliesTo: 'PAGE' },
    },
    click: {
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'b' } },
      target: { id: 'button' },
    },
  },
  actionLists: {
    a: { actionItemGroups: [{ actionItems: [action('STYLE_OPACITY', { value: 0.5, unit: '' })] }] },
    b: {
      actionItemGroups: [
        {
          actionItems: [
            action('STYLE_SIZE', { heightUnit: 'AUTO', widthValue: 20, widthUnit: 'px' }),
            action('STYLE_TEXT_COLOR', {
              rValue: 1,
              gValue: 2,
              bValue: 3,
              aValue: 1,
              globalSwatchId: '--ink',
            }),
          ],
        },
      ],
    },
  },
  site: { mediaQueries: [{ key: 'main', min: 0, max: 10_000 }] },
}

/** The required functions of a stage alone. */
function requiredPartsOf({ elements, styles, layout, markup }: FakeStage): Stage<FakeElement> {
  const { page, select, matches, contains, parent, children } = elements
  return {
    elements: { page, select, matches, contains, parent, children },
    styles: { styleOf: styles.styleOf, computedStyle: styles.computedStyle },
    layout: { box: layout.box, view: layout.view },
    markup,
  }
}

function open(parts: (stage: FakeStage) => Stage<FakeElement>, ink = '#0000ff') {
  const stage = createFakeStage()
  const x = stage.add('x', { classes: ['x'], natural: { width: 10, height: 300 } })
  x.style.set('height', '100px')
  const button = stage.add('button_instance-3')
  stage.variables['--ink'] = ink
  stage.ready = 'complete'
  const problems: DataProblem[] = []
  const session = new Session({
    stage: parts(stage),
    interactions: parseInteractions(DATA).interactions,
    plugins: {},
    isInstant: () => false,
    onProblem: (problem) => problems.push(problem),
  })
  session.bind(0)
  session.frame(0)
  session.handle(pageSignal('readystatechange'), 10)
  session.handle({ name: 'click', target: button, relatedElement: null, pointer: null }, 10)
  const at = (nowMs: number): Record<string, string> => {
    session.frame(nowMs)
    return Object.fromEntries(x.style)
  }
  return { at, session, problems }
}

describe('a stage', () => {
  it('measures natural sizes and returns the colours of swatches', () => {
    const { at, problems } = open((stage) => stage)
    expect(at(50)).toMatchObject({ opacity: '0.75', height: '200px' })
    expect(at(100)).toMatchObject({ opacity: '0.5', width: '20px', color: 'rgb(0,0,255)' })
    expect(problems).toEqual([])
  })

  it('plays everything with the required functions alone: sizes jump, swatches use the data', () => {
    const { at, session } = open(requiredPartsOf)
    expect(at(50)).toMatchObject({ opacity: '0.75', height: '100px' })
    const end = at(100)
    expect(end).toMatchObject({ opacity: '0.5', width: '20px', color: 'rgb(1,2,3)' })
    expect(end).not.toHaveProperty('height')
    expect(() => {
      session.bind(200)
      session.crossesBreakpoint()
      session.clearStyles()
    }).not.toThrow()
  })

  it.each([['oklch(0.5 0.2 30)'], ['nonsense'], ['#12']])(
    'reports a swatch that is no colour (%s), and the action has its own numbers',
    (ink) => {
      const { at, problems } = open((stage) => stage, ink)
      expect(at(100)).toMatchObject({ color: 'rgb(1,2,3)' })
      expect(problems).toEqual([{ path: '--ink', message: `Invalid color ${ink}` }])
    },
  )
})
