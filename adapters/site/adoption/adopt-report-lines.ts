import { groupBy, someOf } from '../../../core/shared/index.js'
import { siteGaps } from '../export/index.js'
import type { PageNote } from '../export/index.js'
import type { PageSummary } from './adopt-outcome.js'

/** Maximum number of items named; the others are counted. */
const MAX_NAMED = 5

/** Names of one kind, for a line of a report. */
export const named = (names: readonly string[]): string => someOf([...new Set(names)], MAX_NAMED)

type NoteOf<Tag extends PageNote['tag']> = Extract<PageNote, { readonly tag: Tag }>

/** The notes of one kind on all pages, with the page of each. */
export const notesOf = <Tag extends PageNote['tag']>(
  pages: readonly PageSummary[],
  tag: Tag,
): readonly { readonly page: string; readonly note: NoteOf<Tag> }[] =>
  pages.flatMap(({ path, notes }) =>
    notes.flatMap((note) => (note.tag === tag ? [{ page: path, note: note as NoteOf<Tag> }] : [])),
  )

/** Reports a fact about many pages once, with the pages. */
export const onPages = (
  said: readonly { readonly page: string; readonly message: string }[],
): readonly string[] =>
  [...groupBy(said, ({ message }) => message)].map(
    ([message, each]) => `${message}, on ${named(each.map(({ page }) => page))}.`,
  )

/** The pages that have a note of a kind. */
export const pagesWith = (pages: readonly PageSummary[], tag: PageNote['tag']): readonly string[] =>
  notesOf(pages, tag).map(({ page }) => page)

/** The gaps of pages, each once with its fix and the pages. */
export const gapLines = (pages: readonly PageSummary[]): readonly string[] =>
  [...groupBy(notesOf(pages, 'gap'), ({ note: { gap } }) => `${gap.message} ${gap.fix}`)].map(
    ([line, each]) => `${line} (On ${named(each.map(({ page }) => page))}.)`,
  )

/** Parts that no page of the site has and other parts need, each with its fix. */
export const siteGapLines = (pages: readonly PageSummary[]): readonly string[] =>
  siteGaps(new Set(pages.flatMap(({ marks }) => marks))).map(({ message, fix }) => `${message} ${fix}`)
