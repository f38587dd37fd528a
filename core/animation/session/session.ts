import type { Stage } from '../../ports/page/stage.port.js'
import { groupBy } from '../../shared/index.js'
import { isLimited, isAllowedAt, selectBreakpoint } from '../data/breakpoint.js'
import type { DataProblem, Interactions } from '../data/interactions.js'
import type { Parameter } from '../play/continuous-animation.js'
import { lastFrameBefore } from '../play/last-frame.js'
import { Player } from '../play/player.js'
import type { LifecycleListener } from '../play/player-options.js'
import type { AnimationPlugins } from '../play/plugin.js'
import type { Run } from '../play/run.js'
import { domEventsOf, SCAN_EVENTS } from '../triggers/event-types.js'
import type { TriggerState } from '../triggers/trigger-state.js'
import { INITIAL_STATE } from '../triggers/trigger-state.js'
import type { PointerPosition } from '../triggers/progress.js'
import { Bindings } from './binding.js'
import type { Trigger } from './binding.js'
import { clearStyles } from './clear-styles.js'
import { followParameters, parameterKey } from './follow-parameters.js'
import { evaluateTrigger } from './evaluate-trigger.js'
import { pageSignal } from './signal.js'
import type { Signal } from './signal.js'

const windowWidth = <E extends object>({ layout }: Stage<E>): number =>
  layout.windowWidth?.() ?? layout.view().innerWidth

/** The options of a session. */
export interface SessionOptions<E extends object> {
  readonly stage: Stage<E>
  readonly interactions: Interactions
  readonly plugins: AnimationPlugins<E>
  readonly isInstant: () => boolean
  readonly onLifecycle?: LifecycleListener<E>
  /** Called for broken data that are found only while playing. */
  readonly onProblem?: (problem: DataProblem) => void
}

const SCAN_PAUSE_MS = 12

/** One running action list: its event, its trigger element, and the group that plays. */
export interface RunReport<E> {
  readonly event: string
  readonly type: string
  readonly list: string
  readonly group: number
  readonly element: E
}

/**
 * The actions that play at this moment, for inspection (reference/page-api#interactions-module `ixSession`).
 */
export interface SessionReport<E> {
  readonly breakpoint: string | null
  /** Numbers of trigger elements by event type. */
  readonly triggers: Readonly<Record<string, number>>
  readonly running: readonly RunReport<E>[]
  /** Keyframe tracks that follow scrolling or the pointer. */
  readonly tracks: number
}

/**
 * The interactions of a page from start to stop: trigger elements, remembered states, running lists
 * (reference/page-api#sessions). It requests nothing by itself: the host delivers signals and frames.
 */
export class Session<E extends object> {
  readonly #options: SessionOptions<E>
  readonly #player: Player<E>
  readonly #bindings = new Bindings<E>()
  readonly #hasBoundaries: boolean
  readonly #runs = new Map<string, Run<E>>()
  readonly states = new Map<string, TriggerState>()
  readonly parameters = new Map<string, Parameter>()
  #breakpoint: string | null
  #lastScanMs = -Infinity
  #pointer: PointerPosition = { clientX: NaN, clientY: NaN, pageX: NaN, pageY: NaN }

  constructor(options: SessionOptions<E>) {
    const { stage, interactions } = options
    this.#options = options
    stage.refresh?.()
    this.#hasBoundaries = stage.elements.select(stage.markup.boundarySelector).length > 0
    this.#breakpoint = selectBreakpoint(interactions.breakpoints, windowWidth(stage))
    this.#player = new Player({
      ...options,
      engineVersion: interactions.engineVersion,
      boundaryOf: (element) => this.#boundaryOf(element),
    })
  }

  get #isEarly(): boolean {
    return this.#options.interactions.engineVersion === 'early'
  }

  get player(): Player<E> {
    return this.#player
  }

  /**
   * Binds the elements of the page and paints initial states. Calling it again adds new elements and keeps
   * everything that runs or is remembered. Returns whether anything was added.
   */
  bind(nowMs: number): boolean {
    const { stage, interactions } = this.#options
    stage.refresh?.()
    const isFirst = this.#bindings.types.size === 0
    if (!isFirst) this.#prune()
    let added = false
    // Types in the order of their first appearance (reference/interactions#starting).
    const byType = groupBy(interactions.events.values(), ({ type }) => type)
    for (const event of [...byType.values()].flat()) {
      const fresh = this.#bindings.bind(stage, event)
      if (fresh.length > 0) {
        added = true
        // Read now, so that ignored parts are reported when the page starts, not when it plays.
        void event.list.groups
      }
      // An event of another breakpoint could otherwise replace the initial state of this breakpoint's own.
      if (!isAllowedAt(event, this.#breakpoint)) continue
      if (event.isContinuous) {
        for (const trigger of this.#bindings.ofEvent(event))
          followParameters(this.#player, trigger, (key) => this.#parameter(key))
      } else if (event.list.startsWithInitialState) {
        const triggers = [...this.#bindings.ofEvent(event)].map(({ element }) => element)
        if (triggers.length > 0) this.#player.paintInitial(event, triggers, nowMs, !isFirst)
      }
    }
    return added
  }

  /** The DOM events that the page's interactions need. */
  domEvents(): ReadonlySet<string> {
    return this.#bindings.domEvents()
  }

  /** The elements of a type, to which a platform adds style rules. */
  triggersOf(type: string): readonly Trigger<E>[] {
    return this.#bindings.types.get(type) ?? []
  }

  /** Handles a signal. Returns in how many ms the page must be scanned again (`scan`), or null. */
  handle(signal: Signal<E>, nowMs: number): number | null {
    const isScan = SCAN_EVENTS.includes(signal.name)
    const waitMs = this.#lastScanMs + SCAN_PAUSE_MS - nowMs
    const scansNow = isScan && waitMs <= 0
    if (scansNow) this.#lastScanMs = nowMs
    if (signal.pointer) this.#pointer = signal.pointer
    this.#evaluateAll(signal, nowMs, (type) => domEventsOf(type) !== SCAN_EVENTS || scansNow)
    return isScan && !scansNow ? waitMs : null
  }

  /** Starts the list of a trigger's event; it replaces the running list of the event or of its partner. */
  start({ event, element, index, key }: Trigger<E>, nowMs: number): void {
    if (event.isContinuous) return
    for (const other of [event.partnerId === null ? null : `${event.partnerId}:${index}`, key]) {
      const run = other === null ? undefined : this.#runs.get(other)
      if (run) this.#player.stop(run)
    }
    const run: Run<E> = { key, event, element, groupIndex: 0, isStopped: false }
    this.#runs.set(key, run)
    this.#player.play(run, this.#isEarly ? nowMs : lastFrameBefore(this.#player.lastFrameMs, nowMs))
  }

  /**
   * Reads the positions of elements after scrolling or another movement. `onlyTracks`: only tracks that
   * follow the scroll position.
   */
  scan(nowMs: number, onlyTracks = false): void {
    this.#lastScanMs = nowMs
    this.#evaluateAll(pageSignal('scroll'), nowMs, (type) => domEventsOf(type) === SCAN_EVENTS, onlyTracks)
  }

  /**
   * True if the new window width requires a restart with other events (reference/interactions#breakpoints).
   */
  crossesBreakpoint(): boolean {
    const { stage, interactions } = this.#options
    const { breakpoints } = interactions
    const key = selectBreakpoint(breakpoints, windowWidth(stage))
    if (key === this.#breakpoint) return false
    this.#breakpoint = key
    const triggers = [...this.#bindings.types.values()].flat()
    return triggers.some(({ event }) => isLimited(event, breakpoints))
  }

  /** Removes every style that an action of the data can have set. */
  clearStyles(): void {
    clearStyles(this.#options.stage, this.#options.interactions, this.#options.plugins)
  }

  /** Reduced motion was switched on or off. */
  motionChanged(): void {
    if (this.#options.isInstant())
      for (const trigger of this.triggersOf('MOUSE_MOVE'))
        for (const plan of trigger.event.parameters) this.#parameter(parameterKey(trigger, plan)).value = null
    this.#player.wake()
  }

  /** Plays one frame; see `Player.frame`. */
  frame(nowMs: number): number {
    this.#options.stage.refresh?.()
    return this.#player.frame(nowMs)
  }

  report(): SessionReport<E> {
    const running = new Map(this.#player.tweens.map(({ run }) => [run.key, run]))
    return {
      breakpoint: this.#breakpoint,
      triggers: Object.fromEntries([...this.#bindings.types].map(([type, list]) => [type, list.length])),
      running: [...running.values()].map(({ event, groupIndex, element }) => ({
        event: event.id,
        type: event.type,
        list: event.list.id,
        group: groupIndex,
        element,
      })),
      tracks: this.#player.continuousAnimations.length,
    }
  }

  #evaluateAll(signal: Signal<E>, nowMs: number, wants: (type: string) => boolean, onlyTracks = false): void {
    const { stage } = this.#options
    stage.refresh?.()
    const starting: Trigger<E>[] = []
    for (const [type, triggers] of this.#bindings.types) {
      if (!wants(type) || !domEventsOf(type).includes(signal.name)) continue
      for (const trigger of this.#reached(type, triggers, signal)) {
        if (!isAllowedAt(trigger.event, this.#breakpoint) || (onlyTracks && !trigger.event.isContinuous))
          continue
        const before = this.states.get(trigger.key) ?? INITIAL_STATE
        const [state, starts] = evaluateTrigger(
          {
            stage,
            signal,
            pointer: this.#pointer,
            isInstant: this.#options.isInstant() && !onlyTracks,
            firstLookIsUp: !this.#isEarly,
            publish: (key, value) => this.publish(key, value),
          },
          trigger,
          before,
        )
        if (state !== before) this.states.set(trigger.key, state)
        if (starts) starting.push(trigger)
      }
    }
    for (const trigger of starting) this.start(trigger, nowMs)
  }

  /**
   * The triggers that a signal can concern: for a signal at an element, those around it, unless a type
   * watches others too.
   */
  #reached(type: string, triggers: readonly Trigger<E>[], signal: Signal<E>): readonly Trigger<E>[] {
    const { elements } = this.#options.stage
    if (!signal.target || type === 'MOUSE_MOVE' || domEventsOf(type) === SCAN_EVENTS) return triggers
    const found = this.#bindings.of(elements.page).filter(({ event }) => event.type === type)
    for (let at: E | null = signal.target; at; at = elements.parent(at))
      for (const trigger of this.#bindings.of(at)) if (trigger.event.type === type) found.push(trigger)
    return found.length < 2 ? found : [...new Set(found)].sort((a, b) => a.order - b.order)
  }

  #parameter(key: string): Parameter {
    const known = this.parameters.get(key) ?? { value: null }
    this.parameters.set(key, known)
    return known
  }

  /** Sets a parameter that tracks follow. */
  publish(key: string, value: number): void {
    const parameter = this.#parameter(key)
    const next = Number.isNaN(value) ? 0 : value
    if (parameter.value === next) return
    parameter.value = next
    this.#player.wake(parameter)
  }

  #boundaryOf(element: E): E | null {
    if (!this.#hasBoundaries) return null
    const { elements, markup } = this.#options.stage
    let at: E | null = element
    while (at && !elements.matches(at, markup.boundarySelector)) at = elements.parent(at)
    return at
  }

  #prune(): void {
    const { page, isConnected } = this.#options.stage.elements
    if (!isConnected) return
    const isGone = (element: E): boolean => element !== page && !isConnected(element)
    this.#player.forget(isGone)
    for (const { key, event } of this.#bindings.prune(isGone)) {
      this.#runs.delete(key)
      this.states.delete(key)
      for (const { groupId } of event.parameters) this.parameters.delete(`${key}:${groupId}`)
    }
  }
}
