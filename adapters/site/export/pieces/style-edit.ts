import { attributeOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { PIECE_STYLES_PATH } from './piece-styles.js'

const STYLES = `<link href="/${PIECE_STYLES_PATH}" rel="stylesheet" type="text/css">`

/** The styles stand before those of the site, which outweigh them. */
export function styleEdit({ elements }: ParsedPage): readonly Edit[] {
  const first = elements.find(
    (element) => element.name === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? ''),
  )
  const head = elements.find(({ name }) => name === 'head')?.sourceCodeLocation
  const at = first?.sourceCodeLocation?.startOffset ?? head?.endTag?.startOffset ?? head?.startTag?.endOffset
  return at === undefined ? [] : [{ start: at, end: at, text: STYLES }]
}
