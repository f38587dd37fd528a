import { describe, expect, it } from '@jest/globals'
import { parseInteractions, Session } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import { startEvent, stopList } from './by-name.js'

const action = (listId: string) => ({
  actionTypeId: 'GENERAL_START_ACTION',
  config: { actionListId: listId, autoStopEventId: '' },
})
const move = (xValue: number) => ({
  actionTypeId: 'TRANSFORM_MOVE',
  config: { xValue, xUnit: 'px', duration: 100, target: { selector: '.x' } },
})

const DATA = {
  events: {
    start: { eventTypeId: 'MOUSE_CLICK', action: action('a'), target: { selector: '.b' } },
    follow: {
      eventTypeId: 'SCROLLING_IN_VIEW',
      action: { actionTypeId: 'GENERAL_CONTINUOUS_ACTION', config: { actionListId: 'track' } },
      config: [{ continuousParameterGroupId: 'g' }],
      target: { selector: '.x' },
    },
  },
  actionLists: {
    a: { actionItemGroups: [{ actionItems: [move(1)] }, { actionItems: [move(2)] }] },
    track: {
      continuousParameterGroups: [
        {
          id: 'g',
          continuousActionGroups: [
            {
              keyframe: 0,
              actionItems: [
                { actionTypeId: 'STYLE_OPACITY', config: { value: 0, target: { selector: '.x' } } },
              ],
            },
          ],
        },
      ],
    },
  },
  site: { mediaQueries: [] },
}

function live() {
  const stage = createFakeStage()
  stage.add('x', { classes: ['x'] })
  stage.add('b1', { classes: ['b'] })
  stage.add('b2', { classes: ['b'] })
  const news: string[] = []
  const session = new Session({
    stage,
    interactions: parseInteractions(DATA).interactions,
    plugins: {},
    isInstant: () => false,
    onLifecycle: (play, isOver) => {
      const isListed = [...session.player.tweens, ...session.player.continuousAnimations].includes(play)
      news.push(
        `${isOver ? 'over' : 'begun'} ${play.run.key} ${play.item.family} ${isListed ? 'listed' : 'gone'}`,
      )
    },
  })
  session.bind(0)
  session.frame(0)
  return { session, news }
}

describe('a playing action', () => {
  it('is reported at its begin and at its end, while it is still listed', () => {
    const { session, news } = live()
    expect(news.splice(0)).toEqual(['begun follow:0 opacity listed'])
    startEvent(session, 'start', 10)
    expect(news.splice(0)).toEqual(['begun start:0 move listed', 'begun start:1 move listed'])
    session.frame(200)
    expect(news.splice(0)).toEqual([
      'over start:0 move listed',
      'over start:1 move listed',
      'begun start:1 move listed',
      'begun start:0 move listed',
    ])
  })

  it('is stopped by the name of its list, on all elements, without following groups', () => {
    const { session, news } = live()
    startEvent(session, 'start', 10)
    stopList(session, 'b')
    expect(session.report().running).toHaveLength(2)
    news.splice(0)
    stopList(session, 'a')
    session.frame(200)
    expect(news).toEqual(['over start:0 move listed', 'over start:1 move listed'])
    expect(session.report().running).toEqual([])
  })

  it('is not begun by the name of an event that is not bound', () => {
    const { session, news } = live()
    news.splice(0)
    startEvent(session, 'unknown', 10)
    session.frame(200)
    expect(news).toEqual([])
  })
})
