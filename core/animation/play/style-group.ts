import type { InlineStyle } from '../../ports/stage.port.js'
import type { Family } from '../data/interactions.js'

/** The slots of one family's numbers in a style group, by channel in order of first use. */
export type ChannelSlots = Map<string, number>

/** The way transform and opacity are written. */
export interface StyleWriter {
  /** The same for writers that write the same of the same numbers. */
  readonly key: string
  /** The transform: texts with a number behind each but the last. */
  readonly texts: readonly string[]
  /** The places of the numbers in the style group. */
  readonly slots: readonly number[]
  readonly opacity: number
  readonly opacityUnit: string
}

/**
 * The numbers of elements that all actions treated alike so far, by family, painted as inline styles. A frame
 * works the numbers out once for all of them. It is never read back from the page for
 * transforms and filters, so actions of different events add up (reference/interactions#actions).
 */
export interface StyleGroup<E> {
  /**
   * The elements with their styles; null is a shared object without an element (reference/interactions#targets
   * `objectId`).
   */
  readonly members: Map<E | null, InlineStyle | null>
  /**
   * The styles of its members, and the one of a group that has no other; null where they have to be gathered
   * anew.
   */
  styles: readonly InlineStyle[] | null
  style: InlineStyle | null
  /**
   * The groups that were split from it, and the number of its own split, which counts up; 0 for a shared
   * object's.
   */
  readonly splitOff: StyleGroup<E>[]
  readonly splitNumber: number
  /** The numbers of all families in one row, what each is written with, and whether it ever moved. */
  values: Float64Array
  readonly units: string[]
  readonly moves: boolean[]
  readonly channelSlots: Partial<Record<Family, ChannelSlots>>
  /** The number of running actions that want each `will-change` token. */
  readonly willChange: Map<string, number>
  /** The writer of its transform and its opacity; null where that has to be found anew. */
  writer: StyleWriter | null
  /** The properties of it to be painted: bits of `PAINT`. */
  dirty: number
}

/** The initial facts of an element that nothing was done with. */
const NOTHING = {
  values: new Float64Array(),
  writer: null,
  units: [],
  moves: [],
  channelSlots: {},
  willChange: new Map(),
}

/**
 * Puts the numbers of groups side by side, in the order in which a frame goes through them: a processor waits
 * for what lies here and there, and not for what lies in a row.
 */
export function alignNumbers<E>(groups: readonly StyleGroup<E>[]): void {
  const row = Float64Array.from(groups.flatMap(({ values }) => [...values]))
  let at = 0
  for (const group of groups) group.values = row.subarray(at, (at += group.values.length))
}

/**
 * A group of elements of which nothing is known yet, or the same as the group `known` says that they are
 * split from.
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

/** From now on a number may change with every frame, so that it stands alone in what is written. */
export function letMove<E>(group: StyleGroup<E>, slot: number): void {
  if (group.moves[slot]) return
  group.moves[slot] = true
  group.writer = null
}

/**
 * Sets a number that may move; says whether it differs from what stood there. It touches as little memory as
 * it can: between two frames the browser has used the caches for itself.
 */
export function move<E>({ values }: StyleGroup<E>, slot: number, value: number): boolean {
  if (values[slot] === value) return false
  values[slot] = value
  return true
}

/** Sets a number and, unless null, its unit; says whether either differs from what stood there. */
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
