import { toList, toRecord, toText } from '../../../shared/index.js'
import type { PlaybackCondition } from './model.js'
import { reportUnknown } from './problems.js'
import type { Report } from './problems.js'

/** Reads the conditions of an interaction or of a trigger: rows of `type`, `behavior` and `breakpoints`. */
export function readConditions(value: unknown, path: string, report: Report): readonly PlaybackCondition[] {
  return toList(value).flatMap((each, at): readonly PlaybackCondition[] => {
    const { type, behavior, breakpoints } = toRecord(each)
    const behaviour = behavior === 'skip-to-end' ? 'skip-to-end' : 'dont-animate'
    if (type === 'prefers-reduced-motion') return [{ when: { tag: 'reduced-motion' }, behaviour }]
    if (type === 'breakpoint') {
      const names = toList(breakpoints).flatMap((name) => toText(name) ?? [])
      return [{ when: { tag: 'breakpoint', names }, behaviour }]
    }
    reportUnknown(report, `${path}[${at}]`, 'a condition of the type', type)
    return []
  })
}
