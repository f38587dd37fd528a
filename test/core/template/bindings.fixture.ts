import { bindingAssignments, parseBindings } from '../../../core/template/index.js'
import type { Assignment, Binding } from '../../../core/template/index.js'

export const context = { prices: null, itemAttribute: 'data-commerce-sku-id', linkTarget: 'dataWHref' }

/** The single binding of a node, as a page carries it. */
export function binding(target: string, type: string, settings: object = {}): Binding {
  const [parsed] = parseBindings(
    encodeURIComponent(JSON.stringify([{ [target]: { type, dataPath: 'value', ...settings } }])),
  )
  if (parsed === undefined) throw new Error('no binding')
  return parsed
}

export const assign = (
  target: string,
  type: string,
  value: unknown,
  settings: object = {},
): readonly Assignment[] => bindingAssignments(binding(target, type, settings), { value }, context)

/** The text a binding of content shows. */
export const text = (type: string, value: unknown, settings: object = {}): string => {
  const [shown] = assign('innerHTML', type, value, settings)
  return shown?.target === 'text' ? shown.value : 'no text'
}

export const filter = (type: string, ...params: readonly string[]): object => ({ filter: { type, params } })
