/**
 * When a page was published, in ms since 1970, as the comment that every export and every published page
 * begins with says; 0 where it is gone.
 */
export function publishedMs(document: Document): number {
  for (const node of document.childNodes) {
    const day = /Last Published: ([^(]*)/.exec(node.nodeValue ?? '')?.[1]
    if (day) return Date.parse(day) || 0
  }
  return 0
}
