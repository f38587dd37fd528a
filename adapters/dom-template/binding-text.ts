import type { FallbackBinding, FallbackRole } from './fallback-blocks.js'

/**
 * Writes bindings as a page writes them, so that recognised and designed bindings take the same way
 * (contract/commerce 6.4).
 */
export const bindingText = (bindings: readonly FallbackBinding[], data: string): string =>
  JSON.stringify(
    bindings.map(({ target, type, path }) => ({
      [target]: {
        type,
        filter: { type: filterOf(type), params: filterOf(type) === 'numberPrecision' ? ['0'] : [] },
        dataPath: joinPath(data, path),
      },
    })),
  )

/** Writes a condition as a page writes it (contract/commerce 6.6). */
export const conditionText = (
  { field, operator, value, type }: NonNullable<FallbackRole['condition']>,
  data: string,
): string =>
  JSON.stringify({ condition: { fields: { [field]: { [operator]: value, type } } }, dataPath: data })

const joinPath = (data: string, path: string): string => (path === '' ? data : `${data}.${path}`)

function filterOf(type: string): string {
  if (type === 'CommercePrice') return 'price'
  return type === 'Number' ? 'numberPrecision' : 'identity'
}
