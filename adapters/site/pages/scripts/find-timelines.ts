import type { CallExpression } from 'acorn'
import { isRecord } from '../../../../core/shared/index.js'
import { literalsAt, literalValue, parseScript, propertyName } from './literal.js'
import { nodesOf } from './nodes-of.js'

/** The arguments of a registration of the newer interactions, as the builder wrote them. */
export interface TimelineArguments {
  readonly interactions: readonly unknown[]
  readonly timelines: readonly unknown[]
}

const REGISTER = /\.register\(\s*(?=\[\s*\{)/g
/** Maximum number of matches, since each is read to its end. */
const MAX_MATCHES = 8

/** True for records of interactions; other registrations take lists of objects too. */
const isInteractions = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((record) => isRecord(record) && Array.isArray(record['triggers']))

const toArguments = (interactions: unknown, timelines: unknown): TimelineArguments | null =>
  isInteractions(interactions)
    ? { interactions, timelines: Array.isArray(timelines) ? (timelines as readonly unknown[]) : [] }
    : null

function readCall({ callee, arguments: given }: CallExpression): TimelineArguments | null {
  if (callee.type !== 'MemberExpression') return null
  if (propertyName({ key: callee.property, computed: callee.computed }) !== 'register') return null
  const [interactions, timelines] = given
  if (interactions?.type !== 'ArrayExpression') return null
  return toArguments(literalValue(interactions)?.value, timelines && literalValue(timelines)?.value)
}

const inBrokenCode = (code: string): readonly TimelineArguments[] =>
  [...code.matchAll(REGISTER)].slice(0, MAX_MATCHES).flatMap(({ index, 0: found }) => {
    const [interactions, timelines] = literalsAt(code, index + found.length)
    return toArguments(interactions, timelines) ?? []
  })

/** Merges several registrations into one. */
export const mergeTimelines = (all: readonly TimelineArguments[]): TimelineArguments | null =>
  all.length === 0
    ? null
    : {
        interactions: all.flatMap(({ interactions }) => interactions),
        timelines: all.flatMap(({ timelines }) => timelines),
      }

/**
 * The newer interactions in a script: the arguments of its `register` calls, read without running them. Null if there
 * are none that can be read.
 */
export function findTimelines(code: string): TimelineArguments | null {
  if (!/\bix3\b/.test(code) || !/\.register\(/.test(code)) return null
  const program = parseScript(code)
  if (program === null) return mergeTimelines(inBrokenCode(code))
  const found: TimelineArguments[] = []
  for (const node of nodesOf(program)) {
    const call = node.type === 'CallExpression' ? readCall(node) : null
    if (call) found.push(call)
  }
  return mergeTimelines(found)
}
