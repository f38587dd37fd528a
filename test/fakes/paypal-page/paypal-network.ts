import { build } from 'esbuild'
import type { BrowserContext, Route } from 'playwright-core'
import type { PaypalRecord } from '../paypal/paypal-objects.js'
import type { PaypalServer } from '../paypal/paypal-server.fake.js'

/** PayPal's hosts as pages see them, over the orders of one application. */
export interface PaypalNetwork {
  /** Every request that came to them. */
  readonly requests: readonly string[]
  readonly serve: (context: BrowserContext) => Promise<void>
}

/** PayPal's page on which a shopper agrees and is sent back, with the id in the parameter `named`. */
const agreePage = (
  id: string,
  named: string,
  { agreed, cancelled }: NonNullable<PaypalRecord['back']>,
): string => {
  const backTo = (url: string): string => {
    const back = new URL(url)
    back.searchParams.set(named, id)
    return JSON.stringify(back.href)
  }
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>PayPal</title><h1>Confirm this payment</h1>
<button id="confirm">Confirm</button> <button id="cancel">Cancel</button><script>
document.getElementById('confirm').onclick = async () => {
  await fetch('/stand-in/approve?token=${id}', { method: 'POST' })
  location.assign(${backTo(agreed)})
}
document.getElementById('cancel').onclick = () => location.assign(${backTo(cancelled)})
</script>`
}

/** PayPal's parameter for a method to be stored, in the addresses of its pages. */
const SESSION = 'approval_session_id'

/** Opens the hosts. */
export function createPaypalNetwork(
  server: Pick<PaypalServer, 'approve' | 'clientId' | 'orders' | 'setups'>,
): PaypalNetwork {
  const requests: string[] = []
  const answer = (route: Route, script: string): Promise<void> => {
    const url = new URL(route.request().url())
    requests.push(url.href)
    if (url.pathname === '/stand-in/approve') {
      server.approve(url.searchParams.get('token') ?? '')
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    }
    const asked = server.orders.get(url.searchParams.get('token') ?? '')
    if (url.pathname === '/checkoutnow' && asked?.back)
      return route.fulfill({ contentType: 'text/html', body: agreePage(asked.id, 'token', asked.back) })
    const setup = server.setups.get(url.searchParams.get(SESSION) ?? '')
    if (url.pathname === '/agreements/approve' && setup)
      return route.fulfill({
        contentType: 'text/html',
        body: agreePage(setup.id, SESSION, setup.back),
      })
    const isKnown = url.searchParams.get('client-id') === server.clientId
    const isScript = url.pathname === '/web-sdk/v6/core' || (url.pathname === '/sdk/js' && isKnown)
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ status: 400 })
  }
  return {
    requests,
    serve: async (context) => {
      const built = await build({
        entryPoints: ['test/fakes/paypal-page/paypal-js.stand-in.ts'],
        bundle: true,
        write: false,
        format: 'iife',
        target: 'es2022',
      })
      const script = built.outputFiles[0]?.text ?? ''
      await context.route(/^https:\/\/www\.(sandbox\.)?paypal\.com\//, (route) => answer(route, script))
    },
  }
}
