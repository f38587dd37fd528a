/** The members of a record that have a value; those that are undefined are left out. */
export const withoutUndefined = <T extends object>(
  record: T,
): { readonly [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
