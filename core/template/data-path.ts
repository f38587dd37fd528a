/**
 * Reads the value at a dotted path, such as `database.commerceOrder.userItems.0.count`; undefined where
 * something on the way is missing. Only what the data themselves hold is found, never what objects inherit.
 */
export function readPath(data: unknown, path: string): unknown {
  if (path === '') return data
  return path.split('.').reduce<unknown>((value, name) => readField(value, name), data)
}

/** Reads one own field or entry; undefined where there is none. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/** The entries of the list at a path; none where there is no list. */
export function readList(data: unknown, path: string): readonly unknown[] {
  const value = readPath(data, path)
  return Array.isArray(value) ? value : []
}
