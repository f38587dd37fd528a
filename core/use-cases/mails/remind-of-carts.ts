import type { CartReminders } from '../../ports/shop/cart-reminders.port.js'
import type { Clock } from '../../ports/platform/clock.port.js'
import { asksForReminder, CART_REMINDER_KIND, writeReminder } from './cart-reminder.js'
import type { CartReminderSettings } from './cart-reminder.js'
import type { NoticeShop } from './orders/mailed-order.js'

const HOUR_MS = 60 * 60_000
/** The maximum age of a cart for a reminder: the setting may be new, or the site was stopped. */
const MAX_AGE_MS = 7 * 24 * HOUR_MS

/** The ports for cart reminders. */
export interface RemindPorts {
  readonly reminders: CartReminders
  readonly clock: Pick<Clock, 'wallTime'>
  readonly settings: CartReminderSettings
  readonly shop: () => NoticeShop
  /** The digests of an address under which a refusal may be stored, the present one first. */
  readonly keysOf: (email: string) => readonly [string, ...string[]]
  /** The link that ends the reminders of an address. */
  readonly unsubscribeUrlOf: (key: string) => string
}

async function isRefusedByAny(reminders: CartReminders, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if (await reminders.isRefused(key)) return true
  return false
}

/**
 * Queues a reminder for each cart that was abandoned long enough ago, one at most for an address, since a
 * stranger can fill many carts in another's name. Returns the number.
 */
export async function remindOfCarts(ports: RemindPorts): Promise<number> {
  const { reminders, clock, settings, shop, keysOf, unsubscribeUrlOf } = ports
  const untilMs = clock.wallTime() - settings.afterHours * HOUR_MS
  const reminded = new Set<string>()
  let count = 0
  for (const cart of await reminders.left(untilMs - MAX_AGE_MS, untilMs)) {
    const keys = keysOf(cart.email)
    const [key] = keys
    const isWanted =
      asksForReminder(cart, settings) && !reminded.has(key) && !(await isRefusedByAny(reminders, keys))
    if (isWanted) reminded.add(key)
    const content = isWanted ? writeReminder(cart, shop(), unsubscribeUrlOf(key)) : null
    const mail = content && { kind: CART_REMINDER_KIND, to: cart.email, content }
    if ((await reminders.settle(cart.orderId, mail)) && isWanted) count += 1
  }
  return count
}
