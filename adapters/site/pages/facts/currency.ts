import type { ParsedPage } from '../parse-page.js'
import { literalValue, parseScript } from '../scripts/literal.js'
import { nodesOf } from '../scripts/nodes-of.js'
import { pageScripts } from './scripts.js'

const NAME = '__WEBFLOW_CURRENCY_SETTINGS'

function statementIn(code: string): unknown {
  const program = parseScript(code)
  let found: unknown
  if (program !== null)
    for (const each of nodesOf(program)) {
      const isSet =
        each.type === 'AssignmentExpression' &&
        each.left.type === 'MemberExpression' &&
        each.left.property.type === 'Identifier' &&
        each.left.property.name === NAME
      if (isSet) found = literalValue(each.right)?.value
    }
  return found
}

/**
 * The price settings in a script of a published shop page, unchecked (reference/shop-pages#prices); undefined if there
 * are none, as in every export.
 */
export function currencyStatement(page: ParsedPage): unknown {
  for (const script of pageScripts(page)) {
    const said = script.tag === 'inline' && script.code.includes(NAME) ? statementIn(script.code) : undefined
    if (said !== undefined) return said
  }
  return undefined
}
