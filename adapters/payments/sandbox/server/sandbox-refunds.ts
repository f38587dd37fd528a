import type { Money } from '../../../../core/money/index.js'
import type { PaymentId } from '../../../../core/ports/payments/payment-processor.port.js'
import type { PaymentRefunds } from '../../../../core/ports/payments/payment-refunds.port.js'
import type { SandboxLedger, SandboxPayment } from './sandbox-ledger.js'

const refused = (message: string) => ({ tag: 'refused', message }) as const

/**
 * Refunds of the sandbox. `forgotten` rebuilds a payment of an earlier process from the shop's data; null: it
 * was never made here.
 */
export const createSandboxRefunds = (
  ledger: SandboxLedger,
  forgotten: (which: PaymentId, taken: Money) => SandboxPayment | null,
): PaymentRefunds => ({
  refund: async ({ key, payment, amount, taken }) => {
    const known = (await ledger.find(payment)) ?? forgotten(payment, taken)
    if (known?.status !== 'charged') return refused('The sandbox has taken no money for this payment.')
    const { refundKeys = [], refundedMinor } = known
    if (refundKeys.includes(key)) return { tag: 'done' }
    if (amount.currency !== known.amount.currency || refundedMinor + amount.amount > known.amount.amount)
      return refused('The sandbox has not taken so much money.')
    const change = { refundedMinor: refundedMinor + amount.amount, refundKeys: [...refundKeys, key] }
    await ledger.save({ ...known, ...change })
    return { tag: 'done' }
  },
})
