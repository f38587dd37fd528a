import { describe, expect, it } from '@jest/globals'
import { inspectInteractions, inspectPage, parseInteractions } from '../../../core/animation/index.js'

const MARKUP = { idAttribute: 'data-w-id', copySuffix: '_instance' }

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
    const report = inspectInteractions(interactions, problems)
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
    const page = { markup: MARKUP, pageId: 'p1', ids: new Set(['button']), classes: new Set(['card']) }
    const missing = (classes: readonly string[]) =>
      inspectPage(interactions, { ...page, classes: new Set(classes) }).filter(({ isMissing }) => isMissing)
    const gone = { list: 'a', action: 'STYLE_OPACITY', target: '.gone', isMissing: true }
    expect(missing(['card'])).toEqual([
      { event: 'e1', type: 'MOUSE_CLICK', ...gone },
      { event: 'e3', type: 'MOUSE_OVER', ...gone },
    ])
    expect(missing(['gone'])).toEqual([
      { event: 'e3', type: 'MOUSE_OVER', list: null, action: null, target: '.card', isMissing: true },
    ])
    expect(missing(['gone', 'card'])).toEqual([])
    expect(inspectPage(interactions, { ...page, pageId: 'p3' }).map(({ event }) => event)).toEqual([
      'e3',
      'e3',
    ])
  })

  it('finds repeated copies of an element, shared objects and the page itself, and follows overrides', () => {
    const run = (target: object, extra: object = {}) => ({
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a', ...extra } },
      target,
    })
    const act = (target: object) => ({ actionTypeId: 'STYLE_OPACITY', config: { value: 1, target } })
    const parsed = parseInteractions({
      events: {
        copy: run({ id: 'card' }),
        page: run({ appliesTo: 'PAGE' }),
        moved: run({ selector: '.b' }, { affectedElements: { '.from': { selector: '.to' } } }),
      },
      actionLists: {
        a: {
          actionItemGroups: [
            {
              actionItems: [
                act({ selector: '.from' }),
                act({ objectId: 'o' }),
                act({ useEventTarget: true }),
              ],
            },
          ],
        },
      },
    })
    const facts = { markup: MARKUP, pageId: null, ids: new Set(['card_instance-2']), classes: new Set(['b']) }
    expect(
      inspectPage(parsed.interactions, facts).map(({ event, target, isMissing }) => [
        event,
        target,
        isMissing,
      ]),
    ).toEqual([
      ['copy', 'data-w-id card', false],
      ['copy', '.from', true],
      ['page', '.from', true],
      ['moved', '.b', false],
      ['moved', '.to', true],
    ])
  })
})
