/**
 * Numbers 0..1 from a seed in hex digits. The same seed gives the same numbers, so that random values can be
 * repeated.
 */
export function randomNumbers(seed: string): () => number {
  let state = Number.parseInt(seed.slice(0, 8), 16) >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
