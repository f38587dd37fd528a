/** What a table says of a key that may be anybody's word: never what every object has from its prototype. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
