import type { Element } from 'domhandler'
import { attributeEdit, attributeOf, escapeAttribute, headEnd } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { pageRole } from './page-role.js'
import { alternatesOf } from './site-locales.js'
import type { SiteLocales } from './site-locales.js'
import { escapeHtml } from '../../../../core/shared/index.js'

/** The one address of a page: `a/b.html` is `/a/b`; `a/index.html` is `/a/`, below which its own addresses lie. */
export function cleanAddress(path: string): string {
  const clean = path.replace(/(^|\/)index\.html?$/i, '$1').replace(/\.html?$/i, '')
  return `/${clean.split('/').map(encodeURIComponent).join('/')}`
}

const isMeta = (element: Element, name: string): boolean =>
  element.name === 'meta' &&
  (attributeOf(element, 'name') ?? attributeOf(element, 'property'))?.toLowerCase() === name

const isCanonical = (element: Element): boolean =>
  element.name === 'link' && attributeOf(element, 'rel')?.toLowerCase().trim() === 'canonical'

/** True if a page asks search engines itself not to list it. */
export const isHiddenFromSearch = ({ elements }: ParsedPage): boolean =>
  elements.some(
    (element) => isMeta(element, 'robots') && /noindex|none/i.test(attributeOf(element, 'content') ?? ''),
  )

const ASKS_NOT_TO_BE_LISTED = /<meta\b(?=[^<>]*\bname=["']?robots\b)[^<>]*\b(?:noindex|none)\b/i

/** True if a page as it is sent belongs into a list of addresses; one of an item is told by its template. */
export const isListedPage = (path: string, html: string): boolean =>
  /^(?:content|template)$/.test(pageRole(path)) && !ASKS_NOT_TO_BE_LISTED.test(html)

/**
 * Tells search engines of a page what it does not say itself: steps of a shop and pages of a bought template are not
 * listed; with the site's own address, every other page names its own, in place of the one it had elsewhere. A
 * template is shown at the addresses of its items and is left as it is.
 */
export function searchEdits(
  page: ParsedPage,
  path: string,
  { baseUrl, locales }: { readonly baseUrl: string | null; readonly locales: SiteLocales },
): readonly Edit[] {
  const role = pageRole(path)
  const end = headEnd(page.elements)
  const put = (text: string): readonly Edit[] =>
    end === null ? [] : [{ start: end, end, text: `${text}\n` }]
  if (role === 'template') return []
  if (role !== 'content')
    return page.elements.some((element) => isMeta(element, 'robots'))
      ? []
      : put('<meta name="robots" content="noindex">')
  if (baseUrl === null) return []
  const address = baseUrl + cleanAddress(path)
  const [canonical] = page.elements.filter(isCanonical)
  const shared = page.elements.filter((element) => isMeta(element, 'og:url'))
  return [
    ...(canonical === undefined
      ? put(`<link rel="canonical" href="${escapeAttribute(address)}">`)
      : [attributeEdit(canonical, 'href', address) ?? []].flat()),
    ...shared.flatMap((element) => attributeEdit(element, 'content', address) ?? []),
    ...localeEdits(page, path, baseUrl, locales).flatMap((text) => put(text)),
  ]
}

/** The same page in the other languages of the site, unless the page names them itself. */
function localeEdits(
  { elements }: ParsedPage,
  path: string,
  baseUrl: string,
  locales: SiteLocales,
): readonly string[] {
  if (elements.some(({ name, attribs }) => name === 'link' && attribs['hreflang'] !== undefined)) return []
  return alternatesOf(path, locales).map(
    ({ language, path: other }) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(baseUrl + cleanAddress(other))}">`,
  )
}

/** More than this a file may not name, by the rules of sitemaps. */
const MAX_ADDRESSES = 50_000

/** The list of a site's addresses for search engines. */
export const sitemapText = (baseUrl: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(addresses)]
      .slice(0, MAX_ADDRESSES)
      .map((address) => `  <url><loc>${escapeHtml(baseUrl + address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/**
 * The pages that search engines may read: everything but templates under their own names, which show no item.
 */
export const robotsText = (baseUrl: string | null): string =>
  [
    'User-agent: *',
    'Disallow: /detail_',
    ...(baseUrl === null ? [] : ['', `Sitemap: ${baseUrl}/sitemap.xml`]),
    '',
  ].join('\n')
