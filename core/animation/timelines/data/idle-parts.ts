import type { DataProblem } from '../../data/interactions.js'
import type { TimelineInteraction, TimelineTrigger } from './model.js'
import { createProblems } from './problems.js'

/** True if the trigger needs no element: it follows the page's start or page code. */
const isWithoutElement = ({ event }: TimelineTrigger): boolean =>
  event.tag === 'load' || event.tag === 'custom'

const holdsAnElement = ({ event }: TimelineTrigger): boolean =>
  event.tag === 'scroll' && event.scroll.pin !== null

/**
 * The parts of interactions that are read but never play: each kind once, with the id of the first interaction that
 * has it.
 */
export function idleParts(interactions: readonly TimelineInteraction[]): readonly DataProblem[] {
  const { report, all } = createProblems()
  for (const { id, triggers, timelines } of interactions) {
    if (triggers.length === 0) report(id, 'an interaction without a known trigger does not play')
    else if (timelines.length === 0 && !triggers.some(holdsAnElement))
      report(id, 'an interaction without timelines does not play')
    for (const trigger of triggers) {
      const { event, target, groupId } = trigger
      if (target === null && !isWithoutElement(trigger))
        report(id, `a trigger of the kind "${event.tag}" without a target does not play`)
      if (groupId !== null && !timelines.some((timeline) => timeline.groupId === groupId))
        report(id, 'a trigger of a group without timelines does not play')
      if (event.tag === 'custom' && event.name === '')
        report(id, 'a trigger of page code without the name of its event does not play')
    }
    if (timelines.some(({ actions }) => actions.some(({ targets }) => targets.length === 0)))
      report(id, 'an action without a target does not play')
  }
  return all()
}
