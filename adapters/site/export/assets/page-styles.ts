import type { Element } from 'domhandler'
import { applyEdits, attributeEdit, parsePage } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import type { FileIndex } from '../files/file-index.js'
import { repairStyleFiles } from './style-files.js'

/** Styles that may name files. */
const NAMING = /url\(|image-set\(|@import/i

/** Edits for the styles of an element: the content of a `<style>`, or the `style` attribute. */
function styleEdits(element: Element, html: string, change: (css: string) => string): readonly Edit[] {
  const own = element.attribs['style'] ?? ''
  const changed = NAMING.test(own) ? change(own) : own
  const edits = changed === own ? [] : [attributeEdit(element, 'style', changed) ?? []].flat()
  const place = element.name === 'style' ? element.sourceCodeLocation : undefined
  if (!place?.startTag || !place.endTag) return edits
  const { endOffset: start } = place.startTag
  const { startOffset: end } = place.endTag
  const css = html.slice(start, end)
  const text = change(css)
  return text === css ? edits : [...edits, { start, end, text }]
}

/** The page with the current file names in its own styles. It is parsed again only if a name changed. */
export function withStyleFiles(page: ParsedPage, path: string, files: FileIndex): ParsedPage {
  if (!NAMING.test(page.html)) return page
  const edits = page.elements.flatMap((element) =>
    styleEdits(element, page.html, (css) => repairStyleFiles(css, path, files)),
  )
  if (edits.length === 0) return page
  const made = parsePage(applyEdits(page.html, edits))
  return made.ok ? made.value : page
}
