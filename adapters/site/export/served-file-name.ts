import { PARTS_FOLDER } from './saved-address.js'

/** Files that pages load, whose query a saver wrote behind their names: `site.css?v=7`, on Windows `site.css@v=7`. */
const WITH_QUERY =
  /^(.*)\.(css|m?js|json|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp4|webm)(?:%3F|[?@])([^/]*)$/i

/** Browsers add this to the names of scripts. */
const OF_BROWSER = /\.(m?js|css)\.download$/i

/** What browsers save of addresses such as `/css2?family=Inter` and `/gtag/js?id=1`, one after the other. */
const WITHOUT_ENDING = /\/(css|js)\d?(?:\(\d+\))?(?:\.download)?$/i

/** A free name for a file; `mark` tells it from others of its name. */
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

/** The name of a page without the query of its address; null: it has none. */
export function pageWithoutQuery(path: string, taken: ReadonlySet<string>): string | null {
  const [, bare, query = ''] = PAGE_WITH_QUERY.exec(path) ?? []
  return bare === undefined ? null : freeName(bare, 'html', query, taken)
}

/** The address that the name of a page holds, with its query; null: the name has none. */
export function addressOfPart(former: string): { readonly bare: string; readonly query: string } | null {
  const [, bare, query] = PAGE_WITH_QUERY.exec(former) ?? []
  return bare === undefined || query === undefined ? null : { bare, query }
}

/** Whether a page that was called `former` shows another page's second part or other sorting, as `shop?page=2` does. */
export function isPartOfPage(former: string, served: string): boolean {
  const part = addressOfPart(former)
  return part !== null && served !== `${part.bare}.html`
}

/** The name by which a server knows what a file is, where a saver gave it another one. */
export function servedFileName(path: string, taken: ReadonlySet<string>): string {
  const [, bare = '', ending = '', query = ''] = WITH_QUERY.exec(path) ?? []
  // Behind the query of its address it may have its ending once more.
  if (bare !== '' && !query.toLowerCase().endsWith(`.${ending.toLowerCase()}`))
    return freeName(bare, ending, query, taken)
  const [browser, script = ''] = OF_BROWSER.exec(path) ?? []
  if (browser !== undefined) return freeName(path.slice(0, -browser.length), script, 'saved', taken)
  const [, kind = ''] = (PARTS_FOLDER.test(path) && WITHOUT_ENDING.exec(path)) || []
  return kind === '' ? path : freeName(path.replace(/\.download$/i, ''), kind.toLowerCase(), 'saved', taken)
}
