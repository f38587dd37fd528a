import { relative, sep } from 'node:path'
import type { Adoption } from './adopt-outcome.js'

/** More pages than this are not looked at: each takes some seconds, four times. */
const MAX_PAGES = 12

/** The pages of which pictures are taken; templates show nothing under their own names. */
export const picturedPages = ({
  source,
  pages,
}: Pick<Adoption, 'source' | 'pages'>): readonly { readonly path: string; readonly source: string }[] =>
  pages
    .map(({ path }) => path)
    .filter((path) => !/(?:^|\/)(?:detail_|40[14]\.)/.test(path))
    .slice(0, MAX_PAGES)
    .map((path) => ({ path, source: relative(source.folder, source.sourceOf(path)).replaceAll(sep, '/') }))
