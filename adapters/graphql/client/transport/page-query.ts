import type { PageQuery } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { WireOperation } from './transport.js'

const DECLARED = /^\s*query\s+(\w+)/

/**
 * A page's own query in the form of a request, its text unchanged; null: the page has none (in exported pages
 * it is empty). Only variables that occur in the text are sent.
 */
export function toPageOperation(
  query: PageQuery | undefined,
  variables: Readonly<Record<string, unknown>>,
): WireOperation | null {
  const text = query?.text ?? ''
  if (text.trim() === '') return null
  const mentioned = Object.entries(variables).filter(([name]) => new RegExp(`\\$${name}\\b`).test(text))
  return {
    operationName: DECLARED.exec(text)?.[1] ?? null,
    variables: Object.fromEntries(mentioned),
    query: text,
  }
}
