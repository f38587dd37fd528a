/**
 * Chunks that only a call asks for, of page code, of a builder's window or of a part of the page script:
 * their names in `chunks/`.
 */
export const ON_DEMAND_CHUNKS = [
  'designer',
  'scroll',
  'timelines',
  'timelines-more',
  'timelines-scroll',
  'timelines-text',
  'tram',
] as const

/** A chunk of `ON_DEMAND_CHUNKS`, by its file's name. */
export type OnDemandChunk = (typeof ON_DEMAND_CHUNKS)[number]

/** Imports a called chunk; rejects where it does not arrive. */
export type LoadOnDemand = (chunk: OnDemandChunk) => Promise<unknown>
