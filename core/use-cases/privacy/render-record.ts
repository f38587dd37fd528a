import { escapeHtml, htmlPage } from '../../shared/index.js'
import type { ProcessingActivity, ProcessingRecord } from './processing-record.js'

const NOTICE =
  'Made from the settings and pages of the site; not legal advice. Complete the open parts, and make it again when ' +
  'something changes.'

const NO_ONE_ELSE = 'the host of the site only'

const TITLE = 'Record of processing activities'

const rowsOf = (activity: ProcessingActivity): readonly (readonly [string, string])[] => [
  ['Purpose', activity.purpose],
  ['Ground, art. 6(1)', activity.basis],
  ['People', activity.people],
  ['Data', activity.data],
  ['Recipients', activity.recipients.length === 0 ? NO_ONE_ELSE : activity.recipients.join(', ')],
  ['Erased', activity.kept],
]

/** The lines that name the controller; empty: the settings name none. */
const controllerLines = ({ controller }: ProcessingRecord): readonly string[] =>
  controller === null
    ? []
    : [controller.name, ...controller.address, controller.email ?? '', controller.phone ?? ''].filter(
        (line) => line !== '',
      )

/** Escapes a text for Markdown, also inside a table cell. */
const plain = (text: string): string => text.replace(/[\\|*_<>[\]#]/g, '\\$&').replace(/\s+/g, ' ')

/** The record as Markdown. */
export function recordMarkdown(record: ProcessingRecord, day: string): string {
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${plain(line)}`).join('\n')
  const table = (activity: ProcessingActivity): string =>
    [
      `## ${plain(activity.name)}`,
      '',
      '| | |',
      '| --- | --- |',
      ...rowsOf(activity).map(([name, text]) => `| ${name} | ${plain(text)} |`),
    ].join('\n')
  return [
    `# ${TITLE}: ${plain(record.siteName)}`,
    `${day}. ${NOTICE}`,
    ...(record.controller === null ? [] : [`Controller:\n\n${list(controllerLines(record))}`]),
    ...record.activities.map(table),
    `## Security (art. 32)\n\n${list(record.security)}`,
    `## Open\n\n${list(record.open)}`,
    '',
  ].join('\n\n')
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:left;' +
  'vertical-align:top}th{width:10rem}'

/** Escapes a text for a page; commands in it are code. */
const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** The record as a page of its own. */
export function recordHtml(record: ProcessingRecord, day: string): string {
  const list = (lines: readonly string[]): string =>
    `<ul>${lines.map((line) => `<li>${withCode(line)}</li>`).join('')}</ul>`
  const table = (activity: ProcessingActivity): string => {
    const rows = rowsOf(activity).map(
      ([name, text]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${withCode(text)}</td></tr>`,
    )
    return `<h2>${escapeHtml(activity.name)}</h2><table>${rows.join('')}</table>`
  }
  const body = [
    `<h1>${TITLE}: ${escapeHtml(record.siteName)}</h1><p>${escapeHtml(`${day}. ${NOTICE}`)}</p>`,
    record.controller === null ? '' : `<p>Controller:</p>${list(controllerLines(record))}`,
    ...record.activities.map(table),
    `<h2>Security (art. 32)</h2>${list(record.security)}`,
    `<h2>Open</h2>${list(record.open)}`,
  ].join('')
  return htmlPage({ title: `${TITLE}: ${record.siteName}`, body: `<main>${body}</main>`, style: STYLE })
}
