import type { Element } from 'domhandler'
import { attributeEdit } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import type { FileIndex } from '../files/file-index.js'
import type { PageNote } from './page-notes.js'
import { pathInSite, relativeAddress, rootAddress } from '../files/site-address.js'

/** Attributes that name one file. */
const FILE_ATTRIBUTES = ['src', 'poster', 'data-src', 'data-poster-url'] as const

/** A file of another host that a page loads. */
export interface RemoteFile {
  readonly address: string
  readonly kind: 'picture' | 'video' | 'style' | 'data' | 'other'
}

/** The files that a page names: repaired, missing and remote ones. */
export interface PageFiles {
  readonly edits: readonly Edit[]
  readonly notes: readonly PageNote[]
  readonly remote: readonly RemoteFile[]
}

/** One place where an element names a file. */
interface FileUse {
  readonly element: Element
  readonly attribute: string
  readonly address: string
}

const WIDTH = /(?<!\s)\s+\d+(?:\.\d+)?[wx]\s*(?:,|$)/

/**
 * The maximum number of addresses in a list of sizes; an image of the builder has fewer, and each is looked
 * up.
 */
export const MAX_ADDRESSES = 200

/**
 * Splits `a b-p-500.jpg 500w, a b.jpg 800w`: addresses may hold spaces, so only a width descriptor ends one.
 * A width is searched once for each run of spaces, for linear time.
 */
export const srcsetAddresses = (srcset: string): readonly string[] =>
  srcset
    .split(WIDTH)
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .slice(0, MAX_ADDRESSES)

/** An address whose ending is that of a file; pages have no ending, or `.html`. */
const DOWNLOAD = /^(?![a-z][a-z\d+.-]*:)[^?#]*\.(?!html?$)[a-z\d]{2,5}$/i

/** True if an element can name a file: few elements of a page do. */
const namesFiles = ({ name, attribs }: Element): boolean =>
  name === 'link' ||
  name === 'a' ||
  attribs['srcset'] !== undefined ||
  attribs['data-video-urls'] !== undefined ||
  FILE_ATTRIBUTES.some((attribute) => attribs[attribute] !== undefined)

/** A link to a file other than a page; dead links are reported by the check of links. */
function downloadOf(element: Element): readonly FileUse[] {
  const address = element.name === 'a' ? element.attribs['href']?.trim() : undefined
  return address && DOWNLOAD.test(address) ? [{ element, attribute: 'href', address }] : []
}

function usesOf(element: Element): readonly FileUse[] {
  const one = FILE_ATTRIBUTES.flatMap((attribute) => {
    const address = element.attribs[attribute]?.trim()
    return address ? [{ element, attribute, address }] : []
  })
  const href = element.name === 'link' ? element.attribs['href']?.trim() : undefined
  const isFile = /\b(?:stylesheet|icon|apple-touch-icon|preload|manifest)\b/i.test(
    element.attribs['rel'] ?? '',
  )
  const link = href && isFile ? [{ element, attribute: 'href', address: href }] : []
  const lists = ['srcset', 'data-video-urls'].flatMap((attribute) => {
    const text = element.attribs[attribute]
    if (!text) return []
    const addresses = attribute === 'srcset' ? srcsetAddresses(text) : text.split(',', MAX_ADDRESSES)
    return addresses.map((address) => ({ element, attribute, address: address.trim() }))
  })
  return [...one, ...link, ...lists, ...downloadOf(element)].filter(
    ({ address }) => !/^(?:data|blob|javascript|about):|^#/i.test(address),
  )
}

const KINDS: readonly (readonly [RegExp, RemoteFile['kind']])[] = [
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i, 'picture'],
  [/\.(?:mp4|webm|mov|ogv)$/i, 'video'],
  [/\.(?:css|woff2?|ttf|otf)$/i, 'style'],
  [/\.(?:json|lottie|riv|splinecode)$/i, 'data'],
]

const kindOf = (address: string): RemoteFile['kind'] => {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return KINDS.find(([ending]) => ending.test(path))?.[1] ?? 'other'
}

/** True for files that a page loads as assets; frames and third-party scripts stay remote. */
const isAsset = ({ element }: FileUse): boolean => !/^(?:script|iframe|embed|object)$/.test(element.name)

/** Looks up every file that a page names. `files` are those of the folder, from its root. */
export function readPageFiles(page: ParsedPage, path: string, files: FileIndex): PageFiles {
  const edits: Edit[] = []
  const notes = new Map<string, PageNote>()
  const remote = new Map<string, RemoteFile>()
  const naming = page.elements.filter(namesFiles)
  for (const element of naming)
    for (const use of usesOf(element)) {
      const inSite = pathInSite(path, use.address)
      if (inSite === null) {
        const address = rootAddress(path, use.address)
        if (isAsset(use) && /^https?:/.test(address)) remote.set(address, { address, kind: kindOf(address) })
        continue
      }
      if (inSite === '' || inSite.endsWith('/') || files.has(inSite)) continue
      const found = files.find(inSite)
      if (found === null) {
        if (element.name !== 'a') notes.set(inSite, { tag: 'file-missing', path: inSite })
        continue
      }
      const value = element.attribs[use.attribute] ?? ''
      const edit = attributeEdit(
        element,
        use.attribute,
        value.replace(use.address, relativeAddress(path, found)),
      )
      if (edit !== null && use.attribute !== 'srcset') edits.push(edit)
      notes.set(inSite, { tag: 'file-repaired', from: inSite, to: found })
    }
  return {
    edits: [...edits, ...srcsetEdits(naming, path, files)],
    notes: [...notes.values()],
    remote: [...remote.values()],
  }
}

/** Writes a list of pictures once, with all its repairs. */
function srcsetEdits(elements: readonly Element[], path: string, files: FileIndex): readonly Edit[] {
  return elements.flatMap((element) => {
    const srcset = element.attribs['srcset']
    if (!srcset) return []
    const repaired = srcsetAddresses(srcset).reduce((text, address) => {
      const inSite = pathInSite(path, address)
      const found = inSite === null || inSite === '' || files.has(inSite) ? null : files.find(inSite)
      return found === null ? text : text.replace(address, relativeAddress(path, found))
    }, srcset)
    return repaired === srcset ? [] : (attributeEdit(element, 'srcset', repaired) ?? [])
  })
}
