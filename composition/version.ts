declare const __VITRINE_VERSION__: string | undefined

/** The program's version, inserted by the build; tests run it without a build. */
export const VERSION = typeof __VITRINE_VERSION__ === 'string' ? __VITRINE_VERSION__ : 'unbuilt'
