import type { Element } from 'domhandler'
import { attributeEdit, attributeOf, escapeAttribute, headEnd } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { pageRole } from './page-role.js'
import { alternatesOf } from './site-locales.js'
import type { SiteLocales } from './site-locales.js'
import { escapeHtml } from '../../../../core/shared/index.js'

/**
 * The canonical address of a page: `a/b.html` is `/a/b`; `a/index.html` is `/a/`, to which its own links are relative.
 */
export function cleanAddress(path: string): string {
  const clean = path.replace(/(^|\/)index\.html?$/i, '$1').replace(/\.html?$/i, '')
  return `/${clean.split('/').map(encodeURIComponent).join('/')}`
}

const isMeta = (element: Element, name: string): boolean =>
  element.name === 'meta' &&
  (attributeOf(element, 'name') ?? attributeOf(element, 'property'))?.toLowerCase() === name

const isCanonical = (element: Element): boolean =>
  element.name === 'link' && attributeOf(element, 'rel')?.toLowerCase().trim() === 'canonical'

/** True if a page itself asks search engines not to list it. */
export const isHiddenFromSearch = ({ elements }: ParsedPage): boolean =>
  elements.some(
    (element) => isMeta(element, 'robots') && /noindex|none/i.test(attributeOf(element, 'content') ?? ''),
  )

const ASKS_NOT_TO_BE_LISTED = /<meta\b(?=[^<>]*\bname=["']?robots\b)[^<>]*\b(?:noindex|none)\b/i

/** True if a sent page belongs in a sitemap; the page of an item is decided by its template. */
export const isListedPage = (path: string, html: string): boolean =>
  /^(?:content|template)$/.test(pageRole(path)) && !ASKS_NOT_TO_BE_LISTED.test(html)

/**
 * Adds data for search engines that the page lacks. Steps of a shop and pages of a bought template are not listed.
 * With the site's own address, every other page states its canonical address, which replaces the old one. Templates
 * are shown at the addresses of their items and stay unchanged.
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

/** Links to the same page in the other languages of the site, unless the page has them itself. */
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

/** Maximum number of addresses in a sitemap. */
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

/** The text of robots.txt: it allows everything but templates under their own names, which show no item. */
export const robotsText = (baseUrl: string | null): string =>
  [
    'User-agent: *',
    'Disallow: /detail_',
    ...(baseUrl === null ? [] : ['', `Sitemap: ${baseUrl}/sitemap.xml`]),
    '',
  ].join('\n')
