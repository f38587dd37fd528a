import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import { ok } from '../../core/shared/index.js'

/** A provider's fields that take every card; `mounted` is what they are drawn in now. */
export interface FakePaymentForm extends PaymentForm {
  readonly mounted: ReadonlySet<object>
  /** The containers of the fields of each payment method. */
  readonly charged: readonly object[]
  /** The containers of the buttons. */
  readonly drawn: ReadonlySet<object>
}

export function createFakePaymentForm(): FakePaymentForm {
  const mounted = new Set<object>()
  const charged: object[] = []
  const drawn = new Set<object>()
  return {
    mounted,
    charged,
    drawn,
    buttons: {
      draw: (holder) => {
        drawn.add(holder)
        return () => void drawn.delete(holder)
      },
    },
    mount: (scope) => {
      mounted.add(scope)
      return () => {
        mounted.delete(scope)
      }
    },
    createPaymentMethod: async (scope) => {
      charged.push(scope)
      return ok({ provider: 'cards', token: 'pm_1' })
    },
    perform: async () => ok({ confirmation: 'pi_1' }),
  }
}
