import type { Stage } from '../../ports/stage.port.js'
import type { ItemPlan } from '../data/interactions.js'
import { findTargets } from '../targets/find-targets.js'
import type { Cause } from '../targets/find-targets.js'
import { createSheet, PAINT } from './sheet.js'
import { paintSheet } from './paint.js'
import type { Sheet } from './sheet.js'

/** The sheets of one session: found by element, collected with it, and painted together once a frame. */
export class SheetBook<E extends object> {
  readonly #stage: Stage<E>
  readonly #sheets = new WeakMap<E, Sheet<E>>()
  readonly #objects = new Map<string, Sheet<E>>()
  readonly #dirty: Sheet<E>[] = []

  constructor(stage: Stage<E>) {
    this.#stage = stage
  }

  of(element: E): Sheet<E> {
    const known = this.#sheets.get(element)
    if (known) return known
    const sheet = createSheet(element)
    this.#sheets.set(element, sheet)
    return sheet
  }

  /** The sheets an action changes: of a shared object, or of the elements its target finds. */
  forItem(item: ItemPlan, cause: Cause<E>): readonly Sheet<E>[] {
    const { objectId } = item.target
    if (objectId === null)
      return findTargets(this.#stage, item.target, cause).map((element) => this.of(element))
    const sheet = this.#objects.get(objectId) ?? createSheet<E>(null)
    this.#objects.set(objectId, sheet)
    return [sheet]
  }

  mark(sheet: Sheet<E>, bits: number): void {
    if (sheet.dirty === 0 && bits !== 0) this.#dirty.push(sheet)
    sheet.dirty |= bits
  }

  /** Counts an action in (1) or out (-1) of the `will-change` tokens it wants. */
  hint(sheet: Sheet<E>, tokens: readonly string[], change: 1 | -1): void {
    for (const token of tokens) {
      const before = sheet.hints.get(token) ?? 0
      sheet.hints.set(token, before + change)
      if (before + Math.min(change, 0) === 0) this.mark(sheet, PAINT.willChange)
    }
  }

  /** Writes what changed since the last time, and only that. */
  paint(): void {
    for (const sheet of this.#dirty) paintSheet(this.#stage, sheet)
    this.#dirty.length = 0
  }
}
