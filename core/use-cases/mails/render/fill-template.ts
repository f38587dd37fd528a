import type { MailBlock } from './mail-block.js'

/** The values of a template's placeholders. */
export interface TemplateParts {
  /** Texts within a sentence; empty: none. */
  readonly words: Readonly<Record<string, string>>
  /** Parts that replace a whole paragraph; empty: nothing to show. */
  readonly blocks: Readonly<Record<string, readonly MailBlock[]>>
}

const PLACEHOLDER = /\{([a-z]+)\}/g
const ALONE = /^\{([a-z]+)\}$/
/**
 * Placeholders that may be empty: a greeting needs no name, while other sentences would be wrong without
 * their word.
 */
const OPTIONAL = 'name'

const hasOwn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** The number of times that each placeholder stands in a text. */
export function countPlaceholders(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [, name = ''] of text.matchAll(PLACEHOLDER)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The placeholders of a text, without repetitions. */
export const placeholdersIn = (text: string): readonly string[] => [...countPlaceholders(text).keys()]

/** A line with its placeholders filled in. */
export const fillLine = (line: string, words: TemplateParts['words']): string =>
  line.replace(PLACEHOLDER, (_, name: string) => hasOwn(words, name) ?? '').trim()

/** A text of several paragraphs with its placeholders filled in; a missing name leaves no space behind. */
export const fillText = (text: string, words: TemplateParts['words']): string =>
  fillLine(text, words).replace(/(?<![ \t])[ \t]+$/gm, '')

function paragraphOf(paragraph: string, { words, blocks }: TemplateParts): readonly MailBlock[] {
  const alone = ALONE.exec(paragraph)?.[1]
  const block = alone === undefined ? undefined : hasOwn(blocks, alone)
  if (block !== undefined) return block
  const lacks = placeholdersIn(paragraph).some(
    (name) => name !== OPTIONAL && (hasOwn(words, name) ?? '') === '',
  )
  return lacks ? [] : [{ tag: 'text', text: fillLine(paragraph, words) }]
}

/**
 * A template's text as blocks. A paragraph with only a placeholder becomes that part; a sentence with a
 * missing word is left out.
 */
export const fillTemplate = (text: string, parts: TemplateParts): readonly MailBlock[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => paragraphOf(paragraph, parts))
