import { assertNever } from '../../../shared/index.js'
import type { ListedLine, MailBlock } from './mail-block.js'

const RULE = '----------------------------------------'

const lineOf = ({ name, details, count, amount }: ListedLine): string =>
  [
    `${count} x ${name}${amount === null ? '' : `: ${amount}`}`,
    ...details.map((detail) => `    ${detail}`),
  ].join('\n')

function textOf(block: MailBlock): string {
  switch (block.tag) {
    case 'text':
      return block.text
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, RULE.length))}`
    case 'button':
      return `${block.label === block.href ? '' : `${block.label}:\n`}${block.href}`
    case 'links':
      return block.links.map(({ label, href }) => `${label}:\n${href}`).join('\n')
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'lines':
      return block.lines.map(lineOf).join('\n')
    case 'totals':
      return block.totals.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'columns':
      return block.columns.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')).join('\n\n')
    case 'small':
      return [RULE, ...(block.title === null ? [] : [`${block.title}\n`]), block.text].join('\n')
    default:
      return assertNever(block)
  }
}

/** A mail as plain text: blocks separated by blank lines. */
export const renderText = (blocks: readonly MailBlock[]): string =>
  blocks
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
