import type { Ease } from '../values/bezier.js'
import type { EngineVersion } from './engine-version.js'

/**
 * The property that an action changes; each has its own place in an element's state
 * (reference/interactions#actions).
 */
export type Family =
  | 'move'
  | 'scale'
  | 'rotate'
  | 'skew'
  | 'opacity'
  | 'size'
  | 'filter'
  | 'fontVariation'
  | 'backgroundColor'
  | 'borderColor'
  | 'color'
  | 'display'
  | 'object'
  | 'plugin'

/** One number that an action changes: an axis, a dimension, a filter kind, a font axis, a colour channel. */
export interface ChannelPlan {
  readonly name: string
  /** NaN: unchanged; a size action writes its other dimension too (reference/interactions#sizes). */
  readonly to: number
  /** The value of an element that was not animated before. */
  readonly initial: number
  /** The unit written behind the number; null leaves the unit the element has. */
  readonly unit: string | null
  /** The dimension grows to its natural size, which is measured when the action starts. */
  readonly auto: boolean
}

/**
 * `true`: the trigger element itself; the others: elements in that relation to it
 * (reference/interactions#finding-targets).
 */
export type Relation = boolean | 'PARENT' | 'CHILDREN' | 'SIBLINGS'

/** The target of an action or an event, before its elements are looked up on the page. */
export interface TargetPlan {
  readonly id: string | null
  readonly selector: string | null
  readonly isPage: boolean
  readonly objectId: string | null
  readonly relation: Relation
  readonly isBounded: boolean
  /** The id of the element that holds a plugin's player; null: the target's own elements hold it. */
  readonly pluginElement: string | null
}

/** The target to which `affectedElements` of an event redirects an action. */
export interface TargetOverride {
  readonly target: TargetPlan
  readonly limit: 'CHILDREN' | 'SIBLINGS' | 'IMMEDIATE_CHILDREN' | null
}

/** One action: its change, elements, duration and curve. */
export interface ItemPlan {
  readonly actionTypeId: string
  readonly family: Family
  readonly delayMs: number
  /** null: the plugin knows the duration. */
  readonly durationMs: number | null
  readonly ease: Ease
  readonly hasBezier: boolean
  readonly target: TargetPlan
  readonly channels: readonly ChannelPlan[]
  /** The display keyword, for `display`. */
  readonly word: string
  /** A custom property that holds the colour instead of the channels. */
  readonly swatch: string | null
  /** Unchanged `config.value`, for plugins. */
  readonly pluginValue: unknown
}

/** Actions that begin together; the next group waits for all of them. */
export type GroupPlan = readonly ItemPlan[]

/** The actions at one place of a continuous parameter, percent. */
export interface KeyframePlan {
  /** 0..100. */
  readonly at: number
  readonly items: GroupPlan
}

/** An action list, ready to play. */
export interface ListPlan {
  readonly id: string
  readonly groups: readonly GroupPlan[]
  readonly startsWithInitialState: boolean
  readonly parameterGroups: ReadonlyMap<string, readonly KeyframePlan[]>
}

/** One axis or parameter of a continuous event (reference/interactions#events). */
export interface ParameterPlan {
  readonly groupId: string
  readonly axis: 'x' | 'y'
  readonly basedOn: string | null
  readonly isReversed: boolean
  /** 0..100. */
  readonly smoothing: number
  /** 0..1. */
  readonly rest: number
  readonly startsEntering: boolean
  readonly startsExiting: boolean
  /** Fractions of the element's height, 0 without an offset. */
  readonly startOffset: number
  readonly endOffset: number
}

/** An event: which elements trigger what, and how. */
export interface EventPlan {
  readonly id: string
  readonly type: string
  readonly isContinuous: boolean
  readonly list: ListPlan
  /** The event whose list stops when this one starts; null for page events and if there is none. */
  readonly partnerId: string | null
  /** Keys of the breakpoints it runs on; null: all. */
  readonly breakpoints: readonly unknown[] | null
  readonly target: TargetPlan | null
  readonly targets: readonly TargetPlan[]
  readonly overrides: ReadonlyMap<string, TargetOverride>
  readonly loops: boolean
  readonly offset: number
  readonly offsetIsPx: boolean
  /** A quick effect replaces the delays of its first played group by this; null: not a quick effect. */
  readonly effectDelayMs: number | null
  readonly parameters: readonly ParameterPlan[]
}

/** A span of window widths in px with a name (reference/interactions#breakpoints). */
export interface Breakpoint {
  readonly key: string
  readonly min: number
  readonly max: number
}

/** Interaction data, checked and ready to play. */
export interface Interactions {
  readonly events: ReadonlyMap<string, EventPlan>
  readonly lists: ReadonlyMap<string, ListPlan>
  readonly breakpoints: readonly Breakpoint[]
  readonly engineVersion: EngineVersion
}

/** A part of the data that is ignored, with its path. */
export interface DataProblem {
  readonly path: string
  readonly message: string
}
