import type { Stage } from '../../ports/page/stage.port.js'
import type { EventPlan, GroupPlan, Interactions, ListPlan } from '../data/interactions.js'
import { willChangeOf, propertiesOf } from '../play/appearance.js'
import type { AnimationPlugins } from '../play/plugin.js'
import { findTargets } from '../targets/find-targets.js'

/**
 * Removes the inline styles of every action's targets, for all events and for lists without an event,
 * including those that the page was served with (reference/interactions#clearing-styles).
 */
export function clearStyles<E extends object>(
  stage: Stage<E>,
  interactions: Interactions,
  plugins: AnimationPlugins<E>,
): void {
  const clearGroup = (group: GroupPlan, event: EventPlan | null): void => {
    for (const item of group) {
      const { objectId } = item.target
      const targets =
        objectId === null ? findTargets(stage, item.target, { event, element: null, boundary: null }) : [null]
      for (const element of targets) {
        plugins[item.actionTypeId]?.clear(element, item)
        const style = element && stage.styles.styleOf(element)
        if (!style) continue
        for (const property of propertiesOf(item.family)) style.setProperty(property, '')
        const willChange = willChangeOf(item)
        const tokens = style.getPropertyValue('will-change').split(/,\s*/)
        const kept = tokens.filter((token) => !willChange.includes(token))
        if (kept.length < tokens.length) style.setProperty('will-change', kept.join(', '))
      }
    }
  }
  const used = new Set([...interactions.events.values()].map(({ list }) => list))
  const clearList = (list: ListPlan, event: EventPlan | null): void => {
    for (const group of list.groups) clearGroup(group, event)
    for (const frames of list.parameterGroups.values())
      for (const { items } of frames) clearGroup(items, event)
  }
  for (const event of interactions.events.values()) clearList(event.list, event)
  for (const list of interactions.lists.values()) if (!used.has(list)) clearList(list, null)
}
