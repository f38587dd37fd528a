const SIDE_MARGIN = /(?:^|;)\s*margin(-left|-right)?\s*:\s*([^;]*)/gi

/** True if one of the side margins that a rule sets is negative, at any width of the window. */
export function shiftsSideways(declarations: string): boolean {
  return [...declarations.matchAll(SIDE_MARGIN)].some(([, side, value = '']) => {
    const parts = value.trim().split(/\s+/)
    // The side margins of a shorthand are the second and the fourth value; a single value sets all sides.
    const sides = side === undefined ? [parts[1] ?? parts[0], parts[3]] : parts
    return sides.some((margin) => margin?.startsWith('-'))
  })
}

interface StyleRule {
  readonly selectors: string
  readonly declarations: string
}

/**
 * Yields the innermost rules of a style sheet, in time by its length: exports may have sheets without a
 * brace.
 */
function* rulesOf(styles: string): Generator<StyleRule> {
  for (const part of styles.split('}').slice(0, -1)) {
    const start = part.lastIndexOf('{')
    if (start === -1) continue
    const selectors = part.slice(part.lastIndexOf('{', start - 1) + 1, start)
    yield { selectors, declarations: part.slice(start + 1) }
  }
}

/** The last class of a selector, if it is a part of its last compound. */
function lastClassOf(selector: string): string | null {
  const text = selector.trimEnd()
  const start = text.lastIndexOf('.')
  const rest = start === -1 ? '' : text.slice(start + 1)
  return /\s/.test(rest) ? null : (/^[\w-]+/.exec(rest)?.[0] ?? null)
}

/** The classes whose elements a style sheet draws over their neighbours. */
export function shiftingClasses(styles: string): ReadonlySet<string> {
  const shifting = new Set<string>()
  for (const { selectors, declarations } of rulesOf(styles)) {
    if (!shiftsSideways(declarations)) continue
    for (const selector of selectors.split(',')) {
      const name = lastClassOf(selector)
      if (name !== null) shifting.add(name)
    }
  }
  return shifting
}
