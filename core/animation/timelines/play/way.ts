import type { Colour } from '../../values/colour.js'

/** A style value split into its numbers and the texts around them. A word has one text and no numbers. */
export interface Shape {
  readonly texts: readonly string[]
  readonly numbers: readonly number[]
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi
const COLOUR_TEXTS = ['rgba(', ', ', ', ', ', ', ')']

/** Splits a style value. */
export function shapeOf(text: string): Shape {
  // A hash or a name with digits is a word as a whole.
  if (/#|[a-z_]-?\d/i.test(text.replace(/\d\s*e-?\d/gi, ''))) return { texts: [text], numbers: [] }
  return { texts: text.split(NUMBER), numbers: (text.match(NUMBER) ?? []).map(Number) }
}

/** A colour as a shape with four numbers; null: the text is no colour. */
export function colourShape(text: string, colourOf: (text: string) => Colour): Shape | null {
  if (text.trim().toLowerCase() === 'transparent') return { texts: COLOUR_TEXTS, numbers: [255, 255, 255, 0] }
  const { r, g, b, a } = colourOf(text)
  if (r === undefined || g === undefined || b === undefined) return null
  return { texts: COLOUR_TEXTS, numbers: [r, g, b, a] }
}

/** True if all numbers of one shape have their counterpart in the other, with the same texts around them. */
export const areAlike = (one: Shape, other: Shape): boolean =>
  one.numbers.length > 0 &&
  one.texts.length === other.texts.length &&
  one.texts.every((text, at) => text === other.texts[at])

/** The value at `share` between two shapes of one form. */
export function shapeText({ texts, numbers }: Shape, to: Shape, share: number): string {
  const isColour = texts[0] === COLOUR_TEXTS[0]
  let text = texts[0] ?? ''
  for (let at = 0; at < numbers.length; at++) {
    const from = numbers[at] ?? 0
    const value = from + ((to.numbers[at] ?? 0) - from) * share
    text += isColour && at < 3 ? Math.round(value) : Math.round(value * 1e4) / 1e4
    text += texts[at + 1] ?? ''
  }
  return text
}

/**
 * The word between two values without intermediate values: the second from the beginning, but `none` of
 * `display` at the end only.
 */
export const wordBetween = (property: string, from: string, to: string, share: number): string =>
  (property === 'display' && to === 'none' ? share >= 1 : share > 0) ? to : from
