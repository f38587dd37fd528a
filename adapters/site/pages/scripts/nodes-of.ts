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

/** Puts the nodes inside a node on a list, the last one first. Code has millions: nothing is made on the way. */
function pushInside(node: AnyNode, open: AnyNode[]): void {
  const own = 'computed' in node && node.computed ? undefined : OWN_WORDS[node.type]
  const first = open.length
  for (const name in node) {
    if (own?.includes(name)) continue
    const value: unknown = node[name as keyof AnyNode]
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) {
      if (isNode(value)) open.push(value)
    } else for (const each of value as unknown[]) if (isNode(each)) open.push(each)
  }
  for (let low = first, high = open.length - 1; low < high; low += 1, high -= 1) {
    const kept = open[low] as AnyNode
    open[low] = open[high] as AnyNode
    open[high] = kept
  }
}

/**
 * Every statement, expression and pattern of parsed code in the order of the code, its own words left out. Minified
 * code is nested deeper than calls may be (a chain of a thousand calls is), so this goes without recursion.
 */
export function* nodesOf(root: AnyNode): Generator<AnyNode> {
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    pushInside(node, open)
  }
}
