import type { AnyNode } from 'acorn'

/** Names in these positions refer to no variable: `a.name`, `{ name: 1 }`. */
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

/**
 * Pushes the nodes inside a node onto a list, the last one first. Code has millions of them, so no objects are
 * created.
 */
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
 * Every statement, expression and pattern of parsed code in order, without property names. Minified code is nested
 * deeper than the call stack allows (a chain of a thousand calls is), so there is no recursion.
 */
export function* nodesOf(root: AnyNode): Generator<AnyNode> {
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    pushInside(node, open)
  }
}
