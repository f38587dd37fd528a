import type { AnyNode } from 'acorn'

/** Names in these places are words of the code itself, which refer to nothing: `a.name`, `{ name: 1 }`. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  ExportAllDeclaration: ['exported'],
  MetaProperty: ['meta', 'property'],
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string'

function nodesIn(node: AnyNode): readonly AnyNode[] {
  const isComputed = 'computed' in node && node.computed
  const skipped = isComputed ? [] : (OWN_WORDS[node.type] ?? [])
  return Object.entries(node)
    .filter(([name]) => !skipped.includes(name))
    .flatMap(([, value]): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

/**
 * Every statement, expression and pattern of parsed code in the order of the code, its own words left out. Minified
 * code is nested deeper than calls may be (a chain of a thousand calls is), so this goes without recursion.
 */
export function* nodesOf(root: AnyNode): Generator<AnyNode> {
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    const inside = nodesIn(node)
    for (let index = inside.length - 1; index >= 0; index -= 1) open.push(inside[index] as AnyNode)
  }
}
