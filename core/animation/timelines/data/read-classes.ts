import { toList, toRecord, toText } from '../../../shared/index.js'
import type { ClassPlan } from './model.js'
import { reportUnknown } from './problems.js'
import type { Report } from './problems.js'

const OPERATIONS = ['add', 'remove', 'toggle'] as const

/** Reads a change of classes. */
export function readClasses(value: unknown, path: string, report: Report): readonly ClassPlan[] {
  const change = toRecord(toRecord(value)['class'])
  const given = toList(change['selectors'])
  const names = (given.length > 0 ? given : [change['className']]).flatMap((name) =>
    (toText(name) ?? '').split(/[\s.]+/).filter((part) => part !== ''),
  )
  if (names.length === 0) return []
  const operation = OPERATIONS.find((name) => `${name}Class` === change['operation'])
  if (!operation) reportUnknown(report, path, 'a class operation', change['operation'])
  return operation ? [{ names, operation }] : []
}
