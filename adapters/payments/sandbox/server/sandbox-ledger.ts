import type { Money } from '../../../../core/money/index.js'

/** A payment as the sandbox knows it. */
export interface SandboxPayment {
  readonly key: string
  readonly reference: string
  readonly amount: Money
  /** The token it is made with. */
  readonly paymentMethod: string
  readonly status: 'challenged' | 'charged' | 'authorised' | 'declined' | 'cancelled'
  /** The money is to be held and not to be taken; absent: it is taken. */
  readonly isHeldOnly?: boolean
  /** The card was kept for charges while the shopper is away. */
  readonly isKept?: boolean
  /** Minor units. */
  readonly refundedMinor: number
  /** The keys of the refunds that the shop has asked for; absent: none. */
  readonly refundKeys?: readonly string[]
  readonly isDisputed: boolean
}

/** The store of the sandbox's payments, outside of every shop as at a provider. */
export interface SandboxLedger {
  readonly find: (which: {
    readonly key: string | null
    readonly reference: string | null
  }) => Promise<SandboxPayment | null>
  readonly save: (payment: SandboxPayment) => Promise<void>
}

/** Payments that are gone when the process ends: enough where a restart begins a new test anyway. */
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
