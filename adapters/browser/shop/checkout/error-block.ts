import { problemOfCheckout } from '../../../../core/checkout/index.js'
import type { CheckoutFailure } from '../../../../core/checkout/index.js'
import { needsRefresh, problemText } from '../../../../core/errors/index.js'
import type { ProblemFacts } from '../../../../core/errors/index.js'
import { shopErrorAttribute } from '../../../../core/builder-markup/index.js'
import { translated } from '../../kit/page-texts.js'
import { setAttribute, setShown, setText } from '../shown.js'
import type { CheckoutNodes } from './checkout-nodes.js'

/**
 * The text of a failure: the owner's, if an attribute of the error text has one, else the catalogue's
 * (reference/errors#checkout).
 */
export const failureText = (failure: CheckoutFailure, errorText: HTMLElement | null): string =>
  textOf(problemOfCheckout(failure), errorText)

function textOf(facts: ProblemFacts, errorText: HTMLElement | null): string {
  const text = problemText(facts, (name) => errorText?.getAttribute(shopErrorAttribute(name)))
  return errorText === null ? text : translated(errorText.ownerDocument, text)
}

/** Shows a problem in the error block, in the owner's words where it has them; returns the words. */
export function showProblem({ error, errorText }: CheckoutNodes, facts: ProblemFacts): string {
  const text = textOf(facts, errorText)
  setText(errorText, text)
  setShown(error, true)
  return text
}

/**
 * Shows or hides the error block. A failure that needs a refresh is marked on its text in the form that pages
 * know.
 */
export function drawErrorBlock({ error, errorText }: CheckoutNodes, failure: CheckoutFailure | null): void {
  // Screen readers do not reliably read a live region that was hidden, so the runtime announces the text;
  // this region must then stay silent.
  if (errorText?.hasAttribute('aria-live')) setAttribute(errorText, 'aria-live', 'off')
  if (failure !== null) setText(errorText, failureText(failure, errorText))
  const isStale = failure !== null && needsRefresh(problemOfCheckout(failure))
  setAttribute(errorText, 'data-wf-needs-refresh', isStale ? 'true' : null)
  setShown(error, failure !== null)
}
