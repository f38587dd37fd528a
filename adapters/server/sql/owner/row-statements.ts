import type { Change, SqlValue } from '../engine/index.js'

/** A statement whose first value is the site. */
export const change = (
  siteId: string,
  text: string,
  values: readonly SqlValue[],
  mustChange = false,
): readonly Change[] => [{ text, values: [siteId, ...values], ...(mustChange && { mustChange }) }]

/** Inserts a row; `isNewOnly`: refused where there is one with the same key. */
export const insertOf = (
  siteId: string,
  table: string,
  row: Readonly<Record<string, SqlValue>>,
  isNewOnly = false,
): readonly Change[] => {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 2}`)
  const text =
    `INSERT INTO ${table} (site_id, ${names.join(', ')}) VALUES ($1, ${places.join(', ')})` +
    (isNewOnly ? ' ON CONFLICT DO NOTHING' : '')
  return change(siteId, text, Object.values(row), isNewOnly)
}
