/**
 * The time of a page's publication, in ms since 1970, from the comment at the beginning of every exported or
 * published page; 0 if the comment is missing.
 */
export function publishedMs(document: Document): number {
  for (const node of document.childNodes) {
    const day = /Last Published: ([^(]*)/.exec(node.nodeValue ?? '')?.[1]
    if (day) return Date.parse(day) || 0
  }
  return 0
}
