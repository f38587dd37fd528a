import type { Stage } from '../../ports/page/stage.port.js'
import type { ParameterPlan } from '../data/interactions.js'
import { click } from '../triggers/click.js'
import { componentChange } from '../triggers/component.js'
import { COMPONENT_EVENTS, domEventsOf } from '../triggers/event-types.js'
import { hover } from '../triggers/hover.js'
import { isInView, viewChange } from '../triggers/in-view.js'
import { direction, pageProgress } from '../triggers/page-scroll.js'
import {
  isInside,
  pointerShare,
  pointerShareOf,
  scrollShare,
  snapToEdge,
  viewProgress,
} from '../triggers/progress.js'
import type { PointerPosition } from '../triggers/progress.js'
import type { TriggerState, TriggerResult } from '../triggers/trigger-state.js'
import type { Trigger } from './binding.js'
import { parameterKey } from './follow-parameters.js'
import type { Signal } from './signal.js'

/** The facts that a rule may read, and the function that sets parameters. */
export interface EvaluationContext<E extends object> {
  readonly stage: Stage<E>
  readonly signal: Signal<E>
  /** The pointer's last known position; NaN before it was seen. */
  readonly pointer: PointerPosition
  /** Reduced motion: nothing follows the pointer, and parameters of scrolling wait until it rests. */
  readonly isInstant: boolean
  /** The first look at a page counts as scrolling up. */
  readonly firstLookIsUp: boolean
  readonly publish: (key: string, value: number) => void
}

const publish = <E extends object>(
  context: EvaluationContext<E>,
  trigger: Trigger<E>,
  plan: ParameterPlan,
  share: number,
): void => context.publish(parameterKey(trigger, plan), plan.isReversed ? 1 - share : share)

function evaluatePointer<E extends object>(
  context: EvaluationContext<E>,
  trigger: Trigger<E>,
  plan: ParameterPlan,
  state: TriggerState,
): TriggerState {
  const { signal, pointer } = context
  const { elements, layout } = context.stage
  if (context.isInstant) return state
  let share: number
  let elementHovered = true
  if (plan.basedOn === 'ELEMENT') {
    elementHovered = signal.target
      ? elements.contains(trigger.element, signal.target)
      : isInside(layout.box(trigger.element), pointer)
    share = elementHovered ? pointerShareOf(layout.box(trigger.element), pointer, plan) : plan.rest
  } else share = pointerShare(layout.view(), pointer, plan)
  if (signal.name === 'mouseout') share = snapToEdge(share)
  const isChange = state.elementHovered !== elementHovered
  if (elementHovered || isChange) publish(context, trigger, plan, share)
  return isChange ? { ...state, elementHovered } : state
}

function evaluateScrollProgress<E extends object>(
  context: EvaluationContext<E>,
  trigger: Trigger<E>,
  plan: ParameterPlan,
  state: TriggerState,
): TriggerState {
  const { layout } = context.stage
  if (context.isInstant) return state
  const share =
    plan.basedOn === 'VIEWPORT'
      ? scrollShare(layout.view(), plan)
      : viewProgress(layout.box(trigger.element), layout.view(), plan)
  if (share === (state.scrollPercent ?? 0) || Number.isNaN(share)) return state
  context.publish(parameterKey(trigger, plan), share)
  return { ...state, scrollPercent: share }
}

/**
 * Evaluates every axis or parameter of a continuous event from the state before the signal; the state of the
 * last one is stored.
 */
const evaluateParameters = <E>(
  trigger: Trigger<E>,
  state: TriggerState,
  evaluateOne: (plan: ParameterPlan) => TriggerState,
): TriggerResult => [
  trigger.event.parameters.reduce((kept, plan) => {
    const next = evaluateOne(plan)
    return next === state ? kept : next
  }, state),
  false,
]

/**
 * The rule of every event type (reference/interactions#triggers): the state to remember, and whether the list
 * starts.
 */
export function evaluateTrigger<E extends object>(
  context: EvaluationContext<E>,
  trigger: Trigger<E>,
  state: TriggerState,
): TriggerResult {
  const { stage, signal } = context
  const { elements, layout } = stage
  const { event, element } = trigger
  const hasPartner = event.partnerId !== null
  switch (event.type) {
    case 'MOUSE_CLICK':
    case 'MOUSE_SECOND_CLICK':
      return click(state, event.type === 'MOUSE_SECOND_CLICK', hasPartner)
    case 'MOUSE_OVER':
    case 'MOUSE_OUT': {
      const isHovered =
        signal.name === 'mouseover' ||
        (signal.relatedElement !== null && elements.contains(element, signal.relatedElement))
      return hover(state, isHovered, event.type === 'MOUSE_OVER')
    }
    case 'MOUSE_MOVE':
      return evaluateParameters(trigger, state, (plan) => evaluatePointer(context, trigger, plan, state))
    case 'SCROLLING_IN_VIEW':
      return evaluateParameters(trigger, state, (plan) =>
        evaluateScrollProgress(context, trigger, plan, state),
      )
    case 'PAGE_SCROLL':
      if (!context.isInstant)
        for (const plan of event.parameters) publish(context, trigger, plan, pageProgress(layout.view()))
      return [state, false]
    case 'SCROLL_INTO_VIEW':
    case 'SCROLL_OUT_OF_VIEW': {
      const isVisible = isInView(layout.box(element), layout.view(), event.offset, event.offsetIsPx)
      return viewChange(state, isVisible, event.type === 'SCROLL_INTO_VIEW', hasPartner)
    }
    case 'PAGE_SCROLL_UP':
    case 'PAGE_SCROLL_DOWN': {
      const isDown = event.type === 'PAGE_SCROLL_DOWN'
      return direction(state, layout.view(), event.offset, event.offsetIsPx, isDown, context.firstLookIsUp)
    }
    case 'PAGE_START':
      return element === elements.page && !state.started
        ? [{ ...state, started: true }, true]
        : [state, false]
    case 'PAGE_FINISH': {
      const isComplete = (stage.readyState?.() ?? 'complete') === 'complete'
      return [isComplete ? { ...state, finished: true } : state, isComplete]
    }
    default:
      if (domEventsOf(event.type) !== COMPONENT_EVENTS) return [state, true]
      // A navbar does not open with the dropdown inside it.
      if (event.type.startsWith('NAVBAR') && signal.target !== element) return [state, false]
      return componentChange(state, signal.name === 'COMPONENT_ACTIVE', /OPEN|_ACTIVE/.test(event.type))
  }
}
