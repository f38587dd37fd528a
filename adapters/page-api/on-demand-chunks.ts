/**
 * Chunks that only a call asks for, of page code, of a builder's window or of a part of the page script:
 * their names in `chunks/`.
 */
export const CALLED_CHUNKS = ['designer', 'scroll', 'tram'] as const

/** A chunk of `CALLED_CHUNKS`, by its file's name. */
export type CalledChunk = (typeof CALLED_CHUNKS)[number]

/** Imports a file of the script's own folder. */
export type Load = (file: string) => Promise<unknown>

/** Loads a called chunk; rejects where it does not arrive. */
export const loadCalled = (load: Load, name: CalledChunk): Promise<unknown> => load(`chunks/${name}.js`)
