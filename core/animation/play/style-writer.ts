import { initialOf, TRANSFORMS } from './appearance.js'
import type { StyleGroup, StyleWriter } from './style-group.js'

/** The texts before each number of the transform families, three each, without the last. */
const TEXTS = 'translate3d(|, |, |) scale3d(|, |, |) rotateX(|) rotateY(|) rotateZ(|) skew(|, '.split('|')

/** Adjacent groups that move alike share a writer. */
let latest: StyleWriter | null = null

/**
 * Builds the text anew each time: storing it until the next frame costs more garbage collection than it
 * saves.
 */
export function writeTransform({ texts, slots }: StyleWriter, values: Float64Array): string {
  let text = texts[0] as string
  for (let at = 0; at < slots.length; at++)
    text = text + (values[slots[at] as number] as number) + (texts[at + 1] as string)
  return text
}

/**
 * Makes the writer of a group's transform and opacity. Only numbers that ever moved are separate in a
 * transform; the others are part of the texts between them.
 */
export function styleWriterOf<E>({ channelSlots, values, units, moves }: StyleGroup<E>): StyleWriter {
  const slots: number[] = []
  let text = ''
  TEXTS.forEach((before, at) => {
    const family = TRANSFORMS[Math.floor(at / 3)] ?? 'move'
    const slot = channelSlots[family]?.get('xyz'.charAt(at % 3)) ?? -1
    text += before
    if (moves[slot]) {
      slots.push(slot)
      text += '|'
    } else text += values[slot] ?? initialOf(family)
    text += units[slot] ?? ''
  })
  const opacity = channelSlots.opacity?.get('value') ?? -1
  const opacityUnit = units[opacity] ?? ''
  const key = [text, slots, opacity, opacityUnit].join('|')
  if (latest?.key !== key) latest = { key, texts: `${text})`.split('|'), slots, opacity, opacityUnit }
  return latest
}
