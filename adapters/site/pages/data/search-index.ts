import type { Steps } from '../../../../core/shared/index.js'
import type { SearchableText } from '../../../../core/site/index.js'
import { searchTexts } from '../index.js'
import type { SearchSources } from '../search/search-texts.js'

/** Extracts the searchable texts of a site once for each version of its data; the latest are cached. */
export function createSearchIndex(): (
  version: string,
  sources: SearchSources,
) => Steps<readonly SearchableText[]> {
  let known: { readonly version: string; readonly texts: readonly SearchableText[] } | null = null
  return function* (version, sources) {
    if (known?.version === version) return known.texts
    const texts = yield* searchTexts(sources)
    known = { version, texts }
    return texts
  }
}
