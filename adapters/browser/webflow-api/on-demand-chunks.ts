/**
 * Chunks that are loaded only by a call of page code, a builder's window or a part of the page script: their
 * names in `chunks/`.
 */
export const ON_DEMAND_CHUNKS = [
  'designer',
  'scroll',
  'timelines',
  'timelines-eases',
  'timelines-more',
  'timelines-rare',
  'timelines-scroll',
  'timelines-text',
  'tram',
] as const

/** A chunk of `ON_DEMAND_CHUNKS`, by its file's name. */
export type OnDemandChunk = (typeof ON_DEMAND_CHUNKS)[number]

/** Imports such a chunk; rejects if it does not load. */
export type LoadOnDemand = (chunk: OnDemandChunk) => Promise<unknown>
