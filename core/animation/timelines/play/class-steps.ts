import type { ClassPlan } from '../data/model.js'

/** A change of classes at its time. */
export interface ClassStep<E> {
  readonly element: E
  readonly plan: ClassPlan
  readonly atS: number
  /** The class names that it changed, to be restored; null: it is not applied. */
  done: readonly string[] | null
}

/** Reads and changes the classes of elements. */
export interface ClassAccess<E> {
  readonly has: (element: E, name: string) => boolean
  readonly set: (element: E, name: string, isOn: boolean) => void
}

/**
 * Applies class changes whose time is past, and undoes those still to come; in the order of their times, since a
 * frame may leap over several of one class.
 */
export function renderClasses<E>(
  access: ClassAccess<E>,
  steps: readonly ClassStep<E>[],
  timeS: number,
  isForward: boolean,
): void {
  const isDue = ({ atS }: ClassStep<E>): boolean => timeS > atS || (timeS === atS && isForward)
  const turned = steps.filter((step) => isDue(step) === (step.done === null))
  for (const step of turned.sort((one, other) => one.atS - other.atS)) {
    const { element, plan, done } = step
    const changed =
      done ??
      plan.names.filter(
        (name) => plan.operation === 'toggle' || access.has(element, name) !== (plan.operation === 'add'),
      )
    for (const name of changed) access.set(element, name, !access.has(element, name))
    step.done = done ? null : changed
  }
}
