import { decodeText, normalizeText } from '../shared/index.js'

/** An address that a site once had, and where it leads now. */
export interface Redirect {
  /** A path; with `*` at its end it stands for everything that begins so. */
  readonly from: string
  /** A path of the site or an address of another one; `:splat` is what the `*` stood for. */
  readonly to: string
}

/**
 * A target whose host is whole before a visitor's part of the address begins: `https://shop.example:splat` with
 * `.evil.example` would be another host.
 */
export const withWholeHost = (to: string): string =>
  to.replace(/^((?:https?:)?\/\/[^/?#]*?)(?=:splat)/i, '$1/')

/** A visitor's part of an address never makes a path of the site another host: `/:splat` with `/x` is no `//x`. */
function filled(to: string, rest: string): string {
  const whole = withWholeHost(to)
  const target = whole.replace(':splat', () => (whole === to ? rest : rest.replace(/^\/+/, '')))
  return /^\/(?!\/)/.test(to) ? target.replace(/^\/{2,}/, '/') : target
}

/**
 * Makes what tells where an old address leads, by the first rule that knows it, in either Unicode form and with or
 * without percent signs; null: none does, or it would lead to itself. Rules are read once: every request asks.
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
