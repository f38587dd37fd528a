import { attributeSetting, removalOf } from '../attribute-edit.js'
import { attributeOf } from '../elements.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** The attribute of elements for logging in with a provider, with the provider's id. */
const ATTRIBUTE = 'data-vitrine-provider'

/**
 * Points links that name a log-in provider to the address from `hrefOf`. The elements of a provider that is
 * not set up (null) are removed, so that visitors see only working log-ins.
 */
export const providerLinks =
  (hrefOf: (provider: string) => string | null): PageTransform =>
  ({ elements }) => {
    const edits = elements.flatMap((element) => {
      const provider = attributeOf(element, ATTRIBUTE)
      if (provider === null) return []
      const href = hrefOf(provider)
      if (href === null) return removalOf(element) ?? []
      if (element.name !== 'a') return []
      return attributeSetting(element, 'href', href) ?? []
    })
    return edits.length === 0 ? UNCHANGED : { edits, isForAudience: false }
  }
