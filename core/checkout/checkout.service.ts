import { runMachine } from '../shared/index.js'
import type { ReadableStore } from '../shared/index.js'
import { recallAttempt } from './placing/attempt.js'
import { perform } from './checkout-effects.js'
import { transition } from './checkout.machine.js'
import type { CheckoutPorts } from './checkout-ports.js'
import { guardsLeaving, NEW_CHECKOUT } from './checkout-state.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from './checkout-state.js'

/** The commands of a page or an application to the checkout. */
export type CheckoutCommand =
  | Extract<
      CheckoutEvent,
      {
        tag:
          | 'refresh-requested'
          | 'details-changed'
          | 'discount-entered'
          | 'discount-removed'
          | 'check-requested'
          | 'restarted'
      }
    >
  | { readonly tag: 'place-order-requested' }

/** One checkout: send it commands, observe its state. */
export interface CheckoutService extends ReadableStore<CheckoutState> {
  readonly send: (command: CheckoutCommand) => void
}

/**
 * Runs the checkout: effects go through the ports, and their answers come back as events.
 */
export function createCheckoutService(ports: CheckoutPorts): CheckoutService {
  let stopGuarding: (() => void) | null = null
  let isOpened = false
  const { getSnapshot, subscribe, send } = runMachine(
    NEW_CHECKOUT,
    transition,
    (effect: CheckoutEffect, dispatch) => perform(effect, ports, dispatch),
  )

  subscribe(() => {
    if (guardsLeaving(getSnapshot())) stopGuarding ??= ports.navigator.guardLeaving()
    else {
      stopGuarding?.()
      stopGuarding = null
    }
  })

  return {
    getSnapshot,
    subscribe,
    send: (command) => {
      if (!isOpened) {
        isOpened = true
        const attempt = recallAttempt(ports.storage)
        if (attempt !== null) send({ tag: 'attempt-recalled', attempt })
      }
      if (command.tag !== 'place-order-requested') return send(command)
      const { isSecure } = ports.navigator.current()
      send({ ...command, freshKey: ports.random.token(), isSecure })
    },
  }
}
