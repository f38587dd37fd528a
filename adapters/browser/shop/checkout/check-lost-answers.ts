import { exhaustMap, filter, fromEvent, merge, Observable, startWith, switchMap, take, takeUntil } from 'rxjs'
import { hasLostAnswer } from '../../../../core/checkout/index.js'
import type { CheckoutService, CheckoutState } from '../../../../core/checkout/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { PageContext } from '../../kit/page-module.js'

/**
 * The pauses before a lost answer is looked up; afterwards only the shopper or the network starts a look-up.
 */
const PAUSES_MS = [3_000, 10_000, 30_000, 60_000] as const

const statesOf = (checkout: CheckoutService): Observable<CheckoutState> =>
  new Observable((subscriber) =>
    checkout.subscribe(() => {
      subscriber.next(checkout.getSnapshot())
    }),
  )

/** Ends after the pause, by the page's clock. */
const pause = (clock: Clock, pauseMs: number): Observable<null> =>
  new Observable((subscriber) =>
    clock.setTimer(pauseMs, () => {
      subscriber.next(null)
      subscriber.complete()
    }),
  )

/**
 * Looks up the answer of a lost submit until `signal` is aborted. It does so after growing pauses, which restart
 * with each submit, and at once when the network or the shopper is back.
 */
export function checkLostAnswers(
  checkout: CheckoutService,
  { window, clock }: Pick<PageContext, 'window' | 'clock'>,
  signal: AbortSignal,
): void {
  const states = statesOf(checkout)
  const pauses = states.pipe(
    filter(({ placing }) => placing.tag === 'submitting'),
    startWith(null),
    switchMap(() =>
      states.pipe(
        filter(hasLostAnswer),
        exhaustMap((_, nth) => pause(clock, PAUSES_MS[nth] ?? 0)),
        take(PAUSES_MS.length),
      ),
    ),
  )
  merge(pauses, fromEvent(window, 'online'), fromEvent(window, 'focus'))
    .pipe(takeUntil(fromEvent(signal, 'abort')))
    .subscribe(() => {
      if (hasLostAnswer(checkout.getSnapshot())) checkout.send({ tag: 'check-requested' })
    })
}
