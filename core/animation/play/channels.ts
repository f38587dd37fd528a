import type { Stage } from '../../ports/stage.port.js'
import type { ChannelPlan, ItemPlan } from '../data/interactions.js'
import { styleColour, swatchColour } from '../values/colour.js'
import type { AnimationPlugins } from './plugin.js'
import { cellOf, COLOURS, slotOf } from './cell.js'
import { put } from './sheet.js'
import type { Sheet } from './sheet.js'

/** Whether an action changes a colour. */
export const isColour = (item: ItemPlan): boolean => item.family in COLOURS

const toNumber = (text: string): number => Number.parseFloat(text)

const isAnimated = (channel: ChannelPlan): boolean => channel.auto || !Number.isNaN(channel.to)

/** The size a dimension starts at: the inline number whatever its unit, else the computed px, 0 where that is no number (contract/animation 3.3).
 * A dimension that is only written along stays out of it then. */
function sizeOrigin<E extends object>(
  stage: Stage<E>,
  element: E,
  channel: ChannelPlan,
  readsComputed: boolean,
): number {
  const inline = stage.inlineStyle(element, channel.name)
  const number = channel.auto && !inline.includes('px') ? Number.NaN : toNumber(inline)
  if (!Number.isNaN(number)) return number
  const computed = readsComputed ? toNumber(stage.computedStyle(element, channel.name)) : 0
  return Number.isNaN(computed) && isAnimated(channel) ? 0 : computed
}

const toChannels = (numbers: Readonly<Record<string, number>>, initial: number): readonly ChannelPlan[] =>
  Object.entries(numbers).map(([name, to]) => ({ name, to, initial, unit: null, auto: false }))

/** A swatch decides where its value is a colour we can read; else the item's own numbers do, as real pages show. */
export function colourChannels<E extends object>(stage: Stage<E>, item: ItemPlan): readonly ChannelPlan[] {
  if (item.swatch === null) return item.channels
  const { r, g, b, a } = swatchColour(stage.rootVariable(item.swatch), stage.colourName)
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b + a))
    return item.channels
  return toChannels({ r, g, b, a }, 0)
}

/** The channels of an action with the values they go to, swatches and plugin values looked up now. */
export function channelsNow<E extends object>(
  stage: Stage<E>,
  plugins: AnimationPlugins<E>,
  item: ItemPlan,
): readonly ChannelPlan[] {
  if (item.family === 'plugin')
    return toChannels(plugins[item.actionTypeId]?.destination(item) ?? {}, Number.NaN)
  return isColour(item) ? colourChannels(stage, item) : item.channels
}

/**
 * Puts the values an action starts from into the sheet, so that every part of the painted string exists, and answers the slots of
 * its channels. Transforms, filters and font axes go on from what the engine last painted; the rest is read from the page.
 */
export function readOrigins<E extends object>(
  stage: Stage<E>,
  plugins: AnimationPlugins<E>,
  sheet: Sheet<E>,
  item: ItemPlan,
  channels: readonly ChannelPlan[],
  readsComputed = true,
): number[] {
  const { element } = sheet
  const cell = cellOf(sheet, item.family)
  const property = COLOURS[item.family]
  if (property && element) {
    const inline = stage.inlineStyle(element, property)
    const colour = styleColour(
      inline.startsWith('rgb') ? inline : readsComputed ? stage.computedStyle(element, property) : '',
    )
    colour.forEach((value, at) => put(sheet, cell.slots[at] as number, value, null))
  }
  return channels.map((channel) => {
    const isNew = !cell.names.includes(channel.name)
    const slot = slotOf(sheet, cell, channel.name, channel.initial)
    if (item.family === 'plugin' && isNew)
      put(sheet, slot, plugins[item.actionTypeId]?.origin(channel.name, element, item) ?? 0, null)
    if (element && item.family === 'opacity') {
      const inline = toNumber(stage.inlineStyle(element, 'opacity'))
      put(sheet, slot, Number.isNaN(inline) ? 1 : inline, null)
    }
    if (element && item.family === 'size')
      put(sheet, slot, sizeOrigin(stage, element, channel, readsComputed), null)
    return slot
  })
}
