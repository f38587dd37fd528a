import type { ParsedPage } from '../../pages/index.js'

/** Elements with an optional end tag, and elements without one. */
const WITHOUT_END = new RegExp(
  '^(?:html|head|body|p|li|dt|dd|rt|rp|option|optgroup|colgroup|caption|thead|tbody|tfoot|tr|td|th|' +
    'area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$',
)

/** Minifiers omit all optional end tags, so the end tag of the head is missing too. */
const isShrunk = ({ html, elements }: ParsedPage): boolean =>
  !/<\/head\s*>/i.test(html) &&
  elements.some(({ parent, sourceCodeLocation }) => {
    const isInBody = parent !== null && 'name' in parent && parent.name === 'body'
    return isInBody && Boolean(sourceCodeLocation)
  })

/** True if a page ends inside a tag, or inside an element that needs an end tag. */
function endsInside({ html, elements }: ParsedPage): boolean {
  if (html.lastIndexOf('<') > html.lastIndexOf('>')) return true
  return elements.some(({ name, namespace, sourceCodeLocation: place }) => {
    const isDrawing = namespace !== undefined && !namespace.endsWith('/xhtml')
    return place?.startTag !== undefined && !place.endTag && !isDrawing && !WITHOUT_END.test(name)
  })
}

/** Detects a partial download: a page ends with its root element, unless a minifier omitted the tag. */
export function isCutOff(page: ParsedPage): boolean {
  const isWhole = /<\/html\s*>/i.test(page.html)
  const hasRoot = page.elements.some(({ name, sourceCodeLocation }) => name === 'html' && sourceCodeLocation)
  return hasRoot && !isWhole && !(isShrunk(page) && !endsInside(page))
}
