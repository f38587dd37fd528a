import type { Ease } from '../../values/bezier.js'
import type { StaggerPlan } from '../values/stagger.js'

/** The elements that a target begins with. */
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

/** One end of a property's way. */
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

/** A property of an action; null: that end stays what the element has. */
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

/** The pieces that a text is split into, and the kind of box that masks them. */
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

/** The way in which elements follow the pointer. */
export interface PointerFollow {
  readonly axes: readonly ('x' | 'y')[]
  /** Stays where the pointer has left; goes back to its own place otherwise. */
  readonly stays: boolean
  /** Begins at the pointer; comes from its own place otherwise. */
  readonly snaps: boolean
  /** The point of the element that is at the pointer, in shares of its size. */
  readonly anchor: { readonly x: number; readonly y: number }
}

/** One action of a timeline. Times in s. */
export interface ActionPlan {
  readonly id: string
  readonly kind: 'to' | 'from' | 'from-to' | 'set'
  readonly targets: readonly TimelineTarget[]
  readonly positionS: number
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
  /** At least as long as this: a canvas of percents. */
  readonly canvasS: number
  readonly groupId: string | null
  readonly role: string | null
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

/** The way in which a scroll trigger follows the page. */
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
  /** The element that stays in place while the range is passed. */
  readonly pin: TimelineTarget | null
}

/** Which of the occurrences of an event count: each, the first, or those of a number. */
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
  readonly groupId: string | null
  readonly conditions: readonly PlaybackCondition[]
}

/** A window or a visitor for whom an interaction, or one of its triggers, does not play. */
export interface PlaybackCondition {
  readonly when:
    | { readonly tag: 'reduced-motion' }
    | { readonly tag: 'breakpoint'; readonly names: readonly string[] }
  readonly behaviour: 'dont-animate' | 'skip-to-end'
}

/** A component that an interaction is limited to, in some of its variants; none: in all of them. */
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
