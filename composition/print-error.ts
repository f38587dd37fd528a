/**
 * The default output of errors: on standard error, with the place of each. The owner of the
 * program sees all of it; visitors read a plain sentence.
 */
export const printError = (error: unknown): void => console.error('[vitrine]', error)
