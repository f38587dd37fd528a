import type { ChannelPlan, ItemPlan } from '../data/interactions.js'
import { styleColour, swatchColour } from '../values/colour.js'
import { COLOURS, propertiesOf } from './appearance.js'
import { channelSlotsOf, slotOf } from './channel-slots.js'
import type { StyleStore } from './style-store.js'
import { put } from './style-group.js'
import type { StyleGroup } from './style-group.js'

/** True if an action changes a colour. */
export const isColour = (item: ItemPlan): boolean => COLOURS.includes(item.family)

const toNumber = (text: string): number => Number.parseFloat(text)

const isAnimated = (channel: ChannelPlan): boolean => channel.auto || !Number.isNaN(channel.to)

/**
 * The size at which a dimension starts: the inline number in any unit, else the computed px, 0 if that is no
 * number (reference/interactions#sizes). A dimension that is only carried along is left out then.
 */
function sizeOrigin(
  channel: ChannelPlan,
  inlineStyle: (property: string) => string,
  computedStyle: (property: string) => string,
): number {
  const inline = inlineStyle(channel.name)
  const number = channel.auto && !inline.includes('px') ? NaN : toNumber(inline)
  if (!Number.isNaN(number)) return number
  const computed = toNumber(computedStyle(channel.name))
  return Number.isNaN(computed) && isAnimated(channel) ? 0 : computed
}

const toChannels = (numbers: Readonly<Record<string, number>>, initial: number): readonly ChannelPlan[] =>
  Object.entries(numbers).map(([name, to]) => ({ name, to, initial, unit: null, auto: false }))

/**
 * A swatch counts if its value is a readable colour, otherwise the item's own numbers, as real pages show. A
 * value that cannot be read is reported.
 */
function colourChannels<E extends object>(
  { stage, onProblem }: StyleStore<E>,
  { swatch, channels }: ItemPlan,
): readonly ChannelPlan[] {
  if (swatch === null) return channels
  const { rootVariable, colourName = () => null } = stage.styles
  const value = rootVariable?.(swatch) ?? ''
  const { r = NaN, g = NaN, b = NaN, a } = swatchColour(value, colourName)
  if (!Number.isNaN(r + g + b + a)) return toChannels({ r, g, b, a }, 0)
  if (value) onProblem({ path: swatch, message: `Invalid color ${value}` })
  return channels
}

/**
 * The channels of an action with their end values; swatches and plugin values are looked up at this moment.
 */
export function channelsNow<E extends object>(store: StyleStore<E>, item: ItemPlan): readonly ChannelPlan[] {
  if (item.family === 'plugin')
    return toChannels(store.plugins[item.actionTypeId]?.destination(item) ?? {}, NaN)
  return isColour(item) ? colourChannels(store, item) : item.channels
}

/**
 * The start values of an element as read from the page, for each channel (all four of a colour). There are
 * none for families whose numbers the engine keeps itself, and none for values that a plugin knows.
 */
function readPage<E extends object>(
  { stage, plugins }: StyleStore<E>,
  element: E | null,
  { channelSlots, members }: StyleGroup<E>,
  item: ItemPlan,
  channels: readonly ChannelPlan[],
  readsComputed: boolean,
): readonly (number | undefined)[] {
  if (item.family === 'plugin')
    return channels.map(({ name }) =>
      channelSlots.plugin?.has(name)
        ? undefined
        : (plugins[item.actionTypeId]?.origin(name, element, item) ?? 0),
    )
  if (!element) return []
  const inlineStyle = (property: string): string => members.get(element)?.getPropertyValue(property) ?? ''
  const computedStyle = (property: string): string =>
    readsComputed ? stage.styles.computedStyle(element, property) : ''
  if (isColour(item)) {
    const property = propertiesOf(item.family).join()
    const inline = inlineStyle(property)
    return styleColour(inline.startsWith('rgb') ? inline : computedStyle(property))
  }
  if (item.family === 'size')
    return channels.map((channel) => sizeOrigin(channel, inlineStyle, computedStyle))
  if (item.family !== 'opacity') return []
  const inline = toNumber(inlineStyle('opacity'))
  return channels.map(() => (Number.isNaN(inline) ? 1 : inline))
}

/** A group with the slots of an action's channels on it. */
export type Origin<E> = readonly [group: StyleGroup<E>, slots: readonly number[]]

/**
 * Sets the start values of an action in the group, so that every part of the painted string exists, and
 * returns the slots of its channels. Transforms, filters and font axes continue from the engine's last
 * painted value; others are read from the page, and elements with different values are split.
 */
export function readOrigins<E extends object>(
  store: StyleStore<E>,
  group: StyleGroup<E>,
  item: ItemPlan,
  channels: readonly ChannelPlan[],
  readsComputed = true,
): readonly Origin<E>[] {
  const read = (element: E | null): readonly (number | undefined)[] =>
    readPage(store, element, group, item, channels, readsComputed)
  return store.splitBy(group, read).map(([part, numbers]) => {
    const own = channels.map(({ name, initial }) => slotOf(part, item.family, name, initial))
    const slots = isColour(item) ? [...channelSlotsOf(part, item.family).values()] : own
    numbers.forEach((number, at) => {
      if (number !== undefined) put(part, slots[at] as number, number, null)
    })
    return [part, own]
  })
}
