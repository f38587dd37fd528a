import type { MailBlock } from './mail-block.js'

/** The values of a template's placeholders. */
export interface TemplateParts {
  /** Words within a sentence; empty: there is none. */
  readonly words: Readonly<Record<string, string>>
  /** Parts that take the place of a whole paragraph; empty: there is nothing to show. */
  readonly blocks: Readonly<Record<string, readonly MailBlock[]>>
}

const PLACEHOLDER = /\{([a-z]+)\}/g
const ALONE = /^\{([a-z]+)\}$/
/** A greeting needs no name; every other sentence without its word would be wrong. */
const OPTIONAL = 'name'

const hasOwn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** The placeholders of a text, each once. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
]

/** A line with its words put in. */
export const fillLine = (line: string, words: TemplateParts['words']): string =>
  line.replace(PLACEHOLDER, (_, name: string) => hasOwn(words, name) ?? '').trim()

/** A text of several paragraphs with its words put in; a name that is missing leaves no space behind. */
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
 * A template's text as blocks. A paragraph that is one placeholder becomes what that stands for; a sentence whose word
 * is missing is left out.
 */
export const fillTemplate = (text: string, parts: TemplateParts): readonly MailBlock[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => paragraphOf(paragraph, parts))
