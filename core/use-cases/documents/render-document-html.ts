import { escapeHtml, htmlPage, NO_INDEX } from '../../shared/index.js'
import { isWebAddress } from '../mails/render/mail-block.js'
import type { MailLook } from '../mails/render/mail-look.js'
import { headingOf, numberedFacts } from '../../orders/index.js'
import type { BusinessDocument, DocumentTotal, DocumentColumn, DocumentTable } from '../../orders/index.js'

/** A value inside the style sheet; it cannot end a declaration. */
const cssValue = (text: string): string => text.replace(/[^\w#%.,' -]/g, '')

/** The style sheet of a document, for screens and for A4 or letter paper. */
export const documentStyle = ({ accent, font }: MailLook): string =>
  `@page{margin:18mm 16mm}*{box-sizing:border-box}` +
  `body{margin:0 auto;padding:2.5rem 1.5rem;max-width:50rem;color:#1a1d21;background:#fff;` +
  `font:15px/1.5 ${cssValue(font)};font-variant-numeric:tabular-nums;overflow-wrap:anywhere}` +
  `header{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;align-items:flex-start;` +
  `padding-bottom:1.25rem;border-bottom:3px solid ${cssValue(accent)}}` +
  `.shop{font-size:1.35rem;font-weight:700}.shop img{display:block;max-height:3.5rem;max-width:15rem}` +
  `.seller{margin:0;text-align:right;font-style:normal}` +
  `.parties{display:flex;flex-wrap:wrap;gap:1.5rem 3rem;justify-content:space-between;margin:2rem 0}` +
  `address{font-style:normal}h1{margin:0 0 1.5rem;font-size:1.75rem;line-height:1.2}` +
  `h2{margin:0 0 .25rem;font-size:.9rem;font-weight:600;color:#50575f}` +
  `dl{display:grid;grid-template-columns:auto auto;gap:.15rem 1.25rem;margin:0}dt{color:#50575f}dd{margin:0}` +
  `table{width:100%;border-collapse:collapse}caption{padding:0 0 .5rem;text-align:left;font-weight:600}` +
  `th,td{padding:.55rem .75rem;text-align:left;vertical-align:top;border-bottom:1px solid #d9dde2}` +
  `th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}` +
  `thead th{border-bottom-color:#8a929b;color:#50575f;font-size:.9rem;font-weight:600}` +
  `tbody th{font-weight:600}.n{text-align:right;white-space:nowrap}.d{display:block;color:#50575f;font-size:.9rem;` +
  `font-weight:400}.totals{width:auto;min-width:min(22rem,100%);margin:1rem 0 2rem auto}` +
  `.totals th,.totals td{padding:.25rem 0;border:0;font-weight:400}.totals td{padding-left:2rem}` +
  `.totals .total th,.totals .total td{padding-top:.6rem;font-size:1.2rem;font-weight:700}` +
  `.totals .included th,.totals .included td{color:#50575f;font-size:.9rem}.taxes{margin-bottom:2rem}` +
  `footer{margin-top:2.5rem;padding-top:1rem;border-top:1px solid #d9dde2;color:#50575f;font-size:.9rem}` +
  `footer p{margin:0}nav{margin:0 0 1.5rem}nav a{color:inherit}` +
  `@media screen and (max-width:40rem){body{padding:1.5rem 1rem}table{font-size:.8rem}` +
  `thead th,.d,.totals .included th,.totals .included td{font-size:inherit}` +
  `th,td{padding:.45rem .3rem}tbody th,thead th:first-child{min-width:5rem}}` +
  `@media print{body{max-width:none;padding:0;font-size:10.5pt}nav{display:none}tr,.totals,.taxes{break-inside:avoid}` +
  `thead{display:table-header-group}h1,h2,caption{break-after:avoid}}` +
  `.sheet+.sheet{break-before:page;margin-top:4rem}@media print{.sheet+.sheet{margin-top:0}}`

const lines = (texts: readonly string[]): string => texts.map(escapeHtml).join('<br>')

const classOf = ({ isNumber }: DocumentColumn): string => (isNumber ? ' class="n"' : '')

const headOf = (columns: readonly DocumentColumn[]): string =>
  `<thead><tr>${columns
    .map((column) => `<th scope="col"${classOf(column)}>${escapeHtml(column.label)}</th>`)
    .join('')}</tr></thead>`

function itemsTable({ columns, rows }: BusinessDocument, heading: string): string {
  const [, ...others] = columns
  const bodies = rows.map(({ name, details, cells }) => {
    const first = `${escapeHtml(name)}${details.map((text) => `<span class="d">${escapeHtml(text)}</span>`).join('')}`
    const rest = others.map((column, index) => `<td${classOf(column)}>${escapeHtml(cells[index] ?? '')}</td>`)
    return `<tr><th scope="row">${first}</th>${rest.join('')}</tr>`
  })
  return `<table aria-label="${escapeHtml(heading)}">${headOf(columns)}<tbody>${bodies.join('')}</tbody></table>`
}

const totalOf = ({ label, amount, weight = 'part' }: DocumentTotal): string =>
  `<tr class="${weight}"><th scope="row">${escapeHtml(label)}</th><td class="n">${escapeHtml(amount)}</td></tr>`

function taxesTable({ caption, columns, rows }: DocumentTable): string {
  const cells = (row: readonly string[]): string =>
    columns.map((column, index) => `<td${classOf(column)}>${escapeHtml(row[index] ?? '')}</td>`).join('')
  return (
    `<table class="taxes"><caption>${escapeHtml(caption)}</caption>${headOf(columns)}` +
    `<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`
  )
}

/** The parts of a printed page around the document. */
export interface DocumentFrame {
  readonly look: MailLook
  /** A link to the same document as a file; null: none. */
  readonly download: { readonly label: string; readonly href: string } | null
}

/** A document with its number, as it is printed. */
interface Numbered {
  readonly document: BusinessDocument
  readonly number: string | null
}

/** The parts of a document on its own sheet of paper. */
function sheetOf({ document, number }: Numbered, look: MailLook): string {
  const heading = headingOf(document, number)
  const logo =
    look.logo !== null && isWebAddress(look.logo)
      ? `<img src="${escapeHtml(look.logo)}" alt="${escapeHtml(document.shopName)}">`
      : escapeHtml(document.shopName)
  const facts = numberedFacts(document, number)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  const { title, lines: recipient } = document.recipient
  return (
    `<header><div class="shop">${logo}</div>` +
    `<address class="seller">${lines(document.seller)}</address></header><main><div class="parties">` +
    `<div><h2>${escapeHtml(title)}</h2><address>${lines(recipient)}</address></div><dl>${facts}</dl></div>` +
    `<h1>${escapeHtml(heading)}</h1>${itemsTable(document, heading)}` +
    (document.totals.length === 0
      ? ''
      : `<table class="totals"><tbody>${document.totals.map(totalOf).join('')}</tbody></table>`) +
    (document.taxes === null ? '' : taxesTable(document.taxes)) +
    document.remarks.map((remark) => `<p>${escapeHtml(remark)}</p>`).join('') +
    `</main><footer><p>${lines(document.footer)}</p></footer>`
  )
}

const titleOf = ({ document, number }: Numbered): string =>
  `${headingOf(document, number)} - ${document.shopName}`

/** A document as a page to read and to print; every text is escaped, and no script runs. */
export function renderDocumentHtml(
  document: BusinessDocument,
  number: string | null,
  { look, download }: DocumentFrame,
): string {
  const link =
    download === null
      ? ''
      : `<nav><a href="${escapeHtml(download.href)}">${escapeHtml(download.label)}</a></nav>`
  const paper = { document, number }
  return htmlPage({
    language: document.language,
    title: titleOf(paper),
    head: NO_INDEX,
    style: documentStyle(look),
    body: `${link}${sheetOf(paper, look)}`,
  })
}

/** Several documents as one page to print, each beginning on a new sheet. */
export function renderDocumentsHtml(papers: readonly Numbered[], look: MailLook): string {
  const [first] = papers
  return htmlPage({
    language: first?.document.language ?? 'en',
    title: papers.map(titleOf).join(', '),
    head: NO_INDEX,
    style: documentStyle(look),
    body: papers.map((paper) => `<section class="sheet">${sheetOf(paper, look)}</section>`).join(''),
  })
}
