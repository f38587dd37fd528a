/** Chunks that nothing on a page asks for, only page code or a builder's window by a call: their names in `chunks/`. */
export const CALLED_CHUNKS = ['designer', 'tram'] as const

export type CalledChunk = (typeof CALLED_CHUNKS)[number]

/** Imports a file of the script's own folder. */
export type Load = (file: string) => Promise<unknown>

export const loadCalled = (load: Load, name: CalledChunk): Promise<unknown> => load(`chunks/${name}.js`)
