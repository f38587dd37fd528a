/** A length as px and a percentage of the element's own size; `isPlain`: a number without a unit. */
export interface Length {
  readonly px: number
  readonly percent: number
  readonly isPlain: boolean
}

const TOKEN = /[\d.]+(?:e[-+]?\d+)?(?:[a-z]+|%)?|[a-z]+(?=\()|[-+*/(),]/gi

const MAX_TERMS = 200

const sum = (one: Length, other: Length, sign: number): Length => ({
  px: one.px + sign * other.px,
  percent: one.percent + sign * other.percent,
  isPlain: one.isPlain && other.isPlain,
})

const times = ({ px, percent, isPlain }: Length, factor: Length): Length => ({
  px: px * factor.px,
  percent: percent * factor.px,
  isPlain: isPlain && factor.isPlain,
})

/**
 * Computes a length from the terms of CSS: sums, products, `calc()`, `min()`, `max()` and `clamp()`.
 * `lengthOf` reads one number with its unit; `wholePx` returns the size of which percentages are shares.
 * Null: the text is no length.
 */
export function computeLength(
  text: string,
  lengthOf: (term: string) => Length | null,
  wholePx: () => number,
): Length | null {
  const tokens = text.match(TOKEN) ?? []
  if (tokens.length > MAX_TERMS) return null
  let at = 0
  const take = (token: string): boolean => tokens[at] === token && ++at > 0
  const pxOf = ({ px, percent }: Length): number => px + (percent === 0 ? 0 : (percent * wholePx()) / 100)
  const larger = (one: Length, other: Length): Length => (pxOf(other) > pxOf(one) ? other : one)
  const smaller = (one: Length, other: Length): Length => (pxOf(other) < pxOf(one) ? other : one)

  /** One term or more in brackets. */
  const called = (name: string): Length | null => {
    if (!take('(')) return null
    const terms: Length[] = []
    do {
      const term = read()
      if (!term) return null
      terms.push(term)
    } while (take(','))
    const [first, middle, most] = terms
    if (!take(')') || !first) return null
    if (name === 'min') return terms.reduce(smaller)
    if (name === 'max') return terms.reduce(larger)
    return name === 'clamp' && middle && most ? larger(first, smaller(middle, most)) : first
  }
  const single = (): Length | null => {
    if (take('-')) {
      const negated = single()
      return negated && times(negated, { px: -1, percent: 0, isPlain: true })
    }
    if (take('+')) return single()
    const token = tokens[at] ?? ''
    if (token === '(') return called('calc')
    at++
    return /^[a-z]/i.test(token) ? called(token.toLowerCase()) : lengthOf(token)
  }
  const product = (): Length | null => {
    let found = single()
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isQuotient = tokens[at++] === '/'
      const factor = single()
      if (!found || !factor || !(factor.isPlain || (found.isPlain && !isQuotient))) return null
      if (isQuotient) found = times(found, { ...factor, px: 1 / factor.px })
      else found = factor.isPlain ? times(found, factor) : times(factor, found)
    }
    return found
  }
  function read(): Length | null {
    let found = product()
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '-' ? -1 : 1
      const next = product()
      found = found && next && sum(found, next, sign)
    }
    return found
  }
  const found = read()
  return at === tokens.length && found && Number.isFinite(found.px + found.percent) ? found : null
}
