import { basename } from 'node:path'
import { plural } from '../../../core/shared/index.js'
import type { Adoption } from './adopt-outcome.js'
import { named, notesOf, onPages, pagesWith } from './adopt-report-lines.js'

const LEFT_OUT: Readonly<Record<'link' | 'unreadable' | 'special', string>> = {
  link: 'it is a link, which may lead out of the folder',
  unreadable: 'this user may not read it',
  special: 'it is not a file',
}

/**
 * Lines about scripts that pages name and the folder lacks; pages that adopt itself added name no such
 * scripts.
 */
const missingScripts = ({ pages, added }: Adoption) =>
  notesOf(pages, 'script-missing').filter(({ page }) => !added.includes(page))

/** Lines about files that are missing in the site, and about incomplete pages. */
const incompleteFiles = ({ pages, unread, unwritten, source, taken }: Adoption): readonly string[] => [
  ...unread.map(({ path, message }) => `${path} was left out: ${message}.`),
  ...taken.flatMap((each) =>
    each.tag === 'failed' ? [`${each.address} stays on its host: ${each.message}.`] : [],
  ),
  ...unwritten.map(({ path, message }) => `${path} was not written: ${message}.`),
  ...source.leftOut.flatMap(({ path, reason }) =>
    reason === 'hidden' || reason === 'package' ? [] : [`${path} was left out: ${LEFT_OUT[reason]}.`],
  ),
  ...pagesWith(pages, 'page-cut-off').map((page) => `${page} ends in the middle: save or export it again.`),
]

/** Lines about pages whose interaction data are not in this folder. */
function unknownInteractions(adoption: Adoption): readonly string[] {
  const { pages, added } = adoption
  const withoutBuilder = missingScripts(adoption).filter(({ note }) => note.isBuilder)
  const without = pagesWith(pages, 'script-added').filter(
    (page) => !added.includes(page) && !withoutBuilder.some((each) => each.page === page),
  )
  return [
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
          `No script of the builder is in ${named(without)}, which some tools remove, so its ` +
            'interactions are unknown: export the site, or save its pages with a browser ("Web page, complete").',
        ]
      : []),
    ...onPages(
      withoutBuilder.map(({ page, note }) => ({
        page,
        message:
          `The builder's script ${basename(note.path)} is not in the folder, so its tag is removed and its ` +
          'interactions are unknown: export the site again, or put the file there',
      })),
    ),
  ]
}

/** Lines about interactions whose data are there but do not play, with the visible result. */
function unplayedInteractions({ pages }: Adoption): readonly string[] {
  const shown = notesOf(pages, 'hidden-shown')
  const notPlayed = notesOf(pages, 'not-played')
  const timelines = notPlayed.filter(({ note }) => note.kind === 'timelines')
  const old = notPlayed.filter(({ note }) => note.kind === 'first-generation')
  const saved = pagesWith(pages, 'saved-after-scripts')
  return [
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
    ...(saved.length > 0
      ? [
          'Saved after their scripts had run, so some elements may be in their final state: ' +
            `${named(saved)}.`,
        ]
      : []),
  ]
}

/** True for a script that is already listed among the missing files. There its path has no leading slash. */
const isListed = (missing: readonly { readonly note: { readonly path: string } }[], path: string): boolean =>
  missing.some(({ note }) => note.path === path.replace(/^\//, ''))

/** Lines about files and scripts that pages name and the folder lacks. */
function missingFiles(adoption: Adoption): readonly string[] {
  const missing = notesOf(adoption.pages, 'file-missing')
  return [
    ...(missing.length > 0
      ? [
          `${plural(new Set(missing.map(({ note }) => note.path)).size, 'file')} missing from the folder: ` +
            `${named(missing.map(({ note }) => note.path))}.`,
        ]
      : []),
    ...onPages(
      missingScripts(adoption)
        .filter(({ note }) => !note.isBuilder && !isListed(missing, note.path))
        .map(({ page, note }) => ({ page, message: `The script ${note.path} is missing` })),
    ),
  ]
}

/** The faults of an adopted site, a line each. */
export const problems = (adoption: Adoption): readonly string[] => [
  ...incompleteFiles(adoption),
  ...unknownInteractions(adoption),
  ...unplayedInteractions(adoption),
  ...missingFiles(adoption),
]
