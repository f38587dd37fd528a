import type { Stage } from '../../ports/stage.port.js'
import type { ChannelPlan, ItemPlan } from '../data/interactions.js'
import { styleColour, swatchColour } from '../values/colour.js'
import type { AnimationPlugins } from './plugin.js'
import { slotOf } from './sheet.js'
import type { Cell } from './sheet.js'

const COLOUR_PROPERTIES: Readonly<Record<string, string>> = {
  backgroundColor: 'background-color',
  borderColor: 'border-color',
  color: 'color',
}

/** Whether an action changes a colour. */
export const isColour = (item: ItemPlan): boolean => Object.hasOwn(COLOUR_PROPERTIES, item.family)

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

/** A swatch decides where its value is a colour we can read; else the item's own numbers do, as real pages show. */
export function colourChannels<E extends object>(stage: Stage<E>, item: ItemPlan): readonly ChannelPlan[] {
  if (item.swatch === null) return item.channels
  const { r, g, b, a } = swatchColour(stage.rootVariable(item.swatch), stage.colourName)
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b + a))
    return item.channels
  return Object.entries({ r, g, b, a }).map(([name, to]) => ({
    name,
    to,
    initial: 0,
    unit: null,
    auto: false,
  }))
}

/** The channels of an action with the values they go to, swatches and plugin values looked up now. */
export function channelsNow<E extends object>(
  stage: Stage<E>,
  plugins: AnimationPlugins<E>,
  item: ItemPlan,
): readonly ChannelPlan[] {
  if (item.family === 'plugin')
    return Object.entries(plugins[item.actionTypeId]?.destination(item) ?? {}).map(([name, to]) => ({
      name,
      to,
      initial: Number.NaN,
      unit: null,
      auto: false,
    }))
  return isColour(item) ? colourChannels(stage, item) : item.channels
}

/**
 * Puts the values an action starts from into the cell, so that every part of the painted string exists, and answers the slots of
 * its channels. Transforms, filters and font axes go on from what the engine last painted; the rest is read from the page.
 */
export function readOrigins<E extends object>(
  stage: Stage<E>,
  plugins: AnimationPlugins<E>,
  element: E | null,
  item: ItemPlan,
  channels: readonly ChannelPlan[],
  cell: Cell,
  readsComputed = true,
): number[] {
  const property = COLOUR_PROPERTIES[item.family]
  if (property && element) {
    const inline = stage.inlineStyle(element, property)
    const colour = styleColour(
      inline.startsWith('rgb') ? inline : readsComputed ? stage.computedStyle(element, property) : '',
    )
    colour.forEach((value, at) => (cell.values[at] = value))
  }
  return channels.map((channel) => {
    const isNew = !cell.names.includes(channel.name)
    const slot = slotOf(cell, channel.name, channel.initial)
    if (item.family === 'plugin' && isNew)
      cell.values[slot] = plugins[item.actionTypeId]?.origin(channel.name, element, item) ?? 0
    if (element && item.family === 'opacity') {
      const inline = toNumber(stage.inlineStyle(element, 'opacity'))
      cell.values[slot] = Number.isNaN(inline) ? 1 : inline
    }
    if (element && item.family === 'size')
      cell.values[slot] = sizeOrigin(stage, element, channel, readsComputed)
    return slot
  })
}
