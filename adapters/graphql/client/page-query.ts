import type { PageQuery } from '../../../core/ports/commerce-gateway.port.js'
import type { WireOperation } from './transport.js'

const DECLARED = /^\s*query\s+(\w+)/

/**
 * A page's own query as it goes over the wire, its text unchanged; null where the page carries none (exported
 * pages have it empty). Only variables that the text mentions are sent.
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
