import type { MailBlock } from './mail-block.js'
import { isWebAddress } from './mail-block.js'

/**
 * A text as blocks: blank lines separate paragraphs, and a paragraph that is only a link of the mail becomes
 * a button with `label`.
 */
export const writtenBlocks = (text: string, links: readonly string[], label: string): readonly MailBlock[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      links.includes(paragraph) && isWebAddress(paragraph)
        ? { tag: 'button', label, href: paragraph }
        : { tag: 'text', text: paragraph },
    )
