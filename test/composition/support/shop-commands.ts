import { runCommand } from '../../../composition/cli/program.js'
import { orderNumber } from '../../../core/shared/index.js'
import { openBrowser } from './member-browser.js'
import { placeOrder } from './place-order.js'

interface Shown {
  readonly payment: string
  readonly fulfilment: string
  readonly cancelledAt: string | null
  readonly refunds: readonly { readonly state: string; readonly amount: { readonly amount: number } }[]
  readonly actions: readonly string[]
  readonly events: readonly { readonly tag: string }[]
}

/** Commands beside a running site, whose data folder `data` answers. */
export function commandsBeside(data: () => string) {
  const run = async (...words: readonly string[]) => {
    const out: string[] = []
    const err: string[] = []
    const code = await runCommand(words, {
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }
  /** Runs a command that names the data folder. */
  const vitrine = (...words: readonly string[]) => run(...words, '--data', data())
  /** Runs `vitrine orders ...`. */
  const orders = (...words: readonly string[]) => vitrine('orders', ...words)
  const shown = async (order: string): Promise<Shown> =>
    JSON.parse((await orders('show', order, '--json')).out) as Shown
  /** The order after the site has carried out the command. */
  const settled = async (order: string): Promise<Shown> => {
    for (;;) {
      const now = await shown(order)
      if (now.refunds.every(({ state }) => state === 'done')) return now
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { vitrine, run, orders, shown, settled }
}

/** Places orders at a running site, each by a shopper of their own: `shopper1@example.org` and so on. */
export function shoppersAt(url: () => string) {
  let shoppers = 0
  return async (count = 1) => {
    shoppers += 1
    const { commerce } = openBrowser(url())
    const email = `shopper${shoppers}@example.org`
    const { orderId, token } = await placeOrder(commerce, { count, email })
    return { id: orderId, number: orderNumber(orderId), email, token }
  }
}
