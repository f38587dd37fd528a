import type { Family, ItemPlan } from '../data/interactions.js'

/** Bits of `StyleGroup.dirty`: the inline properties of an element that must be painted. */
export const PAINT = {
  transform: 1,
  opacity: 2,
  size: 4,
  filter: 8,
  fontVariation: 16,
  backgroundColor: 32,
  borderColor: 64,
  color: 128,
  depth: 256,
  willChange: 512,
} as const

/** The visible form of a family's numbers. */
interface Appearance {
  /** The properties they set. */
  readonly properties: readonly string[]
  /**
   * The `will-change` token that announces the properties; empty: none (reference/interactions#will-change).
   */
  readonly willChange: string
  /** The properties painted of them: bits of `PAINT`. */
  readonly paints: number
}

const as = (paints: number, willChange: string, ...properties: string[]): Appearance => ({
  properties,
  willChange,
  paints,
})

const solid = as(PAINT.transform | PAINT.depth, 'transform', 'transform', 'transform-style')
const unseen = as(0, '')

const APPEARANCES: Readonly<Record<Family, Appearance>> = {
  move: solid,
  scale: solid,
  rotate: solid,
  skew: { ...solid, paints: PAINT.transform },
  opacity: as(PAINT.opacity, 'opacity', 'opacity'),
  size: as(PAINT.size, '', 'width', 'height'),
  filter: as(PAINT.filter, 'filter', 'filter'),
  fontVariation: as(PAINT.fontVariation, 'font-variation-settings', 'font-variation-settings'),
  backgroundColor: as(PAINT.backgroundColor, 'background', 'background-color'),
  borderColor: as(PAINT.borderColor, '', 'border-color'),
  color: as(PAINT.color, '', 'color'),
  display: as(0, '', 'display'),
  object: unseen,
  plugin: unseen,
}

/**
 * The transform families, in the one order in which all four are always written
 * (reference/interactions#transforms).
 */
export const TRANSFORMS: readonly Family[] = ['move', 'scale', 'rotate', 'skew']

/** The families whose numbers are the four parts of a colour. */
export const COLOURS: readonly Family[] = ['backgroundColor', 'borderColor', 'color']

/** The initial value of a transform's channel. */
export const initialOf = (family: Family): number => Number(family === 'scale')

/** The properties that the numbers of a family set. */
export const propertiesOf = (family: Family): readonly string[] => APPEARANCES[family].properties

/** The properties that a change of a family repaints: bits of `PAINT`. */
export const paintsOf = (family: Family, isFirst: boolean): number =>
  APPEARANCES[family].paints & (isFirst ? -1 : ~PAINT.depth)

/** The `will-change` tokens an action wants while it runs. */
export function willChangeOf({ family, channels }: ItemPlan): readonly string[] {
  if (family === 'size') return channels.map(({ name }) => name)
  const { willChange } = APPEARANCES[family]
  return willChange ? [willChange] : []
}
