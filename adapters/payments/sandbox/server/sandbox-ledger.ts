import type { Money } from '../../../../core/money/index.js'

/** A payment in the sandbox. */
export interface SandboxPayment {
  readonly key: string
  readonly reference: string
  readonly amount: Money
  /** The token that it is made with. */
  readonly paymentMethod: string
  readonly status: 'challenged' | 'charged' | 'authorised' | 'declined' | 'cancelled'
  /** True: the money is held and not taken; absent: it is taken. */
  readonly isHeldOnly?: boolean
  /** True: the card was stored for charges while the shopper is away. */
  readonly isKept?: boolean
  /** The refunded amount in minor units. */
  readonly refundedMinor: number
  /** The keys of the shop's refunds; absent: none. */
  readonly refundKeys?: readonly string[]
  readonly isDisputed: boolean
}

/** The store of the sandbox's payments, separate from every shop, as at a provider. */
export interface SandboxLedger {
  readonly find: (which: {
    readonly key: string | null
    readonly reference: string | null
  }) => Promise<SandboxPayment | null>
  readonly save: (payment: SandboxPayment) => Promise<void>
}

/**
 * Makes a store in memory. Its payments are lost when the process ends, which suits tests that begin with a
 * restart.
 */
export function createMemoryLedger(): SandboxLedger {
  const payments = new Map<string, SandboxPayment>()
  return {
    find: ({ key, reference }) =>
      Promise.resolve(
        payments.get(key ?? '') ??
          [...payments.values()].find((payment) => payment.reference === reference) ??
          null,
      ),
    save: async (payment) => {
      payments.set(payment.key, payment)
    },
  }
}
