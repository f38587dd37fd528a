import { toList, toRecord, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'
import { reportUnknown } from './problems.js'

const OPERATIONS = ['add', 'remove', 'toggle'] as const

/** Reads a change of classes. */
export const readClasses: FurtherParts['readClasses'] = (namespace, value, path, report) => {
  if (namespace !== 'wf:class') return null
  const change = toRecord(toRecord(value)['class'])
  const given = toList(change['selectors'])
  const names = (given.length > 0 ? given : [change['className']]).flatMap((name) =>
    (toText(name) ?? '').split(/[\s.]+/).filter((part) => part !== ''),
  )
  if (names.length === 0) return {}
  const operation = OPERATIONS.find((name) => `${name}Class` === change['operation'])
  if (!operation) reportUnknown(report, path, 'a class operation', change['operation'])
  return operation ? { classes: [{ names, operation }] } : {}
}
