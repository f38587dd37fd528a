import { attributeOf } from '../../../pages/index.js'
import type { Edit, ParsedPage } from '../../../pages/index.js'
import { PIECE_STYLES_PATH } from './piece-styles.js'

const STYLES = `<link href="/${PIECE_STYLES_PATH}" rel="stylesheet" type="text/css">`

const isThere = ({ elements }: ParsedPage): boolean =>
  elements.some(
    ({ name, attribs }) => name === 'link' && attribs['href']?.endsWith(`/${PIECE_STYLES_PATH}`) === true,
  )

/** Adds the styles before those of the site, which override them. */
export function styleEdit(page: ParsedPage): readonly Edit[] {
  if (isThere(page)) return []
  const { elements } = page
  const first = elements.find(
    (element) => element.name === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? ''),
  )
  const head = elements.find(({ name }) => name === 'head')?.sourceCodeLocation
  const at = first?.sourceCodeLocation?.startOffset ?? head?.endTag?.startOffset ?? head?.startTag?.endOffset
  return at === undefined ? [] : [{ start: at, end: at, text: STYLES }]
}
