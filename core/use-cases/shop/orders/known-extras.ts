import type { PricedOrder } from '../../../pricing/index.js'

/** No known extras: the owner made a change in between, so the next submit must be refused once. */
export const EXTRAS_UNKNOWN = ''
/** The extras of a cart that has none. */
export const NO_EXTRAS = '[]'

/**
 * The extras of an order and its trials as one text, to compare the shopper's last view with the present state.
 * `trialsDays`: the length of each trial.
 */
export const termsText = (
  { extraItems }: Pick<PricedOrder, 'extraItems'>,
  trialsDays: readonly number[],
): string =>
  JSON.stringify([
    ...extraItems.map(({ kind, name, price }) => [kind, name, price.amount]),
    ...trialsDays.map((days) => ['trial', days]),
  ])
