const RULE = /([^{}]*)\{([^{}]*)\}/g
const SIDE_MARGIN = /(?:^|;)\s*margin(-left|-right)?\s*:\s*([^;]*)/gi

/** True if one of the side margins that a rule sets is negative, at any width of the window. */
export function shiftsSideways(declarations: string): boolean {
  return [...declarations.matchAll(SIDE_MARGIN)].some(([, side, value = '']) => {
    const parts = value.trim().split(/\s+/)
    // A shorthand has its side margins second and fourth; with one value it is for all sides.
    const sides = side === undefined ? [parts[1] ?? parts[0], parts[3]] : parts
    return sides.some((margin) => margin?.startsWith('-'))
  })
}

/** The classes whose elements a style sheet draws over what stands beside them. */
export const shiftingClasses = (styles: string): ReadonlySet<string> =>
  new Set(
    [...styles.matchAll(RULE)].flatMap(([, selectors = '', declarations = '']) =>
      shiftsSideways(declarations)
        ? selectors.split(',').flatMap((selector) => /\.([\w-]+)[^\s.]*\s*$/.exec(selector)?.[1] ?? [])
        : [],
    ),
  )
