/** Collects the texts of an option that may be repeated. */
export const readRepeated = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
]
