import type { AnyNode, CallExpression, Program } from 'acorn'
import { pageScripts } from '../facts/scripts.js'
import { parsePage } from '../parse-page.js'
import { withoutJsonArgument } from './json-argument.js'
import { literalAt, literalValue, parseScript, propertyName } from './literal.js'
import { nodesOf } from './nodes-of.js'

/** The starts of interaction data in incomplete code, or in code that cannot be parsed. */
const DATA_STARTS = [
  /require\(\s*['"]ix2['"]\s*\)\s*\.init\(\s*/g,
  /\.init\(\s*(?=\{\s*["']?(?:events|actionLists)["']?\s*:|JSON\.parse)/g,
  /(?=\{\s*["']?(?:events|actionLists)["']?\s*:\s*\{)/g,
  /(?=JSON\.parse\(\s*['"`]\{\\?"(?:events|actionLists))/g,
]
/** Maximum number of matches, since each is read to its end. */
const MAX_MATCHES = 8

const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('events' in value || 'actionLists' in value)

const isInit = ({ callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  propertyName({ key: callee.property, computed: callee.computed }) === 'init'

/** True for a call of `require('ix2').init`, with which scripts of every generation pass their data. */
const isInteractionInit = (call: CallExpression): boolean => {
  if (!isInit(call) || call.callee.type !== 'MemberExpression') return false
  const [name] = call.callee.object.type === 'CallExpression' ? call.callee.object.arguments : []
  return name?.type === 'Literal' && name.value === 'ix2'
}

const isDataObject = (node: AnyNode): boolean =>
  node.type === 'ObjectExpression' &&
  node.properties.some(
    (property) =>
      property.type === 'Property' &&
      /^(?:events|actionLists)$/.test(propertyName(property) ?? '') &&
      property.value.type === 'ObjectExpression',
  )

/**
 * A node that may be the data, with its rank: 0, the most reliable, is the argument of `require('ix2').init`.
 */
function candidateOf(node: AnyNode): { readonly rank: number; readonly node: AnyNode } | null {
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments
    if (argument && isInit(node)) return { rank: isInteractionInit(node) ? 0 : 1, node: argument }
    return argument?.type === 'Literal' &&
      typeof argument.value === 'string' &&
      /^\{"(?:events|actionLists)/.test(argument.value)
      ? { rank: 3, node }
      : null
  }
  return isDataObject(node) ? { rank: 2, node } : null
}

function findInProgram(program: Program): unknown {
  const candidates: NonNullable<ReturnType<typeof candidateOf>>[] = []
  for (const node of nodesOf(program)) {
    const candidate = candidateOf(node)
    if (candidate !== null) candidates.push(candidate)
  }
  candidates.sort((one, other) => one.rank - other.rank)
  for (const { node } of candidates) {
    const literal = literalValue(node)
    if (isData(literal?.value)) return literal?.value
  }
  return undefined
}

/** JSON passed to `require('ix2').init`, if the code around it shows that; undefined if not. */
function findJson(code: string): unknown {
  const cut = withoutJsonArgument(code)
  const program = cut === null || !isData(cut.value) ? null : parseScript(cut.code)
  if (cut === null || program === null) return undefined
  for (const node of nodesOf(program)) {
    const candidate = candidateOf(node)
    if (candidate?.rank === 0) return candidate.node.start === cut.start ? cut.value : undefined
  }
  return undefined
}

function findInBrokenCode(text: string): unknown {
  for (const start of DATA_STARTS)
    for (const { index, 0: found } of [...text.matchAll(start)].slice(0, MAX_MATCHES)) {
      const literal = literalAt(text, index + found.length)
      if (isData(literal?.value)) return literal?.value
    }
  return undefined
}

function findInScript(code: string): unknown {
  if (!/events|actionLists/.test(code)) return undefined
  const json = findJson(code)
  if (json !== undefined) return json
  const program = parseScript(code)
  return program === null ? findInBrokenCode(code) : findInProgram(program)
}

function findInPage(html: string): unknown {
  const page = parsePage(html)
  if (!page.ok) return undefined
  for (const script of pageScripts(page.value)) {
    const data = script.tag === 'inline' ? findInScript(script.code) : undefined
    if (data !== undefined) return data
  }
  return undefined
}

/**
 * The interaction data in a text: plain JSON, or the argument of `require('ix2').init` in an exported script, a chunk
 * of one or a page with an inline script. Undefined if there are none. Nothing is run.
 */
export function findInteractions(text: string): unknown {
  const bare = text.replace(/^\uFEFF/, '').trimStart()
  if (bare.startsWith('<')) return findInPage(bare)
  if (bare.startsWith('{'))
    try {
      const json: unknown = JSON.parse(bare)
      return isData(json) ? json : undefined
    } catch {
      // The braces were a block at the start of a script.
    }
  return findInScript(bare)
}
