import type { CustomDatum } from '../../orders/index.js'
import type { NewMail } from '../mail/mail-outbox.port.js'

/** An abandoned cart with the address that its shopper typed. */
export interface LeftCart {
  readonly orderId: string
  readonly email: string
  /** Empty: unknown. */
  readonly name: string
  readonly customData: readonly CustomDatum[]
  readonly lines: readonly { readonly name: string; readonly count: number }[]
}

/** Abandoned carts, and addresses that refuse reminders. Rejects only if storage fails. */
export interface CartReminders {
  /**
   * Carts with an address whose last change lies between these wall-clock times. Left out are those that were
   * handled before, those of banned members and to their mailboxes, and those to a mailbox (`emailKey`) of which
   * another cart was handled since `sinceMs`.
   */
  readonly left: (sinceMs: number, untilMs: number) => Promise<readonly LeftCart[]>
  /** Marks a cart as handled, with or without a mail; false: another process did so. */
  readonly settle: (orderId: string, mail: NewMail | null) => Promise<boolean>
  /** `key`: a digest from which the address cannot be derived. */
  readonly isRefused: (key: string) => Promise<boolean>
  readonly refuse: (key: string) => Promise<void>
}
