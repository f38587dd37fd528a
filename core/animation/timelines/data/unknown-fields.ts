import { isRecord, toList, toRecord } from '../../../shared/index.js'
import type { DataProblem } from '../../data/interactions.js'
import { createProblems, reportUnknown } from './problems.js'

/** The fields of the parts that decide how a record plays, also those that have no effect any more. */
export const FIELDS = {
  config:
    'control controlType delay jump speed scrollTriggerConfig pluginConfig eventName assignedGroupId ' +
    'assignedTimelineRole conditionalLogic conditionalPlayback triggerPoint',
  scrollTriggerConfig:
    'start end clamp scrub enter leave enterBack leaveBack pin endTrigger scroller horizontal showMarkers',
  timing: 'duration position ease repeat repeatDelay yoyo stagger delay',
  stagger: 'each amount from axis grid ease',
  splitText: 'type mask',
  settings: 'repeat repeatDelay yoyo delay control jump speed',
}

/** The fields that no part of the player reads: each name once, with the first place; not those of deleted records. */
export function unknownFields(interactions: unknown, timelines: unknown): readonly DataProblem[] {
  const { report, all } = createProblems()
  const check = (part: keyof typeof FIELDS, value: unknown, path: string): void => {
    if (!isRecord(value)) return
    for (const name of Object.keys(value))
      if (!FIELDS[part].split(' ').includes(name)) reportUnknown(report, `${path}.${name}`, 'the field', name)
  }
  toList(interactions).forEach((interaction, at) => {
    const { triggers, deleted } = toRecord(interaction)
    if (deleted === true) return
    toList(triggers).forEach((trigger, place) => {
      const config = toRecord(toList(trigger)[1])
      const path = `interactions[${at}].triggers[${place}]`
      check('config', config, path)
      check('scrollTriggerConfig', config['scrollTriggerConfig'], `${path}.scrollTriggerConfig`)
    })
  })
  toList(timelines).forEach((timeline, at) => {
    const { settings, actions, deleted } = toRecord(timeline)
    if (deleted === true) return
    check('settings', settings, `timelines[${at}].settings`)
    toList(actions).forEach((action, place) => {
      const { timing, splitText } = toRecord(action)
      const path = `timelines[${at}].actions[${place}]`
      check('timing', timing, `${path}.timing`)
      check('stagger', toRecord(timing)['stagger'], `${path}.timing.stagger`)
      check('splitText', splitText, `${path}.splitText`)
    })
  })
  return all()
}
