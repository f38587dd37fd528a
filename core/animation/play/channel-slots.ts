import type { Family } from '../data/interactions.js'
import { COLOURS, initialOf, TRANSFORMS } from './appearance.js'
import type { ChannelSlots, StyleGroup } from './style-group.js'

/** The slots of a family's channels; missing ones are made. */
export function channelSlotsOf<E>(group: StyleGroup<E>, family: Family): ChannelSlots {
  if (!group.channelSlots[family]) {
    group.channelSlots[family] = new Map()
    group.writer = null
    const always = TRANSFORMS.includes(family) ? 'xyz' : COLOURS.includes(family) ? 'rgba' : ''
    for (const name of always) slotOf(group, family, name, initialOf(family))
  }
  return group.channelSlots[family]
}

/**
 * The slot of a channel, made with `value` if it is missing. The row of numbers is copied: arrays that grow
 * reserve memory, which slows frames that read many of them.
 */
export function slotOf<E>(group: StyleGroup<E>, family: Family, name: string, value: number): number {
  const slots = channelSlotsOf(group, family)
  const known = slots.get(name)
  if (known !== undefined) return known
  const slot = group.values.length
  group.values = Float64Array.of(...group.values, value)
  group.units.push('')
  slots.set(name, slot)
  return slot
}

/** Maps each channel's name with its number and unit by `form`. */
export const mapChannels = <E, T>(
  { values, units }: StyleGroup<E>,
  slots: ChannelSlots,
  form: (name: string, value: number, unit: string) => T,
): T[] => [...slots].map(([name, slot]) => form(name, values[slot] as number, units[slot] as string))

/** The numbers of channels as they are now, one for each name. */
export const channelValues = <E>(group: StyleGroup<E>, slots: ChannelSlots): readonly number[] =>
  mapChannels(group, slots, (_, value) => value)
