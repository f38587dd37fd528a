import { basename, dirname, join } from 'node:path'
import { openSafeFolder, writeProblem } from '../safe-files/index.js'
import type { Adoption, PageSummary } from './adopt-outcome.js'
import type { PageLook } from '../screenshots/look-at-page.js'
import type { BeforeAndAfter, Pictures } from '../screenshots/look-twice.js'
import { utilityKeyOf } from '../../../core/accounts/index.js'
import { escapeHtml, htmlPage } from '../../../core/shared/index.js'

/** The path of a site's report: beside the site folder, so that it is never served. */
const pageReportPath = (out: string): string => join(dirname(out), `${basename(out)}.adoption-report.html`)

function animationsOf({ playsInteractions, notes }: PageSummary): string {
  const unplayed = notes.flatMap((note) =>
    note.tag === 'not-played'
      ? [
          note.kind === 'timelines'
            ? 'newer kind not played: its data cannot be read'
            : 'kind of 2016 not played',
        ]
      : note.tag === 'data-cut-off' ||
          note.tag === 'script-elsewhere' ||
          // A missing script of the owner's own is no fault where interactions were found elsewhere.
          (note.tag === 'script-missing' && (note.isBuilder || !playsInteractions))
        ? ['data lost']
        : [],
  )
  const newer = notes.flatMap((note) =>
    note.tag === 'timelines'
      ? [`${note.count} of the newer kind`, ...note.ignored.map(({ path, message }) => `${path}: ${message}`)]
      : [],
  )
  return [...(playsInteractions ? ['play'] : []), ...newer, ...new Set(unplayed)].join(', ')
}

/** The builder's key of a page for accounts, and the account forms on the page. */
function accountsOf({ path, accountForms }: PageSummary): string {
  const key = utilityKeyOf(path)
  return [...(key === null ? [] : [key]), ...accountForms].join(', ')
}

const COLUMNS: readonly (readonly [string, (page: PageSummary) => string])[] = [
  ['Page', ({ path }) => path],
  ['Animations', animationsOf],
  ['Widgets', ({ widgets }) => widgets.join(', ')],
  ['Shop', ({ shopBlocks }) => shopBlocks.join(', ')],
  ['Accounts', accountsOf],
  [
    'Forms',
    ({ forms }) =>
      forms
        .map(({ name, action }) => `${name || 'form'} → ${action === '' ? 'this site' : action}`)
        .join('; '),
  ],
  ['Services of others', ({ services }) => services.join(', ')],
  ['Embeds', ({ embeds }) => (embeds === 0 ? '' : String(embeds))],
  ['Code from', ({ codeHosts }) => [...new Set(codeHosts)].join(', ')],
]

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#222;background:#fff}
pre{white-space:pre-wrap}table{border-collapse:collapse}
th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top}
figure{display:inline-block;max-width:448px;margin:0 1rem 1rem 0;vertical-align:top}
figure img{border:1px solid #ccc;max-width:100%}
th{background:#f3f3f3;position:sticky;top:0}`

const figureOf = (title: string, look: PageLook | null): string =>
  look === null
    ? `<figure><figcaption>${title}: not opened</figcaption></figure>`
    : `<figure><img src="${look.picture}" alt="${title}"><figcaption>${title}: ${look.invisible} invisible, ` +
      `${look.errors.length} errors${look.errors.map((each) => `<br><code>${escapeHtml(each)}</code>`).join('')}` +
      '</figcaption></figure>'

/** One width of a page; differences may come from the page's scripts. */
const widthPart = ({ width, before, after, differing }: BeforeAndAfter): string =>
  `<div><p>${width} pixels wide: ${
    differing === null ? 'not compared' : `${(differing * 100).toFixed(1)} % of the first screen differs`
  }</p>${figureOf('Before', before)}${figureOf('After', after)}</div>`

/** Pages side by side, with invisible elements and console messages. */
const picturesPart = (pictures: Pictures): string =>
  pictures.size === 0
    ? ''
    : `<h2>Before and after</h2>${[...pictures]
        .map(
          ([path, widths]) =>
            `<section><h3>${escapeHtml(path)}</h3>${widths.map(widthPart).join('')}</section>`,
        )
        .join('')}`

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** The report as a page: the text of the terminal, and one line for each page of the site. */
export function pageReport({ pages }: Adoption, lines: readonly string[], pictures: Pictures): string {
  const head = COLUMNS.map(([name]) => `<th scope="col">${escapeHtml(name)}</th>`).join('')
  const rows = pages.map(
    (page) => `<tr>${COLUMNS.map(([, read]) => `<td>${escapeHtml(read(page))}</td>`).join('')}</tr>`,
  )
  return htmlPage({
    title: 'Adoption report',
    head: `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    style: STYLE,
    body: `
<h1>Adoption report</h1>
<pre>${escapeHtml(lines.join('\n'))}</pre>
<table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${picturesPart(pictures)}
`,
  })
}

/** Writes the report of a site; returns a line about it. A failure does not stop the adoption. */
export async function writePageReport(
  adoption: Adoption,
  lines: readonly string[],
  pictures: Pictures,
): Promise<string> {
  const path = pageReportPath(adoption.out)
  try {
    const content = pageReport(adoption, lines, pictures)
    await openSafeFolder(dirname(path)).replace(basename(path), { content })
    return `Page by page: ${path}`
  } catch (thrown) {
    return `${path} was not written: ${writeProblem(thrown)}.`
  }
}
