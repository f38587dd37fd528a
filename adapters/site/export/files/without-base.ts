import { applyEdits, attributeEdit, attributeOf, parsePage } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { rebasedEdits } from './moved-page.js'
import type { FileIndex } from './file-index.js'
import { pathInSite } from './site-address.js'

/** The path of the page's base element; null without one. */
function basePath(href: string, path: string): string | null {
  const base = `https://site.invalid/${path}`
  if (!URL.canParse(href, base)) return null
  const inSite = pathInSite(path, new URL(href, base).pathname)
  if (inSite === null) return null
  return inSite === '' || inSite.endsWith('/') ? `${inSite}index.html` : inSite
}

/** The number of the page's own addresses that name a file of the folder if they start at a path. */
function countFound({ elements }: ParsedPage, path: string, files: FileIndex): number {
  const addresses = elements.flatMap((element) => [
    attributeOf(element, 'src'),
    element.name === 'link' ? attributeOf(element, 'href') : null,
  ])
  return addresses.filter((address) => {
    const inSite = address === null ? null : pathInSite(path, address)
    return inSite !== null && inSite !== '' && files.find(inSite) !== null
  }).length
}

/**
 * Removes the base element of a page, which would make the browser look for files at the old address. Savers
 * rewrite addresses and leave the base, so the existing files decide from where addresses are resolved.
 */
export function withoutBase(page: ParsedPage, path: string, files: FileIndex): ParsedPage {
  const base = page.elements.find(
    (element) => element.name === 'base' && attributeOf(element, 'href') !== null,
  )
  if (base === undefined) return page
  const from = basePath(attributeOf(base, 'href')?.trim() ?? '', path)
  const isFromBase = from !== null && countFound(page, from, files) >= countFound(page, path, files)
  const made = parsePage(
    applyEdits(page.html, [
      ...[attributeEdit(base, 'href', null) ?? []].flat(),
      ...(isFromBase ? rebasedEdits(page, from, path) : []),
    ]),
  )
  return made.ok ? made.value : page
}
