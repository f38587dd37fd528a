const BRACKETS = '(?:\\[\\]|%(?:25)*5B%(?:25)*5D)'

const INSTANCE = /_instance-(?:\d+|N)\b/g

/**
 * Makes the text of one entry out of a decoded list template, or out of one of its attributes: `<path>[]`
 * becomes `<path>.<index>`, however often its brackets are URI-encoded (nested templates are, once more per
 * level), and `_instance-N` the instance of the entry, so that ids stay unique (reference/bindings#templates).
 */
export function expandEntry(text: string, path: string, index: number): string {
  const list = new RegExp(`${escapePattern(path)}${BRACKETS}`, 'gi')
  return text.replace(list, () => `${path}.${index}`).replace(INSTANCE, () => `_instance-${index}`)
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
