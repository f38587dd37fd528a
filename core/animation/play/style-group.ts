import type { InlineStyle } from '../../ports/page/stage.port.js'
import type { Family } from '../data/interactions.js'

/** The slots of one family's numbers in a style group, by channel in order of first use. */
export type ChannelSlots = Map<string, number>

/** Writes transform and opacity. */
export interface StyleWriter {
  /** Equal for writers that write the same text for the same numbers. */
  readonly key: string
  /** The transform: texts, each followed by a number except the last. */
  readonly texts: readonly string[]
  /** The places of the numbers in the style group. */
  readonly slots: readonly number[]
  readonly opacity: number
  readonly opacityUnit: string
}

/**
 * The numbers, by family, of elements that all actions have treated alike so far, painted as inline styles. A
 * frame computes the numbers once for all of them. Transforms and filters are never read back from the page,
 * so actions of different events add up (reference/interactions#actions).
 */
export interface StyleGroup<E> {
  /**
   * The elements with their styles; null: a shared object without an element (reference/interactions#targets
   * `objectId`).
   */
  readonly members: Map<E | null, InlineStyle | null>
  /** The styles of its members, and the style of a group with one member; null: must be collected again. */
  styles: readonly InlineStyle[] | null
  style: InlineStyle | null
  /**
   * The groups that were split from it, and the number of its own split, which increases; 0 for shared
   * objects.
   */
  readonly splitOff: StyleGroup<E>[]
  readonly splitNumber: number
  /** The numbers of all families in one row, with their units, and whether each ever moved. */
  values: Float64Array
  readonly units: string[]
  readonly moves: boolean[]
  readonly channelSlots: Partial<Record<Family, ChannelSlots>>
  /** The number of running actions that want each `will-change` token. */
  readonly willChange: Map<string, number>
  /** The writer of its transform and opacity; null: must be looked up again. */
  writer: StyleWriter | null
  /** The properties to paint: bits of `PAINT`. */
  dirty: number
}

/** The initial state of an element without actions. */
const NOTHING = {
  values: new Float64Array(),
  writer: null,
  units: [],
  moves: [],
  channelSlots: {},
  willChange: new Map(),
}

/**
 * Places the numbers of groups next to one another, in the order in which a frame reads them, because
 * processors read adjacent memory faster.
 */
export function alignNumbers<E>(groups: readonly StyleGroup<E>[]): void {
  const row = Float64Array.from(groups.flatMap(({ values }) => [...values]))
  let at = 0
  for (const group of groups) group.values = row.subarray(at, (at += group.values.length))
}

/**
 * A group of elements without known numbers, or with those of the group `known` from which they are split.
 */
export const createStyleGroup = <E>(
  members: Map<E | null, InlineStyle | null>,
  known: Omit<StyleGroup<E>, 'members' | 'style' | 'styles' | 'splitOff' | 'splitNumber' | 'dirty'> = NOTHING,
  splitNumber = 0,
): StyleGroup<E> => ({
  // The fields that a frame needs lie together.
  dirty: 0,
  values: known.values.slice(),
  writer: known.writer,
  style: null,
  styles: null,
  members,
  splitOff: [],
  splitNumber,
  units: [...known.units],
  moves: [...known.moves],
  channelSlots: Object.fromEntries(
    Object.entries(known.channelSlots).map(([family, slots]) => [family, new Map(slots)]),
  ),
  willChange: new Map(known.willChange),
})

/** Its only element; null for a shared object. */
export const elementOf = <E>({ members }: StyleGroup<E>): E | null => members.keys().next().value ?? null

/** The styles of its elements that have one. */
export function stylesOf<E>(group: StyleGroup<E>): readonly InlineStyle[] {
  const styles = (group.styles ??= [...group.members.values()].filter((style) => style !== null))
  if (styles.length === 1) group.style = styles[0] ?? null
  return styles
}

/** Lets a number change with every frame, so that it stands alone in the written text. */
export function letMove<E>(group: StyleGroup<E>, slot: number): void {
  if (group.moves[slot]) return
  group.moves[slot] = true
  group.writer = null
}

/**
 * Sets a number that may move; true if it changed. It touches little memory, since the browser has used the
 * caches between two frames.
 */
export function move<E>({ values }: StyleGroup<E>, slot: number, value: number): boolean {
  if (values[slot] === value) return false
  values[slot] = value
  return true
}

/** Sets a number and, unless null, its unit; true if either changed. */
export function put<E>(group: StyleGroup<E>, slot: number, value: number, unit: string | null): boolean {
  const { units } = group
  const isNewUnit = unit !== null && units[slot] !== unit
  if (isNewUnit) {
    units[slot] = unit
    group.writer = null
  }
  const isNew = move(group, slot, value)
  if (isNew) letMove(group, slot)
  return isNew || isNewUnit
}
