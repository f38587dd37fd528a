import { plural, shellWord, shortText } from '../../../core/shared/index.js'
import { relative } from 'node:path'
import { decisions } from './adopt-decisions.js'
import type { Adoption } from './adopt-outcome.js'
import { problems } from './adopt-problems.js'
import { named, notesOf, pagesWith } from './adopt-report-lines.js'

function works(adoption: Adoption, folder: string): readonly string[] {
  const { pages, added, catalogue, source, taken, changes } = adoption
  const playing = pages.filter(({ playsInteractions }) => playsInteractions).length
  const replaced = pagesWith(pages, 'script-replaced').length
  const repaired = notesOf(pages, 'file-repaired')
  const encodings = notesOf(pages, 'encoding-changed')
  const renamed = [...source.context.renamed]
  const removed = pagesWith(pages, 'jquery-removed').length
  const madeCatalogue = changes.get('catalogue.csv') !== 'kept'
  const forms = pages.flatMap((page) => page.forms).filter(({ action }) => action === '').length
  return [
    `${plural(pages.length, 'page')}: the page script is in place on ` +
      `${replaced + pagesWith(pages, 'script-added').length}, interactions play on ${playing}.`,
    ...(removed > 0 ? [`jQuery was removed from ${plural(removed, 'page')}: nothing there used it.`] : []),
    ...(catalogue.tag === 'pages' && catalogue.products > 0 && madeCatalogue
      ? [`${plural(catalogue.products, 'product')} read from the pages into catalogue.csv.`]
      : []),
    ...(catalogue.tag === 'table' && madeCatalogue
      ? [`catalogue.csv made from ${catalogue.path} (${plural(catalogue.lines, 'line')}).`]
      : []),
    ...(added.length > 0
      ? [
          `Made with the site's own header and footer, since the export lacks them: ${named(added)} ` +
            `(css/vitrine-pieces.css is their look; --no-added-pages leaves them out).`,
        ]
      : []),
    ...(forms > 0
      ? [
          `${plural(forms, 'form')} will be received by the site: vitrine forms list ${folder} shows the entries.`,
        ]
      : []),
    ...(encodings.length > 0
      ? [`Converted to UTF-8: ${named(encodings.map(({ page, note }) => `${page} (was ${note.from})`))}.`]
      : []),
    ...(renamed.length > 0
      ? [`Renamed pages: ${named(renamed.map(([from, to]) => `${from} is ${to}`))}.`]
      : []),
    ...(repaired.length > 0
      ? [`Corrected file names: ${named(repaired.map(({ note }) => `${note.from} is ${note.to}`))}.`]
      : []),
    ...(taken.some(({ tag }) => tag !== 'failed')
      ? [
          `${plural(taken.filter(({ tag }) => tag !== 'failed').length, 'file')} taken from the builder's hosts.`,
        ]
      : []),
    ...(source.builderScripts.length > 0
      ? [`Left out: ${named(source.builderScripts)} (the builder's own script).`]
      : []),
  ]
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${shortText(line)}`)]

/** The result of `vitrine adopt` for a person: working parts, open decisions, missing parts. */
export function adoptReport(adoption: Adoption): readonly string[] {
  const out = relative('', adoption.out) || adoption.out
  return [
    adoption.dryRun ? `Nothing was written. ${out} would hold:` : `The site is in ${out}.`,
    ...section('Works at once', works(adoption, shellWord(out))),
    ...section('Needs a decision', decisions(adoption)),
    ...section('Does not work', problems(adoption)),
    '',
    ...(adoption.dryRun ? [] : [`Next: vitrine serve ${shellWord(out)}`]),
  ]
}
