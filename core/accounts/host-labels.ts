import { normalizeText } from '../shared/index.js'

// The parameters of Punycode (RFC 3492, 5).
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128
const MAX_CODE = 0x10ffff
/** The maximum length of a label of a host name (RFC 1035). */
const MAX_LABEL = 63

const nextBias = (delta: number, points: number, isFirst: boolean): number => {
  let left = isFirst ? Math.floor(delta / DAMP) : delta >> 1
  left += Math.floor(left / points)
  let bias = 0
  for (; left > ((BASE - T_MIN) * T_MAX) >> 1; bias += BASE) left = Math.floor(left / (BASE - T_MIN))
  return bias + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW))
}

/** Decodes the part of a label behind `xn--`; null: it is no Punycode. */
function decoded(text: string): string | null {
  const dash = text.lastIndexOf('-')
  const points = [...text.slice(0, Math.max(dash, 0))]
  let [code, index, bias, at] = [FIRST_CODE, 0, FIRST_BIAS, dash + 1]
  while (at < text.length) {
    const before = index
    for (let [weight, step] = [1, BASE]; ; step += BASE) {
      const digit = Number.parseInt(text[at] ?? '', BASE)
      // Letters count from 0 here and from 10 in JavaScript; digits come after them.
      const value = digit < 10 ? digit + 26 : digit - 10
      if (Number.isNaN(value)) return null
      at += 1
      index += value * weight
      const threshold = Math.min(Math.max(step - bias, T_MIN), T_MAX)
      if (value < threshold) break
      weight *= BASE - threshold
    }
    const count = points.length + 1
    bias = nextBias(index - before, count, before === 0)
    code += Math.floor(index / count)
    index %= count
    if (code > MAX_CODE) return null
    points.splice(index, 0, String.fromCodePoint(code))
    index += 1
  }
  return points.join('')
}

/**
 * The Unicode form of a host label: `xn--bcher-kva` is `bücher`. A label that is not in the form in which names
 * are registered stays as it is, since two names must never become one.
 */
export function ownLetters(label: string): string {
  if (!/^xn--[a-z0-9-]+$/.test(label) || label.length > MAX_LABEL) return label
  const letters = decoded(label.slice('xn--'.length))
  const isName =
    letters !== null &&
    /^[\p{L}\p{M}\p{N}-]+$/u.test(letters) &&
    /[^\0-\x7f]/.test(letters) &&
    normalizeText(letters, 'NFKC').toLowerCase() === letters
  return isName ? letters : label
}
