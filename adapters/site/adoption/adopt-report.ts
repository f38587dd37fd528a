import { plural } from '../../../core/shared/index.js'
import { basename, relative } from 'node:path'
import { decisions } from './adopt-decisions.js'
import type { Adoption } from './adopt-outcome.js'
import { named, notesOf, onPages, pagesWith } from './adopt-report-lines.js'

function works({ pages, added, catalogue, source, taken, changes }: Adoption): readonly string[] {
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
    ...(removed > 0 ? [`jQuery is gone from ${plural(removed, 'page')}: nothing there used it.`] : []),
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
      ? [`${plural(forms, 'form')} will be kept by the site: vitrine forms list shows what comes in.`]
      : []),
    ...(encodings.length > 0
      ? [`Written anew in UTF-8: ${named(encodings.map(({ page, note }) => `${page} (was ${note.from})`))}.`]
      : []),
    ...(renamed.length > 0
      ? [`Pages with other names now: ${named(renamed.map(([from, to]) => `${from} is ${to}`))}.`]
      : []),
    ...(repaired.length > 0
      ? [`File names put right: ${named(repaired.map(({ note }) => `${note.from} is ${note.to}`))}.`]
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

function problems({ pages, added, unread, unwritten, source, taken }: Adoption): readonly string[] {
  const missing = notesOf(pages, 'file-missing')
  const shown = notesOf(pages, 'hidden-shown')
  const timelines = notesOf(pages, 'not-played').filter(({ note }) => note.kind === 'timelines')
  const old = notesOf(pages, 'not-played').filter(({ note }) => note.kind === 'first-generation')
  const gone = notesOf(pages, 'script-missing').filter(({ page }) => !added.includes(page))
  const withoutBuilder = gone.filter(({ note }) => note.isBuilder)
  const without = pagesWith(pages, 'script-added').filter(
    (page) => !added.includes(page) && !withoutBuilder.some((each) => each.page === page),
  )
  return [
    ...unread.map(({ path, message }) => `${path} was left out: ${message}.`),
    ...taken.flatMap((each) =>
      each.tag === 'failed' ? [`${each.address} stays on its host: ${each.message}.`] : [],
    ),
    ...unwritten.map(({ path, message }) => `${path} was not written: ${message}.`),
    ...source.leftOut.flatMap(({ path, reason }) =>
      reason === 'hidden' || reason === 'package' ? [] : [`${path} was left out: ${LEFT_OUT[reason]}.`],
    ),
    ...pagesWith(pages, 'page-cut-off').map((page) => `${page} ends in the middle: save or export it again.`),
    ...onPages(
      notesOf(pages, 'data-cut-off').map(({ page, note }) => ({
        page,
        message: `The interaction data in ${note.file} end in the middle and are not played (export the site again)`,
      })),
    ),
    ...onPages(
      notesOf(pages, 'script-elsewhere').map(({ page, note }) => ({
        page,
        message: `The script lay on another host (${note.address}), so interactions are unknown: add --download`,
      })),
    ),
    ...(without.length > 0
      ? [
          `No script of the builder is in ${named(without)}, as some savers take it out, so its ` +
            'interactions are unknown: export the site, or save its pages with a browser ("Web page, complete").',
        ]
      : []),
    ...onPages(
      withoutBuilder.map(({ page, note }) => ({
        page,
        message:
          `The builder's script ${basename(note.path)} is not in the folder, so its tag is taken out and its ` +
          'interactions are unknown: export the site again, or put the file there',
      })),
    ),
    ...(shown.length > 0
      ? [
          `${plural(
            shown.reduce((sum, { note }) => sum + note.count, 0),
            'element',
          )} that interactions would have shown: visible at once, on ${named(shown.map(({ page }) => page))}.`,
        ]
      : []),
    ...(timelines.length > 0
      ? [
          `Interactions of the newer kind whose data cannot be read are not played, on ` +
            `${named(timelines.map(({ page }) => page))}. What they move is visible.`,
        ]
      : []),
    ...onPages(
      notesOf(pages, 'timelines').flatMap(({ page, note }) =>
        note.ignored.map(({ path, message }) => ({
          page,
          message: `A part of the newer interactions does not play: ${message} (${path})`,
        })),
      ),
    ),
    ...(old.length > 0
      ? [`Interactions of 2016 and 2017 are not played, on ${named(old.map(({ page }) => page))}.`]
      : []),
    ...(pagesWith(pages, 'saved-after-scripts').length > 0
      ? [
          `Saved after their scripts had run, so some elements may stand in their last state: ` +
            `${named(pagesWith(pages, 'saved-after-scripts'))}.`,
        ]
      : []),
    ...(missing.length > 0
      ? [
          `${plural(new Set(missing.map(({ note }) => note.path)).size, 'file')} missing from the folder: ` +
            `${named(missing.map(({ note }) => note.path))}.`,
        ]
      : []),
    ...onPages(
      gone
        .filter(({ note }) => !note.isBuilder && !isListed(missing, note.path))
        .map(({ page, note }) => ({ page, message: `The script ${note.path} is named and not there` })),
    ),
  ]
}

/** True for a script that is listed among the missing files already, where its path has no leading slash. */
const isListed = (missing: readonly { readonly note: { readonly path: string } }[], path: string): boolean =>
  missing.some(({ note }) => note.path === path.replace(/^\//, ''))

const LEFT_OUT: Readonly<Record<'link' | 'unreadable' | 'special', string>> = {
  link: 'it is a link, which may lead out of the folder',
  unreadable: 'this user may not read it',
  special: 'it is no file',
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

/** The result of `vitrine adopt` for a person: what works, what needs a decision, what is missing. */
export function adoptReport(adoption: Adoption): readonly string[] {
  const out = relative('', adoption.out) || adoption.out
  return [
    adoption.dryRun ? `Nothing was written. ${out} would hold:` : `The site is in ${out}.`,
    ...section('Works at once', works(adoption)),
    ...section('Needs a decision', decisions(adoption)),
    ...section('Does not work', problems(adoption)),
    '',
    ...(adoption.dryRun ? [] : [`Next: vitrine serve ${out}`]),
  ]
}
