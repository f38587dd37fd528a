import type { ParameterPlan } from '../data/interactions.js'
import type { Parameter } from '../play/continuous-animation.js'
import type { Player } from '../play/player.js'
import type { Trigger } from './binding.js'

/**
 * The name of the parameter that a continuous event sets: one for each element, or one for all events of the
 * group (reference/interactions#pointer-position, reference/interactions#scrolling-in-view).
 */
export function parameterKey<E>(trigger: Trigger<E>, plan: ParameterPlan): string {
  const { type } = trigger.event
  const isOwn =
    type === 'MOUSE_MOVE'
      ? plan.basedOn === 'ELEMENT'
      : type === 'SCROLLING_IN_VIEW' && plan.basedOn !== 'VIEWPORT'
  return isOwn ? `${trigger.key}:${plan.groupId}` : plan.groupId
}

/** Ties the tracks of a continuous event to its parameters. */
export function followParameters<E extends object>(
  player: Player<E>,
  trigger: Trigger<E>,
  parameterOf: (key: string) => Parameter,
): void {
  for (const plan of trigger.event.parameters)
    player.follow(trigger.run, plan, parameterOf(parameterKey(trigger, plan)))
}
