import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { applyEdits, attributeEdit, attributeOf, parsePage, removalOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { escapeHtml } from '../../../../core/shared/index.js'

/** Paths that only Cloudflare answers, as the proxy of the published site. */
const OF_PROXY = /^(?:https?:\/\/[^/]+)?\/cdn-cgi\//

/** The type of a script that Cloudflare's loader runs later: `8d3a...-text/javascript`. */
const DELAYED = /^[\da-f]{16,}-((?:text|application)\/javascript|module)$/i

/**
 * Decodes an address that was hidden from robots: its first byte is combined with all others. Null: the text
 * is no such address.
 */
function hiddenAddress(hex: string): string | null {
  if (!/^(?:[\da-f]{2}){2,}$/i.test(hex)) return null
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  const text = Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8')
  return /^[^\s<>@]+@[^\s<>@]+$/.test(text) ? text : null
}

function mailEdit(element: Element): Edit | null {
  const [, hex = ''] =
    /\/cdn-cgi\/l\/email-protection#([\da-f]+)$/i.exec(attributeOf(element, 'href') ?? '') ?? []
  const linked = hiddenAddress(hex)
  if (linked !== null) return attributeEdit(element, 'href', `mailto:${linked}`)
  const shown = hiddenAddress(attributeOf(element, 'data-cfemail') ?? '')
  if (shown === null) return null
  // If the text of a link is its address, the whole link is replaced.
  return removalOf(
    element,
    element.name === 'a'
      ? `<a href="mailto:${escapeHtml(shown)}">${escapeHtml(shown)}</a>`
      : escapeHtml(shown),
  )
}

const isInside = (element: Element, others: ReadonlySet<Element>): boolean => {
  for (let each = element.parent; each !== null && isTag(each); each = each.parent)
    if (others.has(each)) return true
  return false
}

/**
 * Removes a proxy's additions from a saved page, which only work behind that proxy: delayed scripts and
 * hidden mail addresses.
 */
export function withoutProxy(page: ParsedPage): ParsedPage {
  if (!page.html.includes('/cdn-cgi/')) return page
  const removed = new Set<Element>()
  const edits = page.elements.flatMap((element): readonly Edit[] => {
    if (isInside(element, removed)) return []
    if (element.name === 'script' && OF_PROXY.test(attributeOf(element, 'src') ?? '')) {
      removed.add(element)
      return [removalOf(element) ?? []].flat()
    }
    const [, type] = DELAYED.exec(attributeOf(element, 'type') ?? '') ?? []
    if (element.name === 'script' && type !== undefined)
      return [attributeEdit(element, 'type', type) ?? []].flat()
    return [mailEdit(element) ?? []].flat()
  })
  if (edits.length === 0) return page
  const made = parsePage(applyEdits(page.html, edits))
  return made.ok ? made.value : page
}
