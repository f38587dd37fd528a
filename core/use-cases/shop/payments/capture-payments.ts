import { eachInTurn } from '../../../shared/index.js'
import { abilitiesFor } from './ask-provider.js'
import type { AttemptPorts } from './attempt-ports.js'
import type { AttemptState } from './attempt-state.js'
import { runAttempt } from './run-attempt.js'

/** The numbers of payments to capture, by their present state. */
export interface CaptureReport {
  readonly taken: number
  readonly lapsed: number
  /** The provider did not answer or has not decided; it is asked again. */
  readonly capturing: number
}

/** Captures the money of every order with a capture request. Run it regularly. */
export async function capturePayments(ports: AttemptPorts): Promise<CaptureReport> {
  const report = { taken: 0, lapsed: 0, capturing: 0 }
  const due = await ports.attempts.placedWith('capturing')
  await eachInTurn(
    due.map((attempt) => async () => {
      const event = { tag: 'capture-due', provider: abilitiesFor(ports, attempt) } as const
      const { state } = await runAttempt(ports, attempt, event, 'unattended')
      report[standingIn(state)] += 1
    }),
  )
  return report
}

/** The line of the report that counts an attempt. */
const standingIn = (state: AttemptState): keyof CaptureReport =>
  state.tag === 'placed' && (state.money === 'taken' || state.money === 'lapsed') ? state.money : 'capturing'

/**
 * Releases the money that was held to test the cards of trials; the methods stay stored. Run it regularly: a
 * hold that cannot be released now is tried again, and lapses by itself in the end.
 */
export async function releaseTrials(ports: AttemptPorts): Promise<void> {
  const due = await ports.attempts.placedWith('testing')
  await eachInTurn(
    due.map((attempt) => () => {
      const event = { tag: 'release-due', provider: abilitiesFor(ports, attempt) } as const
      return runAttempt(ports, attempt, event, 'unattended')
    }),
  )
}
