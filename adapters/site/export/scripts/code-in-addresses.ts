import type { Element } from 'domhandler'
import { decodeText } from '../../../../core/shared/index.js'
import { attributeEdit, attributeOf, escapeAttribute, removalOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'

/**
 * The text of a `data:` address, which savers of single files use for scripts and styles; null: another
 * address.
 */
export function textInAddress(address: string): string | null {
  const [, isBase64, text] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(address.trim()) ?? []
  if (text === undefined) return null
  return isBase64 === undefined ? decodeText(text) : Buffer.from(text, 'base64').toString('utf8')
}

function scriptEdits(element: Element): readonly Edit[] {
  const code = textInAddress(attributeOf(element, 'src') ?? '')
  const place = element.sourceCodeLocation
  if (code === null || !place?.startTag || !place.endTag || /<\/script|<!--/i.test(code)) return []
  return [
    ...[attributeEdit(element, 'src', null) ?? []].flat(),
    { start: place.startTag.endOffset, end: place.endTag.startOffset, text: code },
  ]
}

function styleEdits(element: Element): readonly Edit[] {
  if (!/\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')) return []
  const css = textInAddress(attributeOf(element, 'href') ?? '')
  if (css === null || /<\/style/i.test(css)) return []
  const media = attributeOf(element, 'media')
  const open = media === null ? '<style>' : `<style media="${escapeAttribute(media)}">`
  return [removalOf(element, `${open}${css}</style>`) ?? []].flat()
}

/**
 * Moves scripts and styles from addresses into the page: a policy allows a script by its hash only if it is
 * inline, and styles of an address never. A text that would end its own element stays in the address.
 */
export const inlineEdits = ({ elements }: ParsedPage, gone: readonly Element[] = []): readonly Edit[] =>
  elements.flatMap((element) => {
    if (gone.includes(element)) return []
    if (element.name === 'script') return scriptEdits(element)
    return element.name === 'link' ? styleEdits(element) : []
  })
