import type { SizeRequest } from '../../ports/stage.port.js'
import type { ItemPlan } from '../data/interactions.js'
import type { Cause } from '../targets/find-targets.js'
import type { Action } from './action.js'
import { channelsNow, readOrigins } from './channels.js'
import { carrierOf, delayIn } from './run.js'
import type { Run } from './run.js'
import type { SheetBook } from './sheet-book.js'
import { elementOf, letMove } from './sheet.js'
import type { Sheet } from './sheet.js'

/**
 * Reads where an action starts on its elements, and adds to `requests` what has to be measured to know where
 * it ends.
 */
function createAction<E extends object>(
  book: SheetBook<E>,
  run: Run<E>,
  item: ItemPlan,
  startMs: number,
  durationMs: number,
  sheets: readonly Sheet<E>[],
  isCarrier: boolean,
  requests: SizeRequest<E>[],
): Action<E> {
  const channels = channelsNow(book, item)
  const origins = sheets.flatMap((whole) => readOrigins(book, whole, item, channels))
  const ways = origins.flatMap(([sheet, slots]) =>
    channels.map((channel, index) => ({ sheet, channel, slot: slots[index] as number })),
  )
  const from = ways.map(({ sheet, slot }) => sheet.values[slot] as number)
  const to = ways.map(({ channel }, at) => (Number.isNaN(channel.to) ? (from[at] as number) : channel.to))
  ways.forEach(({ sheet, channel, slot }, at) => {
    letMove(sheet, slot)
    const element = elementOf(sheet)
    const dimension = channel.name as 'width' | 'height'
    if (channel.auto && element) requests.push({ element, dimension, answer: (sizePx) => (to[at] = sizePx) })
  })
  const action: Action<E> = {
    run,
    item,
    startMs,
    delayMs: delayIn(run, item),
    durationMs,
    sheets: origins.map(([sheet]) => sheet),
    tweens: origins.flatMap(([sheet]) =>
      [...sheet.members.keys()].map((element) => ({
        run,
        item,
        element,
        get sheet() {
          return (element && book.holding(element)) ?? sheet
        },
        get progress() {
          return action.progress
        },
      })),
    ),
    units: channels.map(({ unit }) => unit),
    slots: ways.map(({ slot }) => slot),
    from,
    to,
    partings: book.partings,
    isCarrier,
    isHinted: false,
    progress: -1,
  }
  return action
}

/** The actions of the group a run has come to, all of them read before anything of them is written. */
export function startGroup<E extends object>(
  book: SheetBook<E>,
  cause: Cause<E>,
  run: Run<E>,
  startMs: number,
): readonly Action<E>[] {
  const group = run.event.list.groups[run.groupIndex] ?? []
  const carrier = carrierOf(group, (item) => delayIn(run, item))
  const requests: SizeRequest<E>[] = []
  const actions = group.flatMap((item) => {
    // A size that has to be measured is each element's own.
    const isAlone = item.channels.some(({ auto }) => auto)
    const sheets = book.forItem(item, cause, isAlone)
    const { durationMs } = item
    // How long it lasts only the plugin knows then, for each element by itself.
    const parts = durationMs === null ? sheets.map((sheet) => [sheet]) : sheets.length > 0 ? [sheets] : []
    return parts.map((part, index) => {
      const element = part[0] ? elementOf(part[0]) : null
      const ownMs = durationMs ?? book.plugins[item.actionTypeId]?.durationMs(element, item) ?? 0
      return createAction(book, run, item, startMs, ownMs, part, item === carrier && index === 0, requests)
    })
  })
  if (requests.length > 0) book.stage.measure(requests)
  return actions
}
