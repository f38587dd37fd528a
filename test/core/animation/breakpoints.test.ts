import { describe, expect, it } from '@jest/globals'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import { SITE_BREAKPOINTS } from '../../support/site/site-breakpoints.js'

/** Three events for the same elements, in the order of the data, each with an opacity of its own. */
const VERSIONS = [
  { id: 'wide', keys: ['main'], opacity: 0.1 },
  { id: 'tablet', keys: ['medium'], opacity: 0.2 },
  { id: 'phone', keys: ['small', 'tiny'], opacity: 0.3 },
]

/** Every continuous event type, with what its targets and parameters look like in data. */
const TYPES = [
  { type: 'SCROLLING_IN_VIEW', target: { selector: '.x' }, config: {} },
  { type: 'SCROLLING_IN_VIEW', target: { selector: '.x' }, config: { basedOn: 'VIEWPORT' } },
  { type: 'PAGE_SCROLL', target: { appliesTo: 'PAGE' }, config: {} },
  { type: 'MOUSE_MOVE', target: { selector: '.x' }, config: { basedOn: 'ELEMENT' } },
  { type: 'MOUSE_MOVE', target: { appliesTo: 'PAGE' }, config: { basedOn: 'VIEWPORT' } },
]

const WIDTHS = [
  { widthPx: 1280, opacity: '0.1' },
  { widthPx: 992, opacity: '0.1' },
  { widthPx: 991, opacity: '0.2' },
  { widthPx: 768, opacity: '0.2' },
  { widthPx: 767, opacity: '0.3' },
  { widthPx: 480, opacity: '0.3' },
  { widthPx: 320, opacity: '0.3' },
]

type Continuous = (typeof TYPES)[number]

const keyframe = (at: number, value: number): object => ({
  keyframe: at,
  actionItems: [{ actionTypeId: 'STYLE_OPACITY', config: { value, unit: '', target: { selector: '.x' } } }],
})

const dataOf = ({ type, target, config }: Continuous, versions: typeof VERSIONS): object => ({
  events: Object.fromEntries(
    versions.map(({ id, keys }) => [
      id,
      {
        eventTypeId: type,
        action: { actionTypeId: 'GENERAL_CONTINUOUS_ACTION', config: { actionListId: id } },
        mediaQueries: keys,
        target,
        config: [{ continuousParameterGroupId: 'g', selectedAxis: 'Y_AXIS', ...config }],
      },
    ]),
  ),
  actionLists: Object.fromEntries(
    versions.map(({ id, opacity }) => [
      id,
      {
        continuousParameterGroups: [
          { id: 'g', continuousActionGroups: [keyframe(0, opacity), keyframe(100, opacity + 0.5)] },
        ],
      },
    ]),
  ),
  site: { mediaQueries: SITE_BREAKPOINTS },
})

function open(continuous: Continuous, widthPx: number, versions = VERSIONS) {
  const stage = createFakeStage()
  stage.setView({ width: widthPx, innerWidth: widthPx, scrollHeight: 4000 })
  const element = stage.add('x', { classes: ['x'], box: { left: 0, top: 4000, width: 100, height: 100 } })
  const session = new Session({
    stage,
    interactions: parseInteractions(dataOf(continuous, versions)).interactions,
    plugins: {},
    isInstant: () => false,
  })
  session.bind(0)
  session.frame(16)
  return { stage, session, opacity: () => element.style.get('opacity') }
}

const CASES = TYPES.flatMap((continuous) =>
  [VERSIONS, [...VERSIONS].reverse()].flatMap((versions) =>
    WIDTHS.map(({ widthPx, opacity }) => ({
      title: `${continuous.type} ${JSON.stringify(continuous.config)}, ${versions.map(({ id }) => id).join()}`,
      continuous,
      versions,
      widthPx,
      opacity,
    })),
  ),
)

describe('continuous events that are limited to breakpoints', () => {
  it.each(CASES)(
    'are at the first keyframe of their own breakpoint: $title at $widthPx px',
    ({ continuous, versions, widthPx, opacity: expected }) => {
      const { session, opacity } = open(continuous, widthPx, versions)
      expect(opacity()).toBe(expected)
      session.handle(pageSignal('scroll'), 100)
      session.frame(116)
      expect(session.player.continuousAnimations.length).toBe(1)
    },
  )

  it.each(TYPES)('paint nothing outside of their breakpoints: $type $config', (continuous) => {
    const { session, opacity } = open(continuous, 1280, VERSIONS.slice(1))
    session.handle(pageSignal('scroll'), 100)
    session.frame(116)
    expect(opacity()).toBeUndefined()
    expect(session.player.wantsFrame).toBe(false)
  })

  it.each(TYPES)('run at every width outside the breakpoints of the site: $type $config', (continuous) => {
    const { session } = open(continuous, 20_000)
    expect(session.player.continuousAnimations.length).toBe(3)
  })

  it.each(TYPES)(
    'ask to start over when the width reaches another breakpoint: $type $config',
    (continuous) => {
      const { stage, session } = open(continuous, 1280)
      stage.setView({ innerWidth: 1000 })
      expect(session.crossesBreakpoint()).toBe(false)
      stage.setView({ innerWidth: 800 })
      expect(session.crossesBreakpoint()).toBe(true)
    },
  )
})
