import type { Adoption } from './adopt-outcome.js'

/** Maximum number of pages with pictures: each takes some seconds, four times. */
const MAX_PAGES = 12

/** The pages to take pictures of; templates show nothing under their own names. */
export const picturedPages = ({
  source,
  pages,
}: Pick<Adoption, 'source' | 'pages'>): readonly { readonly path: string; readonly source: string }[] =>
  pages
    .map(({ path }) => path)
    .filter((path) => !/(?:^|\/)(?:detail_|40[14]\.)/.test(path))
    .slice(0, MAX_PAGES)
    .map((path) => ({ path, source: source.sourceOf(path).path }))
