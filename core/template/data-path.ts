/**
 * Reads the value at a dotted path, such as `database.commerceOrder.userItems.0.count`; undefined if a part
 * of the path is missing. Inherited properties are never read.
 */
export function readPath(data: unknown, path: string): unknown {
  if (path === '') return data
  return path.split('.').reduce<unknown>((value, name) => readField(value, name), data)
}

/** Reads one own field or entry; undefined: none. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/** The entries of the list at a path; empty if there is no list. */
export function readList(data: unknown, path: string): readonly unknown[] {
  const value = readPath(data, path)
  return Array.isArray(value) ? value : []
}
