import type { Stage } from '../../ports/page/stage.port.js'
import { groupBy } from '../../shared/index.js'
import type { DataProblem, ItemPlan } from '../data/interactions.js'
import { findTargets } from '../targets/find-targets.js'
import type { TriggerContext } from '../targets/find-targets.js'
import { PAINT } from './appearance.js'
import { channelSlotsOf, channelValues } from './channel-slots.js'
import { paintGroups } from './paint.js'
import type { AnimationPlugins } from './plugin.js'
import { createStyleGroup, elementOf, stylesOf } from './style-group.js'
import type { StyleGroup } from './style-group.js'

/** The options for finding, playing and reporting styles. */
export interface StyleStoreOptions<E extends object> {
  readonly stage: Stage<E>
  readonly plugins: AnimationPlugins<E>
  /** Called for broken data that are found only while playing. */
  readonly onProblem?: (problem: DataProblem) => void
}

interface Rendering<E> {
  readonly item: ItemPlan
  readonly group: StyleGroup<E>
}

/**
 * The groups of one session: found by element, removed with their last element, and painted together once a
 * frame.
 */
export class StyleStore<E extends object> {
  readonly stage: Stage<E>
  readonly plugins: AnimationPlugins<E>
  readonly onProblem: (problem: DataProblem) => void
  readonly #groups = new WeakMap<E, StyleGroup<E>>()
  readonly #objects = new Map<string, StyleGroup<E>>()
  readonly #dirty: StyleGroup<E>[] = []
  #count = 0
  readonly #rendering: Rendering<E>[] = []
  #splits = 0

  constructor({ stage, plugins, onProblem = () => undefined }: StyleStoreOptions<E>) {
    this.stage = stage
    this.plugins = plugins
    this.onProblem = onProblem
  }

  /** The number of groups split from others so far. */
  get splits(): number {
    return this.#splits
  }

  /** The group of an element; none if it was never animated. */
  holding(element: E): StyleGroup<E> | undefined {
    return this.#groups.get(element)
  }

  /**
   * The groups of exactly these elements: other elements of the same groups are split off. `isAlone`: one
   * group for each element.
   */
  of(elements: readonly E[], isAlone = false): readonly StyleGroup<E>[] {
    if (elements.length === 1) return [this.#split(elements)]
    const alike = groupBy(new Set(elements), (element) => (isAlone ? element : this.#groups.get(element)))
    return [...alike.values()].map((own) => this.#split(own))
  }

  /**
   * The groups that an action changes: of a shared object, or of the elements that its target finds; for
   * plugins, one group for each element.
   */
  forItem(item: ItemPlan, context: TriggerContext<E>, isAlone = false): readonly StyleGroup<E>[] {
    const { objectId } = item.target
    if (objectId === null)
      return this.of(findTargets(this.stage, item.target, context), isAlone || item.family === 'plugin')
    const group = this.#objects.get(objectId) ?? createStyleGroup<E>(new Map([[null, null]]))
    this.#objects.set(objectId, group)
    return [group]
  }

  /**
   * Splits a group by a value that `read` takes from each element; elements with equal values stay together.
   */
  splitBy<T>(
    group: StyleGroup<E>,
    read: (element: E | null) => readonly T[],
  ): readonly (readonly [StyleGroup<E>, readonly T[]])[] {
    if (group.members.size < 2) return [[group, read(elementOf(group))]]
    const all = [...group.members.keys()].map((element) => ({ element, facts: read(element) }))
    return [...groupBy(all, ({ facts }) => facts.join()).values()].map((alike) => [
      this.#split(
        alike.map(({ element }) => element),
        group,
      ),
      alike[0]?.facts ?? [],
    ])
  }

  /** The group of elements that shared one `group` so far, or had none. */
  #split(own: readonly (E | null)[], group = own[0] ? this.#groups.get(own[0]) : undefined): StyleGroup<E> {
    if (group?.members.size === own.length) return group
    const part = createStyleGroup(
      new Map(own.map((element) => [element, element && this.stage.styles.styleOf(element)])),
      group,
      ++this.#splits,
    )
    for (const element of own) {
      if (element) this.#groups.set(element, part)
      group?.members.delete(element)
    }
    if (group) {
      group.styles = group.style = null
      group.splitOff.push(part)
      this.mark(part, group.dirty)
    }
    return part
  }

  mark(group: StyleGroup<E>, bits: number): void {
    if (group.dirty === 0 && bits !== 0) this.#dirty[this.#count++] = group
    group.dirty |= bits
  }

  /** Requests painting of the changes in `item`'s family; `paints` is the result of `paintsOf`. */
  show(item: ItemPlan, group: StyleGroup<E>, paints: number): void {
    if (item.family === 'plugin') this.#rendering.push({ item, group })
    else this.mark(group, paints)
  }

  /** Shows or hides an element at once, for display actions. */
  display(item: ItemPlan, group: StyleGroup<E>): void {
    if (item.family === 'display')
      for (const style of stylesOf(group)) style.setProperty('display', item.word)
  }

  /** Adds (1) or removes (-1) an action in the counts of its `will-change` tokens. */
  countWillChange(group: StyleGroup<E>, tokens: readonly string[], change: 1 | -1): void {
    for (const token of tokens) {
      const before = group.willChange.get(token) ?? 0
      group.willChange.set(token, before + change)
      if (before + Math.min(change, 0) === 0) this.mark(group, PAINT.willChange)
    }
  }

  /** Writes the values that changed since the last time. */
  paint(): void {
    const count = this.#count
    this.#count = 0
    // The row keeps its length between frames: if emptied, it would have to grow again each time.
    if (this.#dirty.length > count) this.#dirty.length = count
    paintGroups(this.#dirty, count)
    for (const { item, group } of this.#rendering) {
      const slots = channelSlotsOf(group, item.family)
      this.plugins[item.actionTypeId]?.render(
        elementOf(group),
        item,
        [...slots.keys()],
        channelValues(group, slots),
      )
    }
    this.#rendering.length = 0
  }
}
