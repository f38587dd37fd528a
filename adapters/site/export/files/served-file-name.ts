import { PARTS_FOLDER } from './saved-address.js'

/** Assets whose query a saver added to their names: `site.css?v=7`, on Windows `site.css@v=7`. */
const WITH_QUERY =
  /^(.*)\.(css|m?js|json|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp4|webm)(?:%3F|[?@])([^/]*)$/i

/** Browsers add `.download` to the names of scripts. */
const OF_BROWSER = /\.(m?js|css)\.download$/i

/** The file names that browsers save for addresses such as `/css2?family=Inter` and `/gtag/js?id=1`. */
const WITHOUT_ENDING = /\/(css|js)\d?(?:\(\d+\))?(?:\.download)?$/i

/** A free name for a file; `mark` distinguishes it from others. */
function freeName(stem: string, ending: string, mark: string, taken: ReadonlySet<string>): string {
  const plain = `${stem}.${ending}`
  if (!taken.has(plain)) return plain
  const marked = `${stem}-${mark.replace(/[^\w.-]+/g, '-').slice(0, 60)}`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${marked}.${ending}` : `${marked}-${number}.${ending}`
    if (!taken.has(name)) return name
  }
}

/** Mirrors write the query of a page's address into its name too: `shop?page=2.html`, `shop.html@page=2.html`. */
const PAGE_WITH_QUERY = /^(.*?[^/])(?:\.html?)?(?:%3F|\?|@(?=[^/]*=))([^/]*?)\.html?$/i

/** The maximum length of a name: file systems have no longer ones, which would make the patterns slow. */
const MAX_NAME_LENGTH = 1024
const isName = (path: string): boolean => path.length - path.lastIndexOf('/') <= MAX_NAME_LENGTH

/** The further pages of a list where a saver allows no question mark in names: `blog/_c10e2e3c_page=2.html`. */
const LIST_PAGE = /^((?:.*\/)?)([^/]*?)(?:\.html?)?_([\da-f]{8}_page=\d+)\.html?$/i

/** The page whose list continues in `folder`: the folder's index, or the page of the same name. */
function listPageIn(folder: string, has: (path: string) => boolean): string {
  const named = folder.slice(0, -1)
  const isNamedLike = named !== '' && !has(`${folder}index.html`) && has(`${named}.html`)
  return isNamedLike ? named : `${folder}index`
}

/**
 * The address with its query that the name of a page holds; null if it holds none. `has` tests for a page by its path.
 */
export function addressOfPart(
  former: string,
  has: (path: string) => boolean,
): { readonly bare: string; readonly query: string } | null {
  if (!isName(former)) return null
  const [, folder, name = '', turned] = LIST_PAGE.exec(former) ?? []
  if (folder !== undefined && turned !== undefined)
    return { bare: name === '' ? listPageIn(folder, has) : folder + name, query: turned }
  const [, bare, query] = PAGE_WITH_QUERY.exec(former) ?? []
  return bare === undefined || query === undefined ? null : { bare, query }
}

/** The name of a page without the query of its address; null if it has none. */
export function pageWithoutQuery(path: string, taken: ReadonlySet<string>): string | null {
  const part = addressOfPart(path, (page) => taken.has(page))
  return part === null ? null : freeName(part.bare, 'html', part.query, taken)
}

/** True if a page formerly called `former` is another page's further part or another sorting, as `shop?page=2` is. */
export function isPartOfPage(former: string, served: string, has: (path: string) => boolean): boolean {
  const part = addressOfPart(former, has)
  return part !== null && served !== `${part.bare}.html`
}

/** The name from which a server knows the type of a file, if a saver changed it. */
export function servedFileName(path: string, taken: ReadonlySet<string>): string {
  const [, bare = '', ending = '', query = ''] = (isName(path) && WITH_QUERY.exec(path)) || []
  // Savers may repeat the ending after the query.
  if (bare !== '' && !query.toLowerCase().endsWith(`.${ending.toLowerCase()}`))
    return freeName(bare, ending, query, taken)
  const [browser, script = ''] = OF_BROWSER.exec(path) ?? []
  if (browser !== undefined) return freeName(path.slice(0, -browser.length), script, 'saved', taken)
  const [, kind = ''] = (PARTS_FOLDER.test(path) && WITHOUT_ENDING.exec(path)) || []
  return kind === '' ? path : freeName(path.replace(/\.download$/i, ''), kind.toLowerCase(), 'saved', taken)
}
