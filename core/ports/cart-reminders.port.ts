import type { CustomDatum } from '../orders/index.js'
import type { NewMail } from './mail-outbox.port.js'

/** A cart that was left, with the address that its shopper typed. */
export interface LeftCart {
  readonly orderId: string
  readonly email: string
  /** Empty: not said. */
  readonly name: string
  readonly customData: readonly CustomDatum[]
  readonly lines: readonly { readonly name: string; readonly count: number }[]
}

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
