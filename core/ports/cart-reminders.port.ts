import type { LeftCart } from '../use-cases/mails/cart-reminder.js'
import type { NewMail } from './mail-outbox.port.js'

/** The carts that were left and the addresses that want no reminders. Rejects only when storage does. */
export interface CartReminders {
  /** Carts with an address that were changed last within these wall-clock times and were not looked at before. */
  readonly left: (sinceMs: number, untilMs: number) => Promise<readonly LeftCart[]>
  /** Notes that a cart was looked at, with its mail or without one; false: another process did. */
  readonly settle: (orderId: string, mail: NewMail | null) => Promise<boolean>
  /** `key`: a digest of an address, from which no address follows. */
  readonly isRefused: (key: string) => Promise<boolean>
  readonly refuse: (key: string) => Promise<void>
}
