/** Names of settings with the right verb for a message: `A is missing`, `A and B are missing`. */
export const missingText = (names: readonly string[]): string =>
  `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} missing`
