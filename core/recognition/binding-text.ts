import type { StandardBinding, StandardCondition } from './standard-block.js'

/**
 * Writes bindings in the form of a page's own, so that recognised and designed bindings are handled alike.
 */
export const bindingText = (bindings: readonly StandardBinding[], data: string): string =>
  JSON.stringify(
    bindings.map(({ target, type, path }) => ({
      [target]: {
        type,
        filter: { type: filterOf(type), params: filterOf(type) === 'numberPrecision' ? ['0'] : [] },
        dataPath: joinPath(data, path),
      },
    })),
  )

/** Writes a condition in the form of a page's own. */
export const conditionText = ({ field, operator, value, type }: StandardCondition, data: string): string =>
  JSON.stringify({ condition: { fields: { [field]: { [operator]: value, type } } }, dataPath: data })

const joinPath = (data: string, path: string): string => [data, path].filter((part) => part !== '').join('.')

function filterOf(type: string): string {
  if (type === 'CommercePrice') return 'price'
  if (type === 'Date') return 'date'
  return type === 'Number' ? 'numberPrecision' : 'identity'
}
