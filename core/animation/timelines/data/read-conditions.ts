import { toList, toRecord, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'
import type { PlaybackCondition } from './model.js'
import { reportUnknown } from './problems.js'

/** Reads rows of `type`, `behavior` and `breakpoints`; a single one may stand without its list. */
export const readConditions: FurtherParts['readConditions'] = (value, path, report) =>
  [value ?? []].flat().flatMap((each, at): readonly PlaybackCondition[] => {
    const { type, behavior, breakpoints } = toRecord(each)
    const behaviour = behavior === 'skip-to-end' ? 'skip-to-end' : 'dont-animate'
    if (type === 'prefers-reduced-motion') return [{ when: { tag: 'reduced-motion' }, behaviour }]
    if (type === 'breakpoint') {
      const names = toList(breakpoints).flatMap((name) => toText(name) ?? [])
      return [{ when: { tag: 'breakpoint', names }, behaviour }]
    }
    reportUnknown(report, `${path}[${at}]`, 'a condition of the type', type ?? each)
    return []
  })
