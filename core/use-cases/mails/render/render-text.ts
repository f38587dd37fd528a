import { assertNever } from '../../../shared/index.js'
import type { ListedLine, MailBlock } from './mail-block.js'

const RULE = '----------------------------------------'

const lineOf = ({ name, details, count, amount }: ListedLine, colon: string): string =>
  [
    `${count} x ${name}${amount === null ? '' : `${colon} ${amount}`}`,
    ...details.map((detail) => `    ${detail}`),
  ].join('\n')

function textOf(block: MailBlock, colon: string): string {
  switch (block.tag) {
    case 'text':
      return block.text
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, RULE.length))}`
    case 'button':
      return `${block.label === block.href ? '' : `${block.label}${colon}\n`}${block.href}`
    case 'links':
      return block.links.map(({ label, href }) => `${label}${colon}\n${href}`).join('\n')
    case 'facts':
      return block.facts.map(([name, value]) => `${name}${colon} ${value}`).join('\n')
    case 'lines':
      return block.lines.map((line) => lineOf(line, colon)).join('\n')
    case 'totals':
      return block.totals.map(({ label, amount }) => `${label}${colon} ${amount}`).join('\n')
    case 'columns':
      return block.columns.map(({ title, lines }) => [`${title}${colon}`, ...lines].join('\n')).join('\n\n')
    case 'small':
      return [RULE, ...(block.title === null ? [] : [`${block.title}\n`]), block.text].join('\n')
    default:
      return assertNever(block)
  }
}

/** A mail as plain text: blocks separated by blank lines. `colon` follows a label. */
export const renderText = (blocks: readonly MailBlock[], colon: string): string =>
  blocks
    .map((block) => textOf(block, colon))
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
