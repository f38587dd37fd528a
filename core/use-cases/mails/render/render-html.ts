import { assertNever, escapeHtml, htmlPage } from '../../../shared/index.js'
import { isWebAddress } from './mail-block.js'
import type { ListedLine, ListedTotal, MailBlock } from './mail-block.js'
import { contrastOf, textOn } from './mail-look.js'
import type { MailLook } from './mail-look.js'

/** The parts of a mail around its blocks. */
export interface MailFrame {
  /** The language of its texts, as in `lang`. */
  readonly language: string
  readonly subject: string
  readonly siteName: string
  /** The address of the site, linked from its name or logo. */
  readonly siteUrl: string
  readonly look: MailLook
}

const TEXT = '#22262b'
const SHEET = '#ffffff'
const DARK_SHEET = '#1d2125'
const MUTED = '#5c636b'
const RULE = '#e2e5e9'

/** The colours for a dark mode; the classes are on the elements below. */
const DARK_STYLE =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.m-page{background:#121417!important}' +
  `.m-sheet{background:${DARK_SHEET}!important;border-color:#2e3338!important}` +
  '.m-button{background:#eceff2!important;color:#121417!important}' +
  '.m-text{color:#eceff2!important}.m-muted{color:#a9b1ba!important}.m-rule{border-color:#3a4047!important}' +
  '.m-link{color:#eceff2!important}.m-logo{background:#ffffff!important;padding:8px 12px!important}}'
const NARROW_STYLE =
  '@media (max-width:480px){.m-pad{padding:24px 20px!important}.m-outer{padding:0!important}' +
  '.m-tall .m-name,.m-tall .m-value{display:block!important;width:auto!important}' +
  '.m-tall .m-name{padding:3px 0 0!important;font-size:14px!important;white-space:normal!important}' +
  '.m-tall .m-value{padding:0 0 8px!important}}'

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

// A long address in a sentence, such as that of an unsubscribe link, would widen the mail beyond a phone.
const paragraph = (text: string, style = ''): string =>
  `<p class="m-text" style="margin:0 0 16px;color:${TEXT};overflow-wrap:anywhere;${style}">${lines(text)}</p>`

const table = (rows: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ` +
  `style="border-collapse:collapse;${style}">${rows}</table>`

const linkOf = (label: string, href: string): string =>
  isWebAddress(href)
    ? `<a href="${escapeHtml(href)}" class="m-link" style="color:${TEXT};text-decoration:underline;` +
      `overflow-wrap:anywhere">${escapeHtml(label)}</a>`
    : escapeHtml(label)

/** The lowest contrast at which the shape of a button is seen (WCAG 2, 1.4.11). */
const MIN_SHAPE_CONTRAST = 3

function buttonOf(label: string, href: string, { accent, radiusPx }: MailLook): string {
  if (!isWebAddress(href)) return paragraph(label)
  const isFaint = contrastOf(accent, SHEET) < MIN_SHAPE_CONTRAST
  const turns = contrastOf(accent, DARK_SHEET) < MIN_SHAPE_CONTRAST ? ' class="m-button"' : ''
  return (
    `<p style="margin:8px 0 24px"><a href="${escapeHtml(href)}"${turns} style="display:inline-block;` +
    (isFaint ? `border:1px solid ${MUTED};` : '') +
    `padding:13px 22px;background:${accent};color:${textOn(accent)};text-decoration:none;font-weight:600;` +
    `border-radius:${radiusPx}px;max-width:100%;box-sizing:border-box;overflow-wrap:anywhere">` +
    `${escapeHtml(label)}</a></p>`
  )
}

const CELL = `padding:12px 0;border-bottom:1px solid ${RULE};vertical-align:top`

const lineOf = ({ name, details, count, amount }: ListedLine): string =>
  `<tr><td class="m-rule m-text" style="${CELL};width:100%;color:${TEXT}"><strong>${escapeHtml(name)}</strong>` +
  details
    .map(
      (text) => `<br><span class="m-muted" style="color:${MUTED};font-size:14px">${escapeHtml(text)}</span>`,
    )
    .join('') +
  `</td><td class="m-rule m-muted" style="${CELL};padding-left:12px;color:${MUTED};text-align:right;` +
  `white-space:nowrap">${count} ×</td>` +
  (amount === null
    ? ''
    : `<td class="m-rule m-text" style="${CELL};padding-left:12px;color:${TEXT};text-align:right;` +
      `white-space:nowrap">${escapeHtml(amount)}</td>`) +
  '</tr>'

function totalOf({ label, amount, weight = 'part' }: ListedTotal): string {
  const isTotal = weight === 'total'
  const look = isTotal
    ? `padding:10px 0 4px;font-size:18px;font-weight:700;color:${TEXT}`
    : `padding:4px 0;color:${weight === 'included' ? MUTED : TEXT}${weight === 'included' ? ';font-size:14px' : ''}`
  const name = weight === 'included' ? 'm-muted' : 'm-text'
  return (
    `<tr><td class="${name}" style="${look}">${escapeHtml(label)}</td>` +
    `<td class="${name}" style="${look};padding-left:12px;text-align:right;white-space:nowrap">` +
    `${escapeHtml(amount)}</td></tr>`
  )
}

/** The number of characters that fit on one line of a narrow screen. */
const MAX_NARROW_CHARACTERS = 30
/** A longer name of a fact wraps, so that it leaves room for its value on any screen. */
const MAX_NAME_CHARACTERS = 36

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length))

const factOf = ([name, value]: readonly [string, string]): string => {
  const [space, width] = name.length > MAX_NAME_CHARACTERS ? ['normal', '50%'] : ['nowrap', '100%']
  return (
    `<tr><td class="m-muted m-name" style="padding:3px 16px 3px 0;color:${MUTED};vertical-align:top;` +
    `white-space:${space}">${escapeHtml(name)}</td><td class="m-text m-value" ` +
    `style="padding:3px 0;color:${TEXT};width:${width};overflow-wrap:anywhere">${lines(value)}</td></tr>`
  )
}

/** Facts as a table; on a narrow screen names stand above their values if a word would break beside one. */
const factsOf = (facts: readonly (readonly [string, string])[]): string => {
  const names = Math.max(...facts.map(([name]) => name.length))
  const isTall = facts.some(([, value]) => names + longestWord(value) > MAX_NARROW_CHARACTERS)
  const rows = table(facts.map(factOf).join(''), 'margin:0 0 16px')
  return isTall ? `<div class="m-tall">${rows}</div>` : rows
}

/** Side by side while there is space for each; otherwise they wrap, without a media query. */
const columnOf = ({
  title,
  lines: texts,
}: {
  readonly title: string
  readonly lines: readonly string[]
}): string =>
  `<div style="display:inline-block;width:100%;max-width:240px;margin:0 16px 16px 0;vertical-align:top">` +
  `<p class="m-muted" style="margin:0 0 4px;color:${MUTED};font-size:14px">${escapeHtml(title)}</p>` +
  `<p class="m-text" style="margin:0;color:${TEXT};overflow-wrap:anywhere">` +
  `${texts.map(escapeHtml).join('<br>')}</p></div>`

function blockOf(block: MailBlock, look: MailLook): string {
  switch (block.tag) {
    case 'text':
      return block.text.trim() === '' ? '' : paragraph(block.text)
    case 'heading':
      return (
        `<h2 class="m-text" style="margin:28px 0 12px;color:${TEXT};font-size:18px;line-height:1.3">` +
        `${escapeHtml(block.text)}</h2>`
      )
    case 'button':
      return buttonOf(block.label, block.href, look)
    case 'links':
      return `<p class="m-text" style="margin:16px 0;color:${TEXT}">${block.links
        .map(({ label, href }) => linkOf(label, href))
        .join('<br>')}</p>`
    case 'facts':
      return factsOf(block.facts)
    case 'lines':
      return table(block.lines.map(lineOf).join(''), 'margin:0 0 12px')
    case 'totals':
      return table(block.totals.map(totalOf).join(''), 'margin:0 0 24px')
    case 'columns':
      return `<div style="margin:8px 0 8px">${block.columns.map(columnOf).join('')}</div>`
    case 'small':
      return (
        `<div class="m-rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${RULE}">` +
        (block.title === null
          ? ''
          : `<h2 class="m-text" style="margin:0 0 8px;color:${TEXT};font-size:15px">${escapeHtml(block.title)}</h2>`) +
        `<p class="m-muted" style="margin:0;color:${MUTED};font-size:14px;line-height:1.55">` +
        `${lines(block.text)}</p></div>`
      )
    default:
      return assertNever(block)
  }
}

const headerOf = ({ siteName, siteUrl, look }: MailFrame): string => {
  const shown =
    look.logo !== null && isWebAddress(look.logo)
      ? `<img src="${escapeHtml(look.logo)}" alt="${escapeHtml(siteName)}" height="40" class="m-logo" ` +
        `style="display:inline-block;height:40px;width:auto;max-width:240px;border:0;border-radius:4px;` +
        `font-size:20px;font-weight:700">`
      : escapeHtml(siteName)
  const style = `color:${TEXT};font-size:20px;font-weight:700;text-decoration:none`
  const name = isWebAddress(siteUrl)
    ? `<a href="${escapeHtml(siteUrl)}" class="m-text" style="${style}">${shown}</a>`
    : `<span class="m-text" style="${style}">${shown}</span>`
  return `<div style="margin:0 0 28px">${name}</div>`
}

/** Puts markup into the frame of a mail: that of `MailBlock`s, or an owner's own. */
export function frameHtml(body: string, frame: MailFrame): string {
  const { language, subject, look } = frame
  return htmlPage({
    language,
    title: subject,
    head: '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    style: `${DARK_STYLE}${NARROW_STYLE}`,
    bodyAttributes:
      ' class="m-page" style="margin:0;padding:0;background:#f2f4f6;-webkit-text-size-adjust:100%"',
    body:
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-page" ` +
      `style="background:#f2f4f6"><tr><td align="center" class="m-outer" style="padding:24px 12px">` +
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-sheet" ` +
      `style="max-width:600px;background:#ffffff;border:1px solid ${RULE};border-radius:8px;text-align:left">` +
      `<tr><td class="m-pad m-text" style="padding:32px 36px;color:${TEXT};` +
      `font:16px/1.5 ${escapeHtml(look.font)}">${headerOf(frame)}${body}</td></tr></table>` +
      '</td></tr></table>',
  })
}

/** The blocks with one button at most: further ones become plain links. */
function withOneButton(blocks: readonly MailBlock[]): readonly MailBlock[] {
  const first = blocks.findIndex(({ tag }) => tag === 'button')
  return blocks.map((block, at) =>
    block.tag === 'button' && at !== first
      ? { tag: 'links', links: [{ label: block.label, href: block.href }] }
      : block,
  )
}

/** The blocks of a mail as markup; every text is escaped, and only web addresses become links. */
export const renderBlocks = (blocks: readonly MailBlock[], look: MailLook): string =>
  withOneButton(blocks)
    .map((block) => blockOf(block, look))
    .join('\n')
