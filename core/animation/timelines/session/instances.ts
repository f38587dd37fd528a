import type { TimelineInteraction, TimelinePlan, TimelineTrigger } from '../data/model.js'
import { buildTimeline } from '../play/build-timeline.js'
import type { BuildContext } from '../play/build-timeline.js'
import { findElements } from '../play/find-elements.js'
import type { Playing, TimelinePlayer } from '../play/player.js'
import type { ScrollPlace, ScrollRange } from '../play/scroll-range.js'

/** The timelines of an interaction for one of its trigger elements; null: no element, as at load. */
export interface Instance<E> {
  readonly interaction: TimelineInteraction
  readonly element: E | null
  readonly playings: readonly Playing<E>[]
}

/** A trigger on one of its elements. */
export interface BoundTrigger<E> {
  readonly instance: Instance<E>
  readonly trigger: TimelineTrigger
  readonly element: E
  /** True: its timelines jump to their end. */
  readonly isInstant: boolean
  /** The number of its events so far. */
  count: number
  range: ScrollRange | null
  /** Null before the first measurement. */
  place: ScrollPlace | null
}

/** Triggers without an element: at load, and those of page code. */
const hasNoElement = ({ event }: TimelineTrigger): boolean => event.tag === 'load' || event.tag === 'custom'

/** True if a timeline of the interaction plays instead of following a position. */
const plays = ({ triggers }: TimelineInteraction, { interval }: TimelinePlan): boolean =>
  interval !== null ||
  !triggers.some(
    ({ event }) => (event.tag === 'scroll' && event.scroll.scrubS !== null) || event.tag === 'pointer',
  )

/** The instances of interactions, made once for each trigger element. */
export class Instances<E extends object> {
  readonly #context: BuildContext<E>
  readonly #player: TimelinePlayer<E>
  readonly #byInteraction = new Map<TimelineInteraction, Map<E | null, Instance<E>>>()
  readonly #bound = new Map<TimelineTrigger, Set<E | null>>()

  constructor(context: BuildContext<E>, player: TimelinePlayer<E>) {
    this.#context = context
    this.#player = player
  }

  /** The elements of a trigger that are not bound yet, with their instances. */
  bind(
    interaction: TimelineInteraction,
    trigger: TimelineTrigger,
    isInstant: boolean,
  ): readonly BoundTrigger<E>[] {
    const { stage, further } = this.#context
    const { elements } = stage
    const { component } = interaction
    const known = this.#bound.get(trigger) ?? new Set<E | null>()
    this.#bound.set(trigger, known)
    const found: readonly (E | null)[] = hasNoElement(trigger)
      ? [null]
      : trigger.target
        ? findElements(elements, trigger.target, null, further)
        : []
    return found.flatMap((element) => {
      if (known.has(element)) return []
      if (component && element && further.isInComponent?.(elements, component, element) === false) return []
      known.add(element)
      const instance = this.#instanceOf(interaction, element)
      return [
        {
          instance,
          trigger,
          element: element ?? elements.page,
          isInstant,
          count: 0,
          range: null,
          place: null,
        },
      ]
    })
  }

  /** Adds new elements to all timelines. */
  renew(): void {
    for (const own of this.#byInteraction.values())
      for (const { interaction, element, playings } of own.values())
        for (const playing of playings) {
          const { plan } = playing.timeline
          this.#player.renew(playing, buildTimeline(this.#context, plan, element, plays(interaction, plan)))
        }
  }

  #instanceOf(interaction: TimelineInteraction, element: E | null): Instance<E> {
    const own = this.#byInteraction.get(interaction) ?? new Map<E | null, Instance<E>>()
    this.#byInteraction.set(interaction, own)
    const known = own.get(element)
    if (known) return known
    const instance: Instance<E> = {
      interaction,
      element,
      playings: interaction.timelines.map((plan) =>
        this.#player.add(buildTimeline(this.#context, plan, element, plays(interaction, plan))),
      ),
    }
    own.set(element, instance)
    return instance
  }
}
