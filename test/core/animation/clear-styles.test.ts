import { describe, expect, it } from '@jest/globals'
import { parseInteractions } from '../../../core/animation/index.js'
import { clearStyles } from '../../../core/animation/session/clear-styles.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement, FakeStage } from '../../fakes/stage.fake.js'

const action = (actionTypeId: string, selector: string, config: object = {}): object => ({
  actionTypeId,
  config: { ...config, target: { selector } },
})
const event = (actionListId: string, parts: object = {}): object => ({
  eventTypeId: 'MOUSE_CLICK',
  action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId } },
  target: { selector: '.trigger' },
  ...parts,
})
const inTime = (...actionItems: readonly object[]): object => ({ actionItemGroups: [{ actionItems }] })
const following = (...actionItems: readonly object[]): object => ({
  continuousParameterGroups: [{ id: 'g', continuousActionGroups: [{ keyframe: 0, actionItems }] }],
})

/** An element that was styled in every way that an action styles one. */
const styled = (stage: FakeStage, name: string, willChange = 'transform, opacity'): FakeElement =>
  stage.add(name, {
    classes: [name],
    style: new Map([
      ['opacity', '0.5'],
      ['transform', 'rotate(1deg)'],
      ['color', 'red'],
      ['will-change', willChange],
    ]),
  })

function clear(stage: FakeStage, data: object, cleared: string[] = []): void {
  const plugin = {
    destination: () => ({}),
    origin: () => 0,
    durationMs: () => 0,
    render: () => undefined,
    clear: (element: FakeElement | null) => {
      cleared.push(element?.id ?? 'the page')
    },
  }
  const { interactions } = parseInteractions({ site: { mediaQueries: [] }, ...data })
  clearStyles(stage, interactions, { PLUGIN_LOTTIE: plugin, OBJECT_VALUE: plugin })
}

describe('the removal of styles', () => {
  it('includes those of events, of tracks and of unused lists', () => {
    const stage = createFakeStage()
    const names = ['timed', 'following', 'unused', 'following-unused', 'other']
    const elements = names.map((name) => styled(stage, name))
    clear(stage, {
      events: { a: event('timed'), b: event('following') },
      actionLists: {
        timed: inTime(action('STYLE_OPACITY', '.timed')),
        following: following(action('STYLE_OPACITY', '.following')),
        unused: inTime(action('STYLE_OPACITY', '.unused')),
        'following-unused': following(action('STYLE_OPACITY', '.following-unused')),
      },
    })
    expect(elements.map(({ style }) => style.get('opacity'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '0.5',
    ])
  })

  it('includes the styles and hints of its actions, and nothing else', () => {
    const stage = createFakeStage()
    const opacity = styled(stage, 'opacity')
    const colour = styled(stage, 'colour', 'opacity')
    const scroll = styled(stage, 'scroll', 'opacity,scroll-position,  transform')
    clear(stage, {
      events: { a: event('a') },
      actionLists: {
        a: inTime(
          action('STYLE_OPACITY', '.opacity'),
          action('STYLE_TEXT_COLOR', '.colour'),
          action('TRANSFORM_MOVE', '.scroll'),
          action('STYLE_OPACITY', '.scroll'),
        ),
      },
    })
    expect([...opacity.style]).toEqual([
      ['transform', 'rotate(1deg)'],
      ['color', 'red'],
      ['will-change', 'transform'],
    ])
    expect([...colour.style]).toEqual([
      ['opacity', '0.5'],
      ['transform', 'rotate(1deg)'],
      ['will-change', 'opacity'],
    ])
    expect([...scroll.style]).toEqual([
      ['color', 'red'],
      ['will-change', 'scroll-position'],
    ])
  })

  it('writes no hint that it did not change', () => {
    const stage = createFakeStage()
    styled(stage, 'colour')
    const before = stage.log.length
    clear(stage, {
      events: { a: event('a') },
      actionLists: { a: inTime(action('STYLE_TEXT_COLOR', '.colour')) },
    })
    expect(stage.log.slice(before).filter((entry) => entry === 'write')).toHaveLength(1)
  })

  it('includes the elements to which an event redirects its actions, and not those of the actions', () => {
    const stage = createFakeStage()
    const [own, led] = [styled(stage, 'own'), styled(stage, 'led')]
    stage.add('trigger', { classes: ['trigger'] })
    const affectedElements = { '.own': { selector: '.led' } }
    clear(stage, {
      events: {
        a: event('a', {
          action: {
            actionTypeId: 'GENERAL_START_ACTION',
            config: { actionListId: 'a', affectedElements },
          },
        }),
      },
      actionLists: { a: inTime(action('STYLE_OPACITY', '.own')) },
    })
    expect([own.style.get('opacity'), led.style.get('opacity')]).toEqual(['0.5', undefined])
  })

  it('includes values of plugins, on elements and on the page', () => {
    const stage = createFakeStage()
    styled(stage, 'player')
    const cleared: string[] = []
    clear(
      stage,
      {
        events: { a: event('a') },
        actionLists: {
          a: inTime(action('PLUGIN_LOTTIE', '.player'), {
            actionTypeId: 'OBJECT_VALUE',
            config: { target: { objectId: 'o' } },
          }),
        },
      },
      cleared,
    )
    expect(cleared).toEqual(['player', 'the page'])
  })
})
