import type { Stage } from '../../ports/page/stage.port.js'
import type { EventPlan } from '../data/interactions.js'
import type { Run } from '../play/run.js'
import { findTriggers } from '../targets/find-targets.js'
import { domEventsOf } from '../triggers/event-types.js'

/** One trigger element of one event. */
export interface Trigger<E> {
  readonly event: EventPlan
  readonly element: E
  /**
   * Its number among the event's elements; a partner event's element of the same number is its counterpart.
   */
  readonly index: number
  readonly key: string
  /** The place among all triggers of its type: events in data order, elements in page order. */
  readonly order: number
  /** Holds the tracks of a continuous event. */
  readonly run: Run<E>
}

/** The trigger elements of the page, by event type and by element. */
export class Bindings<E extends object> {
  readonly #byType = new Map<string, Trigger<E>[]>()
  readonly #byElement = new WeakMap<E, Trigger<E>[]>()
  readonly #byEvent = new Map<EventPlan, Map<E, Trigger<E>>>()
  readonly #counts = new Map<string, number>()
  #order = 0

  /** Types with at least one trigger, in the order of their first appearance in the data. */
  get types(): ReadonlyMap<string, readonly Trigger<E>[]> {
    return this.#byType
  }

  /** The DOM events with at least one listener. */
  domEvents(): ReadonlySet<string> {
    return new Set([...this.#byType.keys()].flatMap(domEventsOf))
  }

  /** The triggers on an element, of all types. */
  of(element: E): readonly Trigger<E>[] {
    return this.#byElement.get(element) ?? []
  }

  /** The triggers of one event. */
  ofEvent(event: EventPlan): Iterable<Trigger<E>> {
    return this.#byEvent.get(event)?.values() ?? []
  }

  /** Binds the elements of an event that are not bound yet, and returns them. */
  bind(stage: Stage<E>, event: EventPlan): readonly Trigger<E>[] {
    const fresh: Trigger<E>[] = []
    const known = this.#byEvent.get(event) ?? new Map<E, Trigger<E>>()
    this.#byEvent.set(event, known)
    for (const element of findTriggers(stage, event)) {
      if (known.has(element)) continue
      const own = this.#byElement.get(element) ?? []
      const index = this.#counts.get(event.id) ?? 0
      const key = `${event.id}:${index}`
      const run: Run<E> = { key, event, element, groupIndex: 0, isStopped: false }
      const trigger: Trigger<E> = { event, element, index, key, order: this.#order++, run }
      this.#counts.set(event.id, index + 1)
      known.set(element, trigger)
      own.push(trigger)
      this.#byElement.set(element, own)
      fresh.push(trigger)
    }
    if (fresh.length === 0) return fresh
    const list = this.#byType.get(event.type) ?? []
    this.#byType.set(event.type, list)
    for (const trigger of fresh) list.push(trigger)
    return fresh
  }

  /** Unbinds elements that left the page, and returns their triggers. */
  prune(isGone: (element: E) => boolean): readonly Trigger<E>[] {
    const gone: Trigger<E>[] = []
    for (const [type, list] of this.#byType)
      this.#byType.set(
        type,
        list.filter((trigger) => {
          const isLost = isGone(trigger.element)
          if (isLost) gone.push(trigger)
          return !isLost
        }),
      )
    for (const { event, element } of gone) {
      this.#byElement.delete(element)
      this.#byEvent.get(event)?.delete(element)
    }
    return gone
  }
}
