import type { Stage } from '../../../ports/page/stage.port.js'
import type { Signal } from '../../session/signal.js'
import type { Colour } from '../../values/colour.js'
import type { LoadedParts } from '../data/further-parts.js'
import type {
  Playback,
  SplitPlan,
  TimelineInteraction,
  TimelineTarget,
  TimelineTrigger,
} from '../data/model.js'
import type { ClassAccess } from '../play/class-steps.js'
import { ElementStates } from '../play/element-state.js'
import { findElements } from '../play/find-elements.js'
import { createMeasures } from '../play/measures.js'
import { TimelinePlayer } from '../play/player.js'
import type { ShowPlayer } from '../play/player.js'
import { Instances } from './instances.js'
import type { BoundTrigger } from './instances.js'
import { counts } from './occurrence.js'
import type { CreatePointerTriggers, PointerTriggers } from './pointer-triggers.js'
import type { CreateScrollTriggers, ScrollTriggers } from './scroll-triggers.js'

/** The options of a session. */
export interface TimelineSessionOptions<E extends object> {
  /** The further parts that the data use. */
  readonly further: LoadedParts
  /** Null: there are no scroll triggers. */
  readonly scrolling: CreateScrollTriggers<E> | null
  /** Null: there are no pointer triggers. */
  readonly pointer: CreatePointerTriggers<E> | null
  readonly stage: Stage<E>
  readonly interactions: readonly TimelineInteraction[]
  /** Numbers 0..1, for random values. */
  readonly random: () => number
  /** The channels of a colour; only an alpha if the text is no colour. */
  readonly colour: (text: string) => Colour
  readonly classes: ClassAccess<E>
  /** The pieces of an element's text; the element itself where it cannot be split. */
  readonly split: (element: E, plan: SplitPlan) => readonly E[]
  readonly show: ShowPlayer<E>
  /** Reduced motion: everything that plays goes to its end at once. */
  readonly isInstant: () => boolean
  /** True if the visitor prefers reduced motion, which interactions may have as a condition. */
  readonly isReduced: () => boolean
}

interface Waiting {
  readonly atMs: number
  readonly run: (nowMs: number) => void
}

type EventTag = TimelineTrigger['event']['tag']

const DOM_EVENTS: Readonly<Record<EventTag, readonly string[]>> = {
  load: [],
  custom: [],
  click: ['click'],
  hover: ['mouseover', 'mouseout'],
  focus: ['focusin'],
  blur: ['focusout'],
  change: ['change'],
  scroll: ['scroll'],
  pointer: ['mousemove', 'mouseout'],
  widget: ['IX3_COMPONENT_STATE_CHANGE'],
}

/** The timeline interactions of one page while they are bound. */
export class TimelineSession<E extends object> {
  readonly #options: TimelineSessionOptions<E>
  readonly #states: ElementStates<E>
  readonly #player: TimelinePlayer<E>
  readonly #instances: Instances<E>
  readonly #scrolling: ScrollTriggers<E> | null
  readonly #pointer: PointerTriggers<E> | null
  readonly #byElement = new Map<E, BoundTrigger<E>[]>()
  readonly #bound: BoundTrigger<E>[] = []
  #waiting: Waiting[] = []

  constructor(options: TimelineSessionOptions<E>) {
    const { stage } = options
    this.#options = options
    const states = (this.#states = new ElementStates(stage))
    const context = { ...options, states, measures: createMeasures(stage) }
    this.#player = new TimelinePlayer({ ...options, context })
    this.#instances = new Instances(context, this.#player)
    const find = (target: TimelineTarget, trigger: E): readonly E[] =>
      findElements(stage.elements, target, trigger, options.further)
    const parts = { ...options, states, find, player: this.#player }
    this.#scrolling = options.scrolling?.(parts) ?? null
    this.#pointer = options.pointer?.(parts) ?? null
  }

  /** The names of the events with at least one listener. */
  domEvents(): ReadonlySet<string> {
    return new Set(this.#bound.flatMap(({ trigger }) => DOM_EVENTS[trigger.event.tag]))
  }

  /** The numbers of bound triggers and of playing timelines. */
  report(): { readonly triggers: number; readonly playing: number } {
    return { triggers: this.#bound.length, playing: this.#player.playing.size }
  }

  #playback({ conditions }: TimelineInteraction, trigger: TimelineTrigger): Playback {
    const { stage, isReduced, further } = this.#options
    const all = [...conditions, ...trigger.conditions]
    if (all.length === 0) return 'play'
    const { windowWidth, view } = stage.layout
    return further.playbackAt?.(all, windowWidth?.() ?? view().innerWidth, isReduced()) ?? 'play'
  }

  /** The combined effect of all conditions; while it stays the same, nothing has to restart. */
  conditions(): string {
    return this.#options.interactions
      .flatMap((each) => each.triggers.map((trigger) => this.#playback(each, trigger)))
      .join()
  }

  /** Binds new elements, and plays the interactions that start with the page. */
  bind(nowMs: number): void {
    this.#options.stage.refresh?.()
    this.#instances.renew()
    const fresh = this.#options.interactions.flatMap((interaction) =>
      interaction.triggers.flatMap((trigger) => {
        const playback = this.#playback(interaction, trigger)
        if (playback === 'leave-out') return []
        return this.#instances.bind(interaction, trigger, playback === 'skip-to-end')
      }),
    )
    this.#states.paint()
    for (const bound of fresh) {
      this.#bound.push(bound)
      const own = this.#byElement.get(bound.element) ?? []
      this.#byElement.set(bound.element, own)
      own.push(bound)
    }
    this.measure(nowMs)
    for (const bound of fresh) this.#begin(bound, nowMs)
  }

  #begin(bound: BoundTrigger<E>, nowMs: number): void {
    const { event } = bound.trigger
    if (event.tag === 'load' || (event.tag === 'scroll' && bound.isInstant)) this.#fire(bound, nowMs)
    this.#scrolling?.follow(bound, nowMs)
    this.#pointer?.rest(bound, nowMs)
  }

  /** Measures the scroll triggers; call it after each change of the page's layout. */
  measure(nowMs: number): void {
    this.#scrolling?.measure(this.#bound, nowMs)
  }

  /** Takes in an event of the page. */
  handle(signal: Signal<E>, nowMs: number): void {
    const { name, target } = signal
    this.#options.stage.refresh?.()
    if (name === 'scroll') this.#scrolling?.noteScroll(nowMs)
    else if (target && name !== 'mousemove') this.#bubble(signal, target, nowMs)
    if (name.startsWith('mouse')) this.#pointer?.handle(this.#bound, signal, nowMs)
  }

  #bubble(signal: Signal<E>, target: E, nowMs: number): void {
    const { elements } = this.#options.stage
    const { name, relatedElement } = signal
    for (let element: E | null = target; element; element = elements.parent(element))
      for (const bound of this.#byElement.get(element) ?? []) {
        const { event } = bound.trigger
        const isInside = relatedElement !== null && elements.contains(element, relatedElement)
        if (name === 'mouseover' || name === 'mouseout') {
          const edge = name === 'mouseover' ? 'enter' : 'leave'
          if (event.tag === 'hover' && !isInside && (event.when === 'both' || event.when === edge))
            this.#count(bound, nowMs, edge)
        } else if (event.tag !== 'hover' && event.tag !== 'widget' && DOM_EVENTS[event.tag].includes(name))
          this.#count(bound, nowMs)
      }
  }

  #count(bound: BoundTrigger<E>, nowMs: number, edge?: string): void {
    const { event } = bound.trigger
    bound.count++
    if (!('occurrences' in event) || counts(event.occurrences, bound.count)) this.#fire(bound, nowMs, edge)
  }

  /**
   * Handles a navbar or dropdown that opened or closed; without a timeline for that role, closing plays
   * backwards.
   */
  widgetChanged(element: E, widget: unknown, state: unknown, nowMs: number): void {
    if (state !== 'open' && state !== 'close') return
    for (const bound of this.#byElement.get(element) ?? []) {
      const { event } = bound.trigger
      if (event.tag === 'widget' && event.widget === widget) this.#count(bound, nowMs, state)
    }
  }

  /** Handles a named event of page code. */
  emit(name: string, nowMs: number): void {
    for (const bound of this.#bound) {
      const { event } = bound.trigger
      if (event.tag === 'custom' && event.name === name) this.#fire(bound, nowMs)
    }
  }

  /** Plays the timelines of a trigger: those of its group, or of the role for this edge. */
  #fire(bound: BoundTrigger<E>, nowMs: number, edge?: string): void {
    const { trigger, instance } = bound
    const { groupId } = trigger
    const { isInstant } = this.#options
    const role = (trigger.role ?? edge)?.toLowerCase()
    // No timeline has the group, which was removed: nothing plays.
    if (groupId !== null && !instance.playings.some(({ timeline: { plan } }) => plan.groupId === groupId))
      return
    const run = (atMs: number): void => {
      for (const playing of instance.playings) {
        const { plan } = playing.timeline
        const hasRole = role !== undefined && plan.role !== null
        const isChosen = hasRole
          ? plan.role?.toLowerCase().endsWith(role)
          : groupId === null || plan.groupId === groupId
        const control = hasRole ? plan.control : edge === 'close' ? 'reverse' : trigger.control
        const { jumpS, speed } = hasRole || groupId !== null ? plan : trigger
        if (isChosen)
          this.#player.control(playing, control, atMs, { jumpS, speed }, bound.isInstant || isInstant())
        else if (control !== 'none' && (hasRole || plan.groupId !== null))
          this.#player.control(playing, 'pause', atMs, { jumpS: null, speed: 1 })
      }
    }
    if (trigger.delayMs > 0) this.#waiting.push({ atMs: nowMs + trigger.delayMs, run })
    else run(nowMs)
  }

  /** Handles a change of the reduced motion setting. */
  motionChanged(): void {
    if (this.#options.isInstant()) this.#player.finishAll()
  }

  /** True if a frame is wanted. */
  get wantsFrame(): boolean {
    return (
      this.#player.isPlaying ||
      this.#pointer?.isMoving === true ||
      this.#scrolling?.isWaiting === true ||
      this.#waiting.length > 0
    )
  }

  /** Plays one frame. Returns the ms until the next frame is needed: 0 the next frame, Infinity at rest. */
  frame(nowMs: number): number {
    if (this.#waiting.length > 0) this.#runWaiting(nowMs)
    this.#scrolling?.frame(this.#bound)
    const follows = this.#pointer?.frame(nowMs)
    if (this.#player.frame(nowMs) || follows) return 0
    return Math.min(...this.#waiting.map(({ atMs }) => atMs - nowMs), Infinity)
  }

  #runWaiting(nowMs: number): void {
    const due = this.#waiting.filter(({ atMs }) => atMs <= nowMs)
    this.#waiting = this.#waiting.filter(({ atMs }) => atMs > nowMs)
    for (const { run } of due) run(nowMs)
  }

  /** Restores everything. */
  restore(): void {
    this.#player.undoClasses()
    this.#states.restore()
  }
}
