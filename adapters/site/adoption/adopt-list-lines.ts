import { groupBy } from '../../../core/shared/index.js'
import type { Adoption } from './adopt-outcome.js'
import { named, notesOf, onPages } from './adopt-report-lines.js'

/** Lines about lists and the pages of items that the owner has to decide. */
export const listLines = ({
  pages,
  collections,
  withoutTable,
}: Pick<Adoption, 'pages' | 'collections' | 'withoutTable'>): readonly string[] => [
  ...(withoutTable.length === 0
    ? []
    : [
        `Collections without a table: ${withoutTable.join(', ')}. Until they have one their lists are empty and ` +
          'their pages missing: export these collections as CSV in the builder, put the tables beside the pages ' +
          'and run this again.',
      ]),
  ...[...collections].map(
    ([path, slug]) =>
      `${path} is collections/${slug}.csv now and fills the lists it fits` +
      `${pages.some((page) => page.path === `detail_${slug}.html`) ? ` and the pages /${slug}/<item>` : ''}; ` +
      `a list that stays empty needs data-vitrine-collection="${slug}".`,
  ),
  ...[...groupBy(notesOf(pages, 'list-undecided'), ({ note: { choices } }) => choices.join(' or '))].map(
    ([choices, lists]) =>
      `It is unknown what is shown by ${named(lists.map(({ page, note }) => `${note.list} on ${page}`))}: write ` +
      `${choices} on the w-dyn-list.`,
  ),
  ...onPages(
    notesOf(pages, 'list-paged').map(({ page, note: { list } }) => ({
      page,
      message:
        `No export states the number of entries on a page of the list ${list}, so one page shows all: write ` +
        'data-vitrine-limit="10" (or yours) on its w-dyn-list',
    })),
  ),
  ...onPages(
    notesOf(pages, 'list-unsaved').map(({ page, note: { list, address } }) => ({
      page,
      message: `The list ${list} continues at ${address}, which was not saved: save that page and the following ones`,
    })),
  ),
]
