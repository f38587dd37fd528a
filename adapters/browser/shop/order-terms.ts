import type { Order } from '../../../core/orders/index.js'
import type { PageContext } from '../kit/page-module.js'
import type * as Terms from './subscription-terms.js'

let terms: Promise<typeof Terms> | null = null

/** Loads the code for the terms of subscriptions, which few shops sell; it is asked for again if it did not arrive. */
export const loadTerms = (): Promise<typeof Terms> =>
  (terms ??= import('./subscription-terms.js').catch((problem: unknown) => {
    terms = null
    throw problem
  }))

/** Shows the payments of the subscription in an order below its totals; loads what writes them at the first. */
export function createOrderTerms(root: ParentNode, context: PageContext): (order: Order | null) => void {
  let latest: Order | null = null
  return (order) => {
    latest = order
    if (terms === null && order?.flags.hasSubscription !== true) return
    loadTerms().then(
      ({ showOrderTerms }) => showOrderTerms(root, latest, context),
      (problem: unknown) => console.error('[vitrine] the terms of a subscription are not shown', problem),
    )
  }
}
