import type { Element } from 'domhandler'
import { attributeEdit, attributeOf, encodingEdits, removalOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import type { FileIndex } from '../files/file-index.js'
import type { PageNote } from './page-notes.js'
import { servedName } from '../files/place-files.js'
import type { QueryPages } from '../files/query-pages.js'
import { isPageFile } from '../files/read-folder.js'
import { pathInSite, relativeAddress } from '../files/site-address.js'

/** The names of a site's pages. */
export interface PageNames {
  readonly files: FileIndex
  /** Renamed pages: name in the folder -> name in the site. */
  readonly renamed: ReadonlyMap<string, string>
  readonly queryPages: QueryPages
}

/** Fixes of a page's encoding, of the base of its relative addresses, and of the names of other pages. */
export interface PageFixes {
  readonly edits: readonly Edit[]
  readonly notes: readonly PageNote[]
}

const isMeta = ({ name }: Element): boolean => name === 'meta'

/** Removes the policy by which savers block all scripts; the server sends its own. */
const policyEdits = ({ elements }: ParsedPage): readonly Edit[] =>
  elements
    .filter(
      (element) =>
        isMeta(element) &&
        attributeOf(element, 'http-equiv')?.trim().toLowerCase() === 'content-security-policy',
    )
    .flatMap((element) => removalOf(element) ?? [])

/** The page that a path means, by its new name or in other capitals; null if the name is right or unknown. */
function otherName(path: string, { renamed, files }: PageNames): string | null {
  const target = renamed.get(path)
  if (target !== undefined || !isPageFile(path) || files.has(path)) return target ?? null
  const served = servedName(path)
  const found = files.find(served)
  return found?.toLowerCase() === served.toLowerCase() ? found : null
}

/** Fixes links to renamed pages. */
const renamedEdits = ({ elements }: ParsedPage, path: string, names: PageNames): readonly Edit[] =>
  elements.flatMap((element) => {
    const name = /^(?:a|area)$/.test(element.name) ? 'href' : element.name === 'form' ? 'action' : 'src'
    const address = name === 'src' && element.name !== 'iframe' ? null : attributeOf(element, name)
    const part = address === null ? null : names.queryPages.addressOf(path, address)
    if (part !== null) return attributeEdit(element, name, part) ?? []
    const inSite = address === null || address.startsWith('#') ? null : pathInSite(path, address)
    const target = inSite === null || inSite === '' ? null : otherName(inSite, names)
    if (address === null || target === null) return []
    const [rest = ''] = /[?#].*$/s.exec(address) ?? []
    return attributeEdit(element, name, relativeAddress(path, target) + rest) ?? []
  })

/** Fixes the encoding, the policy tags and the links to renamed pages, for pages from any tool. */
export function normalizePage(page: ParsedPage, path: string, encoding: string, names: PageNames): PageFixes {
  return {
    edits: [...encodingEdits(page), ...policyEdits(page), ...renamedEdits(page, path, names)],
    notes: encoding === 'utf-8' ? [] : [{ tag: 'encoding-changed', from: encoding }],
  }
}
