import type { Element } from 'domhandler'
import { attributeEdit, attributeOf, hasClass, removalOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import type { FileIndex } from '../files/file-index.js'
import type { PageNote } from './page-notes.js'
import { cleanAddress } from './search-engines.js'

/** Remains of a page's former host. */
export interface PageLeftovers {
  readonly edits: readonly Edit[]
  readonly notes: readonly PageNote[]
}

/** The files of a site, the host from which it was saved, and its future address. */
export interface PagesContext {
  readonly files: FileIndex
  readonly host: string | null
  readonly baseUrl: string | null
}

/** Removes the builder's badge, which its script added before the page was saved. */
const badgeEdits = ({ elements }: ParsedPage): readonly Edit[] =>
  elements
    .filter((element) => hasClass(element, 'w-webflow-badge'))
    .flatMap((element) => removalOf(element) ?? [])

/** Removes captcha keys. They are valid for the old address only, so that no form could be sent. */
function captchaLeftovers({ elements, html }: ParsedPage): PageLeftovers {
  if (!/data-turnstile-sitekey/i.test(html)) return { edits: [], notes: [] }
  const edits = elements
    .filter(({ attribs }) => attribs['data-turnstile-sitekey'] !== undefined)
    .flatMap((element) => attributeEdit(element, 'data-turnstile-sitekey', null) ?? [])
  return { edits, notes: edits.length === 0 ? [] : [{ tag: 'captcha-removed' }] }
}

/** The hosts under which the site was published, as the page states them. */
function oldHosts({ elements }: ParsedPage, saved: string | null): ReadonlySet<string> {
  const root = elements.find(({ name }) => name === 'html')
  const stated = root === undefined ? null : attributeOf(root, 'data-wf-domain')
  const canonical = elements.find(
    ({ name, attribs }) => name === 'link' && attribs['rel']?.toLowerCase() === 'canonical',
  )
  const href = canonical === undefined ? null : attributeOf(canonical, 'href')
  const host = href !== null && URL.canParse(href) ? new URL(href).host : null
  return new Set([stated, host, saved].flatMap((each) => (each ? [each.toLowerCase()] : [])))
}

/** The page of the folder at a path, and its served name; null if the folder has none. */
function pageAt(
  pathname: string,
  files: FileIndex,
): { readonly name: string; readonly found: string } | null {
  const bare = pathname.replace(/^\/+|(?<!\/)\/+$/g, '')
  const asked = bare === '' ? ['index.html'] : ['', '.html', '/index.html'].map((end) => bare + end)
  for (const name of asked) {
    const found = files.find(name)
    if (found !== null) return { name, found }
  }
  return null
}

/** The new address of a page of the folder; null if the folder has no such page. */
function ownAddress(pathname: string, files: FileIndex): string | null {
  const page = pageAt(pathname, files)
  if (page === null) return null
  const { name, found } = page
  const isInOtherCapitals = found !== name && found.toLowerCase() === name.toLowerCase()
  return isInOtherCapitals ? cleanAddress(found) : pathname
}

/** Fixes a link to the old address of a page in the folder. */
function oldLinkEdit(element: Element, hosts: ReadonlySet<string>, files: FileIndex): Edit | null {
  const href = element.name === 'a' ? attributeOf(element, 'href') : null
  const url = href !== null && /^https?:\/\//i.test(href) && URL.canParse(href) ? new URL(href) : null
  const own = url !== null && hosts.has(url.host) ? ownAddress(url.pathname, files) : null
  return url === null || own === null ? null : attributeEdit(element, 'href', own + url.search + url.hash)
}

/** Fixes the address of the page's translation for search engines. */
function alternateEdit(
  { files, baseUrl }: PagesContext,
  hosts: ReadonlySet<string>,
  element: Element,
): Edit | null {
  if (element.name !== 'link' || attributeOf(element, 'hreflang') === null || baseUrl === null) return null
  const href = attributeOf(element, 'href') ?? ''
  const url = URL.canParse(href) ? new URL(href) : null
  if (url === null || !hosts.has(url.host)) return null
  const page = pageAt(url.pathname, files)
  return page === null ? null : attributeEdit(element, 'href', baseUrl + cleanAddress(page.found))
}

/** Removes remains of the former host: the badge, keys, and the old address in links. */
export function pageLeftovers(page: ParsedPage, place: PagesContext): PageLeftovers {
  const hosts = oldHosts(page, place.host)
  const captcha = captchaLeftovers(page)
  return {
    edits: [
      ...badgeEdits(page),
      ...captcha.edits,
      ...(hosts.size === 0
        ? []
        : page.elements.flatMap(
            (element) =>
              oldLinkEdit(element, hosts, place.files) ?? alternateEdit(place, hosts, element) ?? [],
          )),
    ],
    notes: captcha.notes,
  }
}
