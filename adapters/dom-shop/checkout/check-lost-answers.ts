import { hasLostAnswer } from '../../../core/checkout/index.js'
import type { CheckoutService } from '../../../core/checkout/index.js'
import type { PageContext } from '../../dom-kit/page-module.js'

/** The pauses before a lost answer is looked for, after which only the shopper or the network asks. */
const PAUSES_MS: readonly number[] = [3_000, 10_000, 30_000, 60_000]

/**
 * Looks for the answer to a submit that was lost: after growing pauses, and at once when the network or the
 * shopper is back. Answers the function that stops it.
 */
export function checkLostAnswers(
  checkout: CheckoutService,
  { window, clock }: Pick<PageContext, 'window' | 'clock'>,
  signal: AbortSignal,
): () => void {
  let cancel: (() => void) | null = null
  let checks = 0
  const check = (): void => {
    if (hasLostAnswer(checkout.getSnapshot())) checkout.send({ tag: 'check-requested' })
  }
  const plan = (): void => {
    const { placing } = checkout.getSnapshot()
    if (placing.tag === 'submitting') checks = 0
    const pauseMs = PAUSES_MS[checks]
    if (!hasLostAnswer(checkout.getSnapshot()) || cancel !== null || pauseMs === undefined) return
    checks += 1
    cancel = clock.setTimer(pauseMs, () => {
      cancel = null
      check()
    })
  }
  window.addEventListener('online', check, { signal })
  window.addEventListener('focus', check, { signal })
  const unsubscribe = checkout.subscribe(plan)
  return () => {
    unsubscribe()
    cancel?.()
  }
}
