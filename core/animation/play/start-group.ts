import type { SizeRequest } from '../../ports/stage.port.js'
import type { ItemPlan } from '../data/interactions.js'
import type { Cause } from '../targets/find-targets.js'
import type { Action, Tween } from './action.js'
import { channelsNow, readOrigins } from './channels.js'
import type { PlayerOptions } from './player-options.js'
import { carrierOf, delayIn } from './run.js'
import type { Run } from './run.js'
import type { SheetBook } from './sheet-book.js'
import { letMove } from './sheet.js'
import type { Sheet } from './sheet.js'

/** Reads where an action starts on its elements, and adds to `requests` what has to be measured to know where it ends. */
function createAction<E extends object>(
  { stage, plugins }: PlayerOptions<E>,
  run: Run<E>,
  item: ItemPlan,
  startMs: number,
  durationMs: number,
  sheets: readonly Sheet<E>[],
  isCarrier: boolean,
  requests: SizeRequest<E>[],
): Action<E> {
  const channels = channelsNow(stage, plugins, item)
  const slots: number[] = []
  const tweens: Tween<E>[] = []
  const from: number[] = []
  const to: number[] = []
  const action: Action<E> = {
    run,
    item,
    startMs,
    delayMs: delayIn(run, item),
    durationMs,
    sheets,
    tweens,
    units: channels.map(({ unit }) => unit),
    slots,
    from,
    to,
    isCarrier,
    isHinted: false,
    progress: -1,
  }
  for (const sheet of sheets) {
    const { element } = sheet
    const own = readOrigins(stage, plugins, sheet, item, channels)
    channels.forEach((channel, index) => {
      const at = slots.push(own[index] as number) - 1
      const start = sheet.values[own[index] as number] as number
      from[at] = start
      to[at] = Number.isNaN(channel.to) ? start : channel.to
      letMove(sheet, own[index] as number)
      const dimension = channel.name as 'width' | 'height'
      if (channel.auto && element)
        requests.push({ element, dimension, answer: (sizePx) => (to[at] = sizePx) })
    })
    tweens.push({
      run,
      item,
      sheet,
      get progress() {
        return action.progress
      },
    })
  }
  return action
}

/** The actions of the group a run has come to, all of them read before anything of them is written. */
export function startGroup<E extends object>(
  options: PlayerOptions<E>,
  book: SheetBook<E>,
  cause: Cause<E>,
  run: Run<E>,
  startMs: number,
): readonly Action<E>[] {
  const group = run.event.list.groups[run.groupIndex] ?? []
  const carrier = carrierOf(group, (item) => delayIn(run, item))
  const requests: SizeRequest<E>[] = []
  const actions = group.flatMap((item) => {
    const { durationMs } = item
    const sheets = book.forItem(item, cause)
    // How long it lasts only the plugin knows then, for each element by itself.
    const parts = durationMs === null ? sheets.map((sheet) => [sheet]) : sheets.length > 0 ? [sheets] : []
    return parts.map((part, index) => {
      const ownMs =
        durationMs ?? options.plugins[item.actionTypeId]?.durationMs(part[0]?.element ?? null, item) ?? 0
      return createAction(options, run, item, startMs, ownMs, part, item === carrier && index === 0, requests)
    })
  })
  if (requests.length > 0) options.stage.measure(requests)
  return actions
}
