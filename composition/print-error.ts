/**
 * Where mistakes are told unless a program says otherwise: on standard error, with the place of each. Nothing is
 * kept from the one who runs the program; visitors read a plain sentence.
 */
export const printError = (error: unknown): void => console.error('[vitrine]', error)
