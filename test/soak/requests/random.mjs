/** A stream of numbers that is the same for the same seed and place, so that a case can be repeated. */
export function createRandom(seed, place) {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35)) >>> 0
  /** mulberry32: from 0 to below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from 0 to below `end`. */
  const below = (end) => Math.floor(next() * end)
  const pick = (list) => list[below(list.length)]
  const chance = (share) => next() < share
  const many = (most, make) => Array.from({ length: below(most + 1) }, (_, at) => make(at))
  const bytes = (count) => Buffer.from(Array.from({ length: count }, () => below(256)))
  return { below, pick, chance, many, bytes }
}

/** Names that a program could confuse with its own. */
export const PROTOTYPE_NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'],
]

/** Texts that are hard to parse. */
export const ODD_TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    '\u0000\u0001',
    '\ufeff',
    '\ud800',
    '\u202e',
    'é',
    '💩',
    '-1',
    '0',
    '1e999',
    'NaN',
    'null',
  ],
  ...[
    '9'.repeat(400),
    'a'.repeat(5000),
    '../../etc/passwd',
    "' OR 1=1 --",
    '<script>',
    '${7*7}',
    '%00',
    '\\',
  ],
  ...['=cmd()', '\r\nSet-Cookie: x=y', ...PROTOTYPE_NAMES],
]

/** The bytes with one small damage. */
export function damaged(random, bytes) {
  const at = random.below(bytes.length + 1)
  const length = random.below(20)
  switch (random.below(5)) {
    case 0:
      return bytes.subarray(0, at)
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    case 2:
      return Buffer.concat([bytes.subarray(0, at), random.bytes(length), bytes.subarray(at)])
    case 3:
      return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
    default: {
      const changed = Buffer.from(bytes)
      if (at < changed.length) changed[at] ^= 1 << random.below(8)
      return changed
    }
  }
}
