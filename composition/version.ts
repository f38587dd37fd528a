declare const __VITRINE_VERSION__: string | undefined

/** The version of the program, written in when the command is built; a test runs it unbuilt. */
export const VERSION = typeof __VITRINE_VERSION__ === 'string' ? __VITRINE_VERSION__ : 'unbuilt'
