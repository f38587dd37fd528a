import type { InlineStyle } from '../../ports/page/stage.port.js'
import { colourText } from '../values/colour.js'
import { COLOURS, PAINT, paintsOf, propertiesOf } from './appearance.js'
import { mapChannels, channelValues } from './channel-slots.js'
import { stylesOf } from './style-group.js'
import type { StyleGroup, StyleWriter } from './style-group.js'
import { styleWriterOf, writeTransform } from './style-writer.js'

/** Keeps the page's own tokens in front of the engine's. */
function paintWillChange(style: InlineStyle, willChange: ReadonlyMap<string, number>): void {
  const own = style.getPropertyValue('will-change').split(/,\s*/)
  const kept = own.filter((token) => token !== '' && !willChange.has(token))
  for (const [token, users] of willChange) if (users > 0) kept.push(token)
  style.setProperty('will-change', kept.join(', '))
}

/** A plain number stays a number: browsers take it without parsing a text. */
function opacityOf({ opacity, opacityUnit }: StyleWriter, values: Float64Array): string | number {
  const value = values[opacity] as number
  return opacityUnit ? `${value}${opacityUnit}` : value
}

/**
 * The properties that most frames write, made once for all elements of a group. Others are made for each
 * element.
 */
const USUAL = PAINT.transform | PAINT.opacity

/** Writes the remaining properties that `dirty` names. */
function paintRest<E>(group: StyleGroup<E>, style: InlineStyle, dirty: number): void {
  const { channelSlots, willChange } = group
  if (dirty & PAINT.willChange) paintWillChange(style, willChange)
  if (dirty & PAINT.depth) style.setProperty('transform-style', 'preserve-3d')
  if (dirty & PAINT.size && channelSlots.size)
    mapChannels(group, channelSlots.size, (name, value, unit) => {
      if (!Number.isNaN(value)) style.setProperty(name, `${value}${unit}`)
    })
  if (dirty & PAINT.filter && channelSlots.filter)
    style.setProperty(
      'filter',
      mapChannels(group, channelSlots.filter, (name, value, unit) => `${name}(${value}${unit})`).join(' '),
    )
  if (dirty & PAINT.fontVariation && channelSlots.fontVariation)
    style.setProperty(
      'font-variation-settings',
      mapChannels(group, channelSlots.fontVariation, (name, value) => `"${name}" ${value}`).join(', '),
    )
  for (const family of COLOURS) {
    const slots = channelSlots[family]
    if (slots && dirty & paintsOf(family, true))
      for (const property of propertiesOf(family))
        style.setProperty(property, colourText(channelValues(group, slots)))
  }
}

/**
 * Writes the properties that changed since the last time, each once; only the first `count` of `groups` have
 * changes.
 */
export function paintGroups<E>(groups: readonly StyleGroup<E>[], count: number): void {
  // Groups of elements that one action moves often differ only in other properties, so they share one text.
  let latest: StyleGroup<E> | null = null
  let transform = ''
  let opacity: string | number = ''
  const paint = (group: StyleGroup<E>, style: InlineStyle, dirty: number): void => {
    if (dirty & ~USUAL) paintRest(group, style, dirty)
    if (dirty & PAINT.transform) style.transform = transform
    if (dirty & PAINT.opacity) style.opacity = opacity
  }
  for (let at = 0; at < count; at++) {
    const group = groups[at] as StyleGroup<E>
    const { dirty, values, style } = group
    group.dirty = 0
    if (dirty & USUAL) {
      const writer = (group.writer ??= styleWriterOf(group))
      if (dirty & PAINT.transform) {
        let isAlike = writer === latest?.writer
        for (const slot of writer.slots) isAlike &&= values[slot] === latest?.values[slot]
        if (!isAlike) transform = writeTransform(writer, values)
        latest = group
      }
      if (dirty & PAINT.opacity) opacity = opacityOf(writer, values)
    }
    // Most groups of a long frame have one element, whose style the group itself holds.
    if (style) paint(group, style, dirty)
    else for (const each of stylesOf(group)) paint(group, each, dirty)
  }
}
