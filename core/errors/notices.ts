import { CHALLENGE_BLOCKED } from './challenge-blocked.js'
import type { ProblemFacts } from './problem.js'

/** The runtime's own texts in alerts and for the owner, by occasion (reference/errors#notices). */
export const NOTICES = {
  insecureAddToCart: 'This site is currently unsecured so you cannot add products to your cart.',
  insecureBuyNow: 'This site is currently unsecured so you cannot purchase this item.',
  insecureCheckout: 'This site is currently unsecured so you cannot enter checkout.',
  walletsInPreview: 'Web Payments is not available in preview mode.',
  cardsNotSetUp:
    "Stripe has not been set up for this project – Go to the project's Ecommerce Payment settings in the " +
    'Designer to link Stripe.',
  cardsBlocked:
    'Card payments could not be loaded. Please check your connection and content blockers, then reload the page.',
  paypalBlocked:
    'PayPal could not be loaded. Please check your connection and content blockers, then reload the page.',
  challengeBlocked: CHALLENGE_BLOCKED,
  cardsNotSetUpShort: 'Stripe has not been set up for this project',
} as const

/** The name of a text that the runtime itself shows. */
export type Notice = keyof typeof NOTICES

/** A notice in the form of the other problems, for applications that show both in one place. */
export const noticeFacts = (notice: Notice): ProblemFacts => ({
  key: notice,
  recovery: 'none',
  names: [],
  text: NOTICES[notice],
})
