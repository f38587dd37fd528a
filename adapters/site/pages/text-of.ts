import { isTag, isText } from 'domhandler'
import type { AnyNode } from 'domhandler'

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript'])

/** The text of an element for a visitor: without code, with white space collapsed. */
export function textOf(node: AnyNode): string {
  const words: string[] = []
  const open: AnyNode[] = [node]
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (isText(each)) words.push(each.data)
    else if (isTag(each) && !SILENT.has(each.name)) open.push(...[...each.children].reverse())
  }
  return words
    .join(' ')
    .replace(/[\s\u200d]+/g, ' ')
    .trim()
}
