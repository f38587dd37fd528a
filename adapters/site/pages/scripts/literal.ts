import type { AnyNode, Expression, ObjectExpression, Program, SpreadElement } from 'acorn'
import { BoundedParser } from './bounded-parser.js'

/** Maximum depth of nested values; a builder's data are far below it. */
export const MAX_LITERAL_DEPTH = 200

/** The value of code that can be read without running it; null if it would have to run. */
export type Literal = { readonly value: unknown } | null

/** Parses code as a script or a module; null if it is neither, or incomplete. Nothing is run. */
export function parseScript(code: string): Program | null {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return BoundedParser.parse(code, {
        ecmaVersion: 'latest',
        sourceType,
        allowHashBang: true,
        allowReturnOutsideFunction: true,
      })
    } catch (thrown) {
      if (!isParseFailure(thrown)) throw thrown
    }
  }
  return null
}

/** Reads the literal at a position of a text, and ignores the text after it. */
export function literalAt(text: string, start: number): Literal {
  try {
    return literalValue(BoundedParser.parseExpressionAt(text, start, { ecmaVersion: 'latest' }))
  } catch (thrown) {
    if (!isParseFailure(thrown)) throw thrown
    return null
  }
}

/** Reads the comma-separated literals at a position of a text; none if one of them would have to run. */
export function literalsAt(text: string, start: number): readonly unknown[] {
  try {
    const node = BoundedParser.parseExpressionAt(text, start, { ecmaVersion: 'latest' })
    const literals = (node.type === 'SequenceExpression' ? node.expressions : [node]).map((each) =>
      literalValue(each),
    )
    return literals.some((literal) => literal === null) ? [] : literals.map((literal) => literal?.value)
  } catch (thrown) {
    if (!isParseFailure(thrown)) throw thrown
    return []
  }
}

/** True for a failure of parsing. A recursive parser runs out of stack on deeply nested input. */
const isParseFailure = (thrown: unknown): boolean =>
  thrown instanceof SyntaxError || thrown instanceof RangeError

/**
 * The value of a literal: objects, lists, strings, numbers and their minified forms (`!0`, `void 0`), also
 * `JSON.parse('...')`.
 */
export function literalValue(node: AnyNode, depth = 0): Literal {
  if (depth > MAX_LITERAL_DEPTH) return null
  switch (node.type) {
    case 'Literal':
      return node.regex || node.bigint ? null : { value: node.value }
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? null : { value: node.quasis[0]?.value.cooked ?? '' }
    case 'Identifier':
      return Object.hasOwn(WORDS, node.name) ? { value: WORDS[node.name] } : null
    case 'UnaryExpression':
      return unaryValue(node.operator, literalValue(node.argument, depth + 1))
    case 'ArrayExpression':
      return listValue(node.elements, depth + 1)
    case 'ObjectExpression':
      return objectValue(node, depth + 1)
    case 'CallExpression':
      return isMember(node.callee, 'JSON', 'parse') && node.arguments.length === 1
        ? jsonValue(node.arguments[0] && literalValue(node.arguments[0], depth + 1))
        : null
    case 'ParenthesizedExpression':
      return literalValue(node.expression, depth + 1)
    default:
      return null
  }
}

const WORDS: Readonly<Record<string, unknown>> = { undefined, NaN, Infinity }

function unaryValue(operator: string, argument: Literal): Literal {
  if (argument === null) return null
  if (operator === 'void') return { value: undefined }
  if (operator === '!') return { value: !argument.value }
  if (typeof argument.value !== 'number') return null
  if (operator === '-') return { value: -argument.value }
  return operator === '+' ? argument : null
}

function listValue(elements: readonly (Expression | SpreadElement | null)[], depth: number): Literal {
  const values: unknown[] = []
  for (const element of elements) {
    const literal = element === null ? { value: undefined } : literalValue(element, depth)
    if (literal === null) return null
    values.push(literal.value)
  }
  return { value: values }
}

function objectValue({ properties }: ObjectExpression, depth: number): Literal {
  const entries: (readonly [string, unknown])[] = []
  for (const property of properties) {
    const key = property.type === 'Property' && property.kind === 'init' ? propertyName(property) : null
    const literal = property.type === 'Property' ? literalValue(property.value, depth) : null
    if (key === null || literal === null) return null
    entries.push([key, literal.value])
  }
  return { value: Object.fromEntries(entries) }
}

/** The name of a property as written; null if it is computed at run time. */
export function propertyName({
  key,
  computed,
}: {
  readonly key: AnyNode
  readonly computed: boolean
}): string | null {
  if (computed) return null
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && !key.regex ? String(key.value) : null
}

/** True if code is `<object>.<property>` by these names. */
const isMember = (node: AnyNode, object: string, property: string): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  propertyName({ key: node.property, computed: node.computed }) === property

function jsonValue(argument: Literal | undefined): Literal {
  if (typeof argument?.value !== 'string') return null
  try {
    return { value: JSON.parse(argument.value) as unknown }
  } catch {
    return null
  }
}
