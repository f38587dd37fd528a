import { escapePattern } from '../shared/index.js'

const BRACKETS = '(?:\\[\\]|%(?:25)*5B%(?:25)*5D)'

const INSTANCE = /_instance-(?:\d+|N)\b/g

/**
 * Turns a decoded list template, or one of its attributes, into the text of one entry. `<path>[]` becomes
 * `<path>.<index>`, however often its brackets are URI-encoded (once more per level of nested templates).
 * `_instance-N` becomes the entry's instance, so that ids stay unique (reference/bindings#templates).
 */
export function expandEntry(text: string, path: string, index: number): string {
  const list = new RegExp(`${escapePattern(path)}${BRACKETS}`, 'gi')
  return text.replace(list, () => `${path}.${index}`).replace(INSTANCE, () => `_instance-${index}`)
}
