/** Collects the texts of an option that may be repeated. */
export const readRepeated = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
]

/** Collects the words of an option, separated by commas, that may be repeated. */
export const readWords = (text: string, before: readonly string[]): readonly string[] => [
  ...before,
  ...text.split(',').map((word) => word.trim()),
]
