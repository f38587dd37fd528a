import type { Order } from '../../../core/orders/index.js'
import { loadOnce } from '../../../core/shared/index.js'
import type { PageContext } from '../kit/page-module.js'
import type * as Terms from './subscription-terms.js'

/** Loads the code for subscription terms, which few shops need. */
export const loadTerms = loadOnce((): Promise<typeof Terms> => import('./subscription-terms.js'))

/** Shows the payments of an order's subscription below its totals; loads the code on first use. */
export function createOrderTerms(root: ParentNode, context: PageContext): (order: Order | null) => void {
  let latest: Order | null = null
  let isWanted = false
  return (order) => {
    latest = order
    isWanted ||= order?.flags.hasSubscription === true
    if (!isWanted) return
    loadTerms().then(
      ({ showOrderTerms }) => showOrderTerms(root, latest, context),
      (problem: unknown) => console.error('[vitrine] the terms of a subscription are not shown', problem),
    )
  }
}
