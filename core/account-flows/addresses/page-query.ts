import { decodeText, ownValue } from '../../shared/index.js'
import { QUERY_LIMITS } from './query-limits.js'

/** A value of a query: a text, a list, or a group of named values. */
export type QueryValue = string | readonly QueryValue[] | QueryGroup
/** Named values of a query. */
export interface QueryGroup {
  readonly [name: string]: QueryValue
}

/**
 * Reads a query as pages write it: `a=1`, `a[b]=1`, `a[]=1`, `a[0]=1`. `search` may begin with a question
 * mark. Beyond the depth limit the remaining brackets become one name; items beyond the list limit and
 * parameters beyond the total limit are dropped.
 */
export function parseQuery(search: string): QueryGroup {
  const root: Branch = new Map()
  const parameters = search.replace(/^\?/, '').split('&', QUERY_LIMITS.parameters)
  for (const parameter of parameters) {
    const [name = '', ...rest] = parameter.split('=')
    if (name !== '') put(root, pathOf(decode(name)), decode(rest.join('=')))
  }
  return toGroup(root)
}

/** A parameter that is one text; null if it is absent, a list or a group. The first of equal names counts. */
export function textParameter(query: QueryGroup, name: string): string | null {
  const value = ownValue(query, name)
  if (typeof value === 'string') return value
  const first: unknown = Array.isArray(value) ? value[0] : null
  return typeof first === 'string' ? first : null
}

type Branch = Map<string, Branch | string[]>

/** Invalid percent-encoding stays as it is. */
const decode = (text: string): string => decodeText(text.replaceAll('+', ' '))

/** Splits `a[b][c]` into a, b, c. */
function pathOf(name: string): readonly string[] {
  const first = /^[^[]+/.exec(name)?.[0]
  if (first === undefined) return [name]
  const path = [first]
  let rest = name.slice(first.length)
  while (rest !== '') {
    const part = /^\[([^[\]]*)\]/.exec(rest)
    if (part === null || path.length > QUERY_LIMITS.depth) return [...path, rest]
    path.push(part[1] ?? '')
    rest = rest.slice(part[0].length)
  }
  return path
}

function put(branch: Branch, [name = '', ...below]: readonly string[], value: string): void {
  const known = branch.get(name)
  const isListEntry = below.length === 1 && /^\d*$/.test(below[0] ?? '')
  if (below.length === 0 || isListEntry) {
    if (known === undefined) branch.set(name, [value])
    else if (Array.isArray(known) && known.length < QUERY_LIMITS.listLength) known.push(value)
    return
  }
  if (known instanceof Map) return put(known, below, value)
  if (known !== undefined) return
  const group: Branch = new Map()
  branch.set(name, group)
  put(group, below, value)
}

const toGroup = (branch: Branch): QueryGroup =>
  Object.fromEntries(
    [...branch].map(([name, value]) => [
      name,
      value instanceof Map ? toGroup(value) : value.length === 1 ? (value[0] ?? '') : value,
    ]),
  )
