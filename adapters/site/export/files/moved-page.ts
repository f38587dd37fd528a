import { dirname } from 'node:path/posix'
import type { Element } from 'domhandler'
import { applyEdits, attributeEdit, parsePage } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { MAX_ADDRESSES, srcsetAddresses } from '../pages/page-files.js'
import { rootAddress } from './site-address.js'
import { keepQuotes, withStyleAddresses } from '../assets/style-addresses.js'

const ONE_ADDRESS = ['src', 'href', 'action', 'poster', 'data-src', 'data-poster-url'] as const

/** True for an address whose meaning depends on the page's folder. */
const isRelative = (address: string): boolean =>
  address !== '' && !/^(?:[a-z][\w+.-]*:|[/#?\\])/i.test(address)

/** A list of addresses; an overlong list stays unchanged, since each address grows. */
function movedList(value: string, move: (address: string) => string): string {
  const addresses = value.split(',', MAX_ADDRESSES + 1)
  return addresses.length > MAX_ADDRESSES ? value : addresses.map(move).join(',')
}

/** Edits that adapt relative addresses to a move of the page from the path `from` to `to`. */
export function rebasedEdits(page: ParsedPage, from: string, to: string): readonly Edit[] {
  if (dirname(from) === dirname(to)) return []
  const up = '../'.repeat(to.split('/').length - 1)
  const move = (address: string): string =>
    isRelative(address.trim()) ? up + rootAddress(from, address.trim()).replace(/^\//, '') : address
  const inStyles = (css: string): string =>
    withStyleAddresses(css, (address) => (isRelative(address.trim()) ? move(address) : null), keepQuotes)
  const changed = (name: string, value: string): string => {
    if (name === 'style') return inStyles(value)
    if (name === 'data-video-urls') return movedList(value, move)
    if (name !== 'srcset') return move(value)
    return srcsetAddresses(value).reduce((text, address) => text.replace(address, () => move(address)), value)
  }
  const attributeEdits = (element: Element): readonly Edit[] =>
    [...ONE_ADDRESS, 'srcset', 'data-video-urls', 'style'].flatMap((name) => {
      const value = element.attribs[name]
      if (value === undefined) return []
      const other = changed(name, value)
      return other === value ? [] : (attributeEdit(element, name, other) ?? [])
    })
  const styleEdits = (element: Element): readonly Edit[] => {
    const place = element.name === 'style' ? element.sourceCodeLocation : undefined
    if (!place?.startTag || !place.endTag) return []
    const { endOffset: start } = place.startTag
    const { startOffset: end } = place.endTag
    const css = page.html.slice(start, end)
    const text = inStyles(css)
    return text === css ? [] : [{ start, end, text }]
  }
  return page.elements.flatMap((element) => [...attributeEdits(element), ...styleEdits(element)])
}

/**
 * A page with its relative addresses adapted to another folder of the site. `from` and `to` are its paths before and
 * after.
 */
export function movedPage(page: ParsedPage, from: string, to: string): ParsedPage {
  const edits = rebasedEdits(page, from, to)
  if (edits.length === 0) return page
  const made = parsePage(applyEdits(page.html, edits))
  return made.ok ? made.value : page
}
