import type { Ease } from '../../values/bezier.js'
import type { StaggerPlan } from '../values/stagger.js'

/** The base of a target: the elements before its filter applies. */
export type TargetBase =
  | { readonly tag: 'selector'; readonly selector: string }
  /** The element that fired, or its parent. */
  | { readonly tag: 'trigger' }
  | { readonly tag: 'trigger-parent' }
  /** The visible window, for the pointer. */
  | { readonly tag: 'viewport' }

/** The relation of a target's element to one of its filter. */
export type Relationship =
  | 'within'
  | 'direct-child-of'
  | 'contains'
  | 'direct-parent-of'
  | 'next-to'
  | 'next-sibling-of'
  | 'prev-sibling-of'

/** The elements that a trigger listens on, or that an action changes. */
export interface TimelineTarget {
  readonly base: TargetBase
  readonly filter: { readonly relationship: Relationship; readonly by: TargetBase } | null
  /** Only the first of the elements, for each of the filter's. */
  readonly firstOnly: boolean
}

/** A start or end value of a property. */
export type Endpoint =
  | { readonly tag: 'number'; readonly value: number; readonly unit: string }
  | { readonly tag: 'text'; readonly text: string }
  | {
      readonly tag: 'random'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly unit: string
    }
  | { readonly tag: 'random-of'; readonly values: readonly Endpoint[] }
  /** Added to where the property is. */
  | { readonly tag: 'additive'; readonly by: Endpoint }

/** A property of an action; null: this end is the element's current value. */
export interface PropertyPlan {
  /** `x`, `scaleX`, `opacity` ..., or the name of a CSS property. */
  readonly name: string
  readonly from: Endpoint | null
  readonly to: Endpoint | null
}

/** A change of an element's classes, undone when time goes back before it. */
export interface ClassPlan {
  readonly names: readonly string[]
  readonly operation: 'add' | 'remove' | 'toggle'
}

/** The pieces into which a text is split, and the kind of box that masks them. */
export interface SplitPlan {
  readonly pieces: 'chars' | 'words' | 'lines'
  readonly mask: 'chars' | 'words' | 'lines' | null
}

/** A player that shows numbers: `lottie`, `spline`, `rive`. */
export interface PlayerPlan {
  readonly player: string
  readonly objectId: string | null
  /** The state machine whose inputs are set; null: the one that the element names. */
  readonly machine: string | null
  readonly numbers: readonly PropertyPlan[]
}

/** The settings of an element that follows the pointer. */
export interface PointerFollow {
  readonly axes: readonly ('x' | 'y')[]
  /** True: it stays at the pointer's last place; otherwise it returns to its own place. */
  readonly stays: boolean
  /** True: it starts at the pointer; otherwise at its own place. */
  readonly snaps: boolean
  /** The point of the element that is placed at the pointer, in shares of its size. */
  readonly anchor: { readonly x: number; readonly y: number }
}

/** The way of the pointer between two plays of a timeline. */
export interface PointerInterval {
  readonly px: number
  /** The axes along which it counts. */
  readonly isAlong: { readonly x: boolean; readonly y: boolean }
}

/** A start relative to the actions before: the base, and a distance from it. */
export interface PlacePlan {
  /** `<`, `>`: the start or end of the action before; empty: the end of all before; else a label. */
  readonly base: string
  /** In s, or a share of the action's own length or of the one before. */
  readonly amount: number
  readonly shareOf: 'own' | 'before' | null
}

/** One action of a timeline. Times in s. */
export interface ActionPlan {
  readonly id: string
  readonly kind: 'to' | 'from' | 'from-to' | 'set'
  readonly targets: readonly TimelineTarget[]
  readonly positionS: number
  /** Null: it starts at `positionS`. */
  readonly place: PlacePlan | null
  readonly durationS: number
  readonly ease: Ease
  readonly stagger: StaggerPlan | null
  /** -1: endless. */
  readonly repeat: number
  readonly repeatDelayS: number
  readonly yoyo: boolean
  readonly properties: readonly PropertyPlan[]
  readonly classes: readonly ClassPlan[]
  readonly split: SplitPlan | null
  readonly players: readonly PlayerPlan[]
  readonly follow: PointerFollow | null
}

/** A timeline of an interaction. Times in s. */
export interface TimelinePlan {
  readonly id: string
  readonly actions: readonly ActionPlan[]
  readonly delayS: number
  readonly repeat: number
  readonly repeatDelayS: number
  readonly yoyo: boolean
  /** The length of which percents are shares, for a timeline that follows a position. */
  readonly canvasS: number
  readonly groupId: string | null
  readonly role: string | null
  /** For a timeline that plays each time the pointer has gone so far. */
  readonly interval: PointerInterval | null
  readonly control: Control
  readonly jumpS: number | null
  readonly speed: number
}

/** The commands of triggers to timelines. */
export type Control =
  | 'play'
  | 'restart'
  | 'reverse'
  | 'reverseFlipEase'
  | 'pause'
  | 'resume'
  | 'stop'
  | 'reset'
  | 'complete'
  | 'togglePlayReverse'
  | 'togglePlayReverseFlipEase'
  | 'none'

/** The four moments of a scroll trigger. */
export interface ScrollToggles {
  readonly enter: Control
  readonly leave: Control
  readonly enterBack: Control
  readonly leaveBack: Control
}

/** The settings of a scroll trigger. */
export interface ScrollPlan {
  readonly start: string
  readonly end: string
  readonly clamps: boolean
  /** Smoothing in s; null: the toggles play the timeline. */
  readonly scrubS: number | null
  readonly toggles: ScrollToggles
  readonly isHorizontal: boolean
  /** The element at which the range ends; null: the trigger's own. */
  readonly endTarget: TimelineTarget | null
  /** The element that scrolls; null: the page. */
  readonly scroller: TimelineTarget | null
  /** The element that stays in place while the range is scrolled. */
  readonly pin: TimelineTarget | null
}

/** The occurrences of an event that count: each, the first, or those with a given number. */
export type Occurrences =
  | { readonly tag: 'each' | 'first' | 'odd' | 'even' }
  | { readonly tag: 'number'; readonly count: number }

/** The event of a trigger. */
export type TriggerEvent =
  | { readonly tag: 'load' }
  | { readonly tag: 'click'; readonly occurrences: Occurrences }
  /** `both`: the timelines say by their roles which of the two they follow. */
  | { readonly tag: 'hover'; readonly when: 'enter' | 'leave' | 'both'; readonly occurrences: Occurrences }
  | { readonly tag: 'focus' | 'blur' | 'change' }
  | { readonly tag: 'scroll'; readonly scroll: ScrollPlan }
  | { readonly tag: 'pointer'; readonly smoothS: number; readonly restX: number; readonly restY: number }
  | { readonly tag: 'custom'; readonly name: string }
  /** A navbar or dropdown opens or closes. */
  | { readonly tag: 'widget'; readonly widget: string }

/** A trigger of an interaction. */
export interface TimelineTrigger {
  readonly event: TriggerEvent
  readonly target: TimelineTarget | null
  readonly control: Control
  readonly delayMs: number
  readonly jumpS: number | null
  readonly speed: number
  /** The group of timelines that it plays; null: all. */
  readonly groupId: string | null
  /** The role of the timelines that it plays; null: as its event says. */
  readonly role: string | null
  readonly conditions: readonly PlaybackCondition[]
}

/** The effect of conditions: an interaction plays, is left out, or stands at its end. */
export type Playback = 'play' | 'leave-out' | 'skip-to-end'

/** A condition of the window or the visitor under which an interaction or a trigger does not play. */
export interface PlaybackCondition {
  readonly when:
    | { readonly tag: 'reduced-motion' }
    | { readonly tag: 'breakpoint'; readonly names: readonly string[] }
  readonly behaviour: 'dont-animate' | 'skip-to-end'
}

/** A component to which an interaction is limited, in some of its variants; an empty list: in all. */
export interface ComponentScope {
  readonly id: string
  readonly variants: readonly string[]
}

/** Triggers with the timelines that they play. */
export interface TimelineInteraction {
  readonly id: string
  readonly component: ComponentScope | null
  readonly triggers: readonly TimelineTrigger[]
  readonly timelines: readonly TimelinePlan[]
  readonly conditions: readonly PlaybackCondition[]
}
