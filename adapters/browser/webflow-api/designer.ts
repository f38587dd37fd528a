import type { InteractionsHost } from '../interactions/interactions-host.js'
import type { Ix2Action } from './ix2-actions.js'
import { toList, toRecord } from '../../../core/shared/index.js'
import type { UntrustedRecord } from '../../../core/shared/index.js'

/** An event type that nothing on a page causes by itself; such an event runs only on request. */
const MANUAL_EVENT_TYPE = 'ECOMMERCE_CART_CLOSE'
const REQUESTED = 'requested'

/** The options of a request; the builder gives single values or one object of them. */
const optionsOf = (payload: UntrustedRecord): UntrustedRecord =>
  Object.assign({}, payload, ...Object.values(payload).map(toRecord)) as UntrustedRecord

let last: { readonly made: unknown; readonly from: unknown } | null = null

/** The page's data, without the changes of an earlier request. */
function sourceOf(host: InteractionsHost): UntrustedRecord {
  const data = host.data()
  return toRecord(last && data === last.made ? last.from : data)
}

function start(host: InteractionsHost, from: UntrustedRecord, made: UntrustedRecord): void {
  last = { made, from }
  host.init(made)
}

/**
 * The list with only the group of one action, if one is named, and without durations if it must be at its end
 * at once.
 */
function reduceList(list: UntrustedRecord, itemId: unknown, isImmediate: boolean): UntrustedRecord {
  const all = toList(list['actionItemGroups']).map(toRecord)
  const holds = (group: UntrustedRecord): boolean =>
    toList(group['actionItems']).some((item) => toRecord(item)['id'] === itemId)
  const own = itemId ? all.filter(holds) : all
  const atOnce = (item: unknown): unknown => ({
    ...toRecord(item),
    config: { ...toRecord(toRecord(item)['config']), delay: 0, duration: 0 },
  })
  return {
    ...list,
    useFirstGroupAsInitialState: itemId ? false : list['useFirstGroupAsInitialState'],
    actionItemGroups: isImmediate
      ? own.map((group) => ({ ...group, actionItems: toList(group['actionItems']).map(atOnce) }))
      : own,
  }
}

function play(host: InteractionsHost, options: UntrustedRecord): void {
  const from = toRecord(options['rawData'] ?? sourceOf(host))
  const lists = toRecord(from['actionLists'])
  const events = toRecord(from['events'])
  const listId = String(options['actionListId'])
  if (!Object.hasOwn(lists, listId)) return
  const runs = (event: unknown): boolean =>
    toRecord(toRecord(toRecord(event)['action'])['config'])['actionListId'] === listId
  const known = events[String(options['eventId'])] ?? Object.values(events).find(runs)
  const event = toRecord(known ?? { target: { appliesTo: 'PAGE' } })
  const requested = {
    ...event,
    id: REQUESTED,
    eventTypeId: MANUAL_EVENT_TYPE,
    mediaQueries: null,
    action: {
      actionTypeId: 'GENERAL_START_ACTION',
      config: { ...toRecord(toRecord(event['action'])['config']), actionListId: listId },
    },
  }
  start(host, from, {
    ...from,
    actionLists: {
      ...lists,
      [listId]: reduceList(toRecord(lists[listId]), options['actionItemId'], options['immediate'] === true),
    },
    events: { ...(options['allowEvents'] ? events : {}), [REQUESTED]: requested },
  })
  host.change((session, nowMs) => {
    for (const trigger of session.triggersOf(MANUAL_EVENT_TYPE))
      if (trigger.event.id === REQUESTED) session.start(trigger, nowMs)
  })
}

function preview(host: InteractionsHost, options: UntrustedRecord): void {
  const from = toRecord(options['rawData'] ?? sourceOf(host))
  const ids = toList(options['eventIds'])
  const events = Object.entries(toRecord(from['events'])).filter(
    ([id]) => ids.length === 0 || ids.includes(id),
  )
  const begin = (): void => start(host, from, { ...from, events: Object.fromEntries(events) })
  if (options['defer']) setTimeout(begin, 0)
  else begin()
}

function clear(host: InteractionsHost, options: UntrustedRecord): void {
  if (!host.session()) host.init()
  host.session()?.clearStyles()
  host.destroy()
  const { onComplete } = options
  if (typeof onComplete === 'function') onComplete()
}

/**
 * Handles the requests of the builder's own windows: to play a page's events, one list or one of its actions,
 * to stop a list, to undo everything (reference/page-api#sessions).
 */
export function answerRequest(host: InteractionsHost, { type, payload }: Ix2Action): void {
  const options = optionsOf(payload)
  switch (type) {
    case 'IX2_PREVIEW_REQUESTED':
      return preview(host, options)
    case 'IX2_PLAYBACK_REQUESTED':
      return play(host, options)
    case 'IX2_STOP_REQUESTED':
      return options['actionListId']
        ? host.change(({ player }) => {
            const { actionListId } = options
            for (const { run } of player.tweens) if (run.event.list.id === actionListId) player.stop(run)
          })
        : host.destroy()
    case 'IX2_CLEAR_REQUESTED':
      return clear(host, options)
  }
}
