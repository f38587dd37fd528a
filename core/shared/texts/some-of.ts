/** The first of some names, and the number of others: `a, b and 3 more`. */
export const someOf = (names: readonly string[], most: number, separator = ', '): string => {
  const rest = names.length - most
  return names.slice(0, most).join(separator) + (rest > 0 ? ` and ${rest} more` : '')
}
