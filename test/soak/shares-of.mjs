/** The seeds for each database: halves, or all on the named one. */
export function sharesOf(count, seed, database) {
  if (database !== undefined) return [{ database, first: seed, count }]
  const half = Math.ceil(count / 2)
  return [
    { database: 'embedded', first: seed, count: half },
    { database: 'postgres', first: seed + half, count: count - half },
  ].filter((share) => share.count > 0)
}
