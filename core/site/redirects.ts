import { decodeText, normalizeText } from '../shared/index.js'

/** A former address of the site, and its present target. */
export interface Redirect {
  /** A path; with `*` at its end, all addresses that begin so. */
  readonly from: string
  /** A path of the site or an address of another site; `:splat` is the part that the `*` matched. */
  readonly to: string
}

/**
 * A target whose host is complete before the visitor's part of the address begins:
 * `https://shop.example:splat` with `.evil.example` would be another host.
 */
export const withWholeHost = (to: string): string =>
  to.replace(/^((?:https?:)?\/\/[^/?#]*?)(?=:splat)/i, '$1/')

/**
 * Fills in a visitor's part of an address without turning a path of the site into another host: `/:splat`
 * with `/x` is not `//x`.
 */
function filled(to: string, rest: string): string {
  const whole = withWholeHost(to)
  const target = whole.replace(':splat', () => (whole === to ? rest : rest.replace(/^\/+/, '')))
  return /^\/(?!\/)/.test(to) ? target.replace(/^\/{2,}/, '/') : target
}

/**
 * Makes the function that finds the new target of an old address by the first matching rule. The address may have
 * either Unicode form, with or without percent signs. Null: no rule matches, or it would redirect to itself. Rules
 * are parsed once, since every request needs them.
 */
export function createRedirects(redirects: readonly Redirect[]): (asked: string) => string | null {
  const rules = redirects.map(({ from: written, to }) => {
    const from = normalizeText(decodeText(written), 'NFC')
    return { from, start: from.endsWith('*') ? from.slice(0, -1) : null, to }
  })
  return (asked) => {
    const path = normalizeText(asked, 'NFC')
    for (const { from, start, to } of rules) {
      if (start === null ? path !== from : !path.startsWith(start)) continue
      const rest = path
        .slice(start?.length ?? 0)
        .split('/')
        .map(encodeURIComponent)
        .join('/')
      const target = start === null ? to : filled(to, rest)
      return normalizeText(target, 'NFC') === path ? null : target
    }
    return null
  }
}
