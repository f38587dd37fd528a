import { describe, expect, it } from '@jest/globals'
import { inspectInteractions, parseInteractions } from '../../../core/animation/index.js'

const data = {
  events: {
    e1: {
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } },
      target: { id: 'p1|button' },
    },
    e2: {
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } },
      target: { id: 'p2|elsewhere' },
    },
    e3: {
      eventTypeId: 'MOUSE_OVER',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } },
      target: { selector: '.card' },
    },
  },
  actionLists: {
    a: {
      actionItemGroups: [
        {
          actionItems: [
            { actionTypeId: 'STYLE_OPACITY', config: { value: 1, target: { selector: '.gone' } } },
            { actionTypeId: 'GENERAL_LOOP', config: {} },
          ],
        },
      ],
    },
    b: { actionItemGroups: [] },
  },
  site: { mediaQueries: [] },
}

describe('inspecting interaction data', () => {
  const { interactions, problems } = parseInteractions(data)

  it('counts events and actions, and names unused lists and ignored parts', () => {
    const report = inspectInteractions(interactions, problems, null)
    expect(report.eventTypes).toEqual([
      { type: 'MOUSE_CLICK', count: 2 },
      { type: 'MOUSE_OVER', count: 1 },
    ])
    expect(report.actionTypes).toEqual([{ type: 'STYLE_OPACITY', count: 1 }])
    expect(report.unusedLists).toEqual(['b'])
    expect(report.problems.map(({ path }) => path)).toEqual([
      'actionLists["a"].actionItemGroups[0].actionItems[1]',
    ])
  })

  it('names what a page lacks, and leaves the events of other pages out', () => {
    const page = { pageId: 'p1', ids: new Set(['button']), classes: new Set(['card']) }
    const { missing } = inspectInteractions(interactions, problems, page)
    expect(missing).toEqual([
      { where: 'list a (STYLE_OPACITY), run by event e1', target: '.gone' },
      { where: 'list a (STYLE_OPACITY), run by event e3', target: '.gone' },
    ])
    expect(
      inspectInteractions(interactions, problems, { ...page, classes: new Set(['gone']) }).missing,
    ).toEqual([{ where: 'event e3 (MOUSE_OVER)', target: '.card' }])
  })
})
