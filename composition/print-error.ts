/** The default output of errors: on standard error, with stack traces. Visitors get a plain sentence instead. */
export const printError = (error: unknown): void => console.error('[vitrine]', error)
