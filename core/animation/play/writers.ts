import { initialOf, TRANSFORMS } from './cell.js'
import type { Sheet } from './sheet.js'

/** Writes the transform that the numbers of a sheet stand for: texts with a number behind each but the last. */
export interface TransformWriter {
  readonly texts: readonly string[]
  /** Where the numbers are in the sheet. */
  readonly slots: readonly number[]
}

/** What is written before each number of the transform families, three each, without the last. */
const TEXTS = 'translate3d(|, |, |) scale3d(|, |, |) rotateX(|) rotateY(|) rotateZ(|) skew(|, '.split('|')

/** Keeps the last writer that was made: elements that move alike come one after the other and share it. */
function keepLatest<W>(): (key: string, make: () => W) => W {
  let latestKey: string | null = null
  let latest: W
  return (key, make) => {
    if (key !== latestKey) {
      latest = make()
      latestKey = key
    }
    return latest
  }
}

const transforms = keepLatest<TransformWriter>()
const opacities = keepLatest<OpacityWriter>()

/** The string is put together anew each time: one that is kept until the next frame costs the collector more than it saves. */
export function writeTransform({ texts, slots }: TransformWriter, values: readonly number[]): string {
  let text = texts[0] as string
  for (let at = 0; at < slots.length; at++)
    text = text + (values[slots[at] as number] as number) + (texts[at + 1] as string)
  return text
}

/** Whether two rows of numbers are written as the same text. */
export function isWrittenAlike(
  { slots }: TransformWriter,
  values: readonly number[],
  others: readonly number[],
): boolean {
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (values[slot] !== others[slot]) return false
  }
  return true
}

/**
 * How the transform of a sheet is written. Only numbers that ever moved stand alone, the others are part of the texts between them.
 */
export function transformWriterOf<E>({ cells, values, units, moves }: Sheet<E>): TransformWriter {
  const slots: number[] = []
  let text = ''
  TEXTS.forEach((before, at) => {
    const family = TRANSFORMS[Math.floor(at / 3)] ?? 'move'
    const slot = cells[family]?.slots[at % 3] ?? -1
    text += before
    if (moves[slot]) {
      slots.push(slot)
      text += '|'
    } else text += values[slot] ?? initialOf(family)
    text += units[slot] ?? ''
  })
  return transforms(text + slots.join('|'), () => ({ texts: `${text})`.split('|'), slots }))
}

/** Answers the opacity that the numbers of a sheet stand for. */
export type OpacityWriter = (values: readonly number[]) => string | number

/** How the opacity of a sheet is written: a plain number goes as one, which browsers take without reading a text first. */
export function opacityWriterOf<E>({ cells, units }: Sheet<E>): OpacityWriter {
  const slot = cells.opacity?.slots[0] ?? -1
  const unit = units[slot]
  return opacities(`${slot}${unit}`, () =>
    unit ? (values) => `${values[slot]}${unit}` : (values) => values[slot] as number,
  )
}
