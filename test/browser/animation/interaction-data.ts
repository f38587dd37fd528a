/** Interaction data for test pages, in the form of an export. */

export const SITE = { mediaQueries: [{ key: 'main', min: 0, max: 10000 }] }

/** One action of 100 ms, unless `config` has another duration. */
export const item = (actionTypeId: string, config: object): object => ({
  id: 'n',
  actionTypeId,
  config: { delay: 0, duration: 100, easing: '', ...config },
})

/**
 * An event that runs a list; an array as `config` makes it continuous. `partner` is the event whose list it
 * stops.
 */
export const event = (
  eventTypeId: string,
  listId: string,
  target: object,
  config: object | readonly object[] = {},
  partner = 'none',
): object => ({
  id: listId,
  eventTypeId,
  action: {
    actionTypeId: Array.isArray(config) ? 'GENERAL_CONTINUOUS_ACTION' : 'GENERAL_START_ACTION',
    config: { actionListId: listId, autoStopEventId: partner, affectedElements: {} },
  },
  mediaQueries: ['main'],
  target,
  config,
})

export const list = (groups: readonly (readonly object[])[], extra: object = {}): object => ({
  actionItemGroups: groups.map((actionItems) => ({ actionItems })),
  useFirstGroupAsInitialState: false,
  ...extra,
})

/** Takes the opacity of `.x` to a value. */
export const fade = (to: number, extra: object = {}): object =>
  item('STYLE_OPACITY', { value: to, unit: '', target: { selector: '.x' }, ...extra })

/** Moves `.x` along the x axis. */
export const slide = (to: number): object =>
  item('TRANSFORM_MOVE', { xValue: to, xUnit: 'px', target: { selector: '.x' } })

export const button = { selector: '.b' }
