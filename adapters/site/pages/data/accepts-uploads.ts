import { pageForms, parsedPageAt } from '../index.js'
import type { PageStore } from '../index.js'
import { walkFolder } from '../../files/index.js'
import type { SiteFiles } from '../../files/index.js'

/** Lifetime of a cached answer: checking all pages takes a while. */
const REMEMBERED_MS = 60_000
/** Maximum number of checked pages; larger sites count as having such a form. */
const MAX_PAGES = 300

async function hasFileField(files: SiteFiles, pages: PageStore): Promise<boolean> {
  let left = MAX_PAGES
  for (const name of walkFolder(files.folder)) {
    if (!name.endsWith('.html')) continue
    if (left === 0) return true
    left -= 1
    const page = await parsedPageAt(files, pages, name)
    if (page !== null && pageForms(page).some(takesFile)) return true
  }
  return false
}

const takesFile = ({ kind, hasFileField: has }: ReturnType<typeof pageForms>[number]): boolean =>
  has && kind === 'message'

/**
 * True if a form of the site had a file field at most a minute ago; without such a form the site accepts no
 * uploads.
 */
export function createAcceptsUploads(
  files: SiteFiles,
  pages: PageStore,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let known: { readonly answer: Promise<boolean>; readonly until: number } | null = null
  return () => {
    if (known === null || known.until <= now()) {
      const answer = hasFileField(files, pages)
      known = { answer, until: now() + REMEMBERED_MS }
    }
    return known.answer
  }
}
