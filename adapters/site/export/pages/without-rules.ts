/** Splits styles at their braces, which are kept. */
const partsOf = (css: string): readonly string[] => css.match(/[^{}]+|[{}]/g) ?? []

function withoutComments(css: string): string {
  let text = ''
  let from = 0
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', from)) {
    const end = css.indexOf('*/', start + 2)
    if (end < 0) break
    text += css.slice(from, start)
    from = end + 2
  }
  return text + css.slice(from)
}

/**
 * A style sheet without the rules that `isDropped` selects by the text before their block; nested rules are
 * decided one by one. Linear time.
 */
function dropRules(css: string, isDropped: (head: string, block: string) => string | null): string {
  const parts = partsOf(css)
  const kept: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const head = parts[at] ?? ''
    const hasBlock = parts[at + 2] === '}'
    const end = hasBlock ? at + 2 : at + 3
    const block = hasBlock ? '' : (parts[at + 2] ?? '')
    const isRule = head !== '{' && head !== '}' && parts[at + 1] === '{' && parts[end] === '}'
    const rest = isRule ? isDropped(head, block) : null
    if (rest === null) kept.push(head)
    else {
      kept.push(rest)
      at = end
    }
  }
  return kept.join('')
}

/** A style sheet without the rules whose selectors one of these matches. */
export const withoutRules = (css: string, selectors: readonly RegExp[]): string =>
  dropRules(css, (head) => (selectors.some((selector) => selector.test(head)) ? '' : null))

/** True if a style sheet has only comments and empty media blocks. */
export function isEmptySheet(css: string): boolean {
  const left = dropRules(withoutComments(css), (head, block) => {
    const media = head.indexOf('@media')
    return media < 0 || block.trim() !== '' ? null : head.slice(0, media)
  })
  return left.trim() === ''
}
