import { build } from 'esbuild'
import type { BrowserContext, Route } from 'playwright-core'
import type { PaypalServer } from '../paypal/paypal-server.fake.js'

/** PayPal's hosts as pages see them, over the orders of one application. */
export interface PaypalNetwork {
  /** Every request that came to them. */
  readonly requests: readonly string[]
  readonly serve: (context: BrowserContext) => Promise<void>
}

/** Opens the hosts. */
export function createPaypalNetwork(server: Pick<PaypalServer, 'approve' | 'clientId'>): PaypalNetwork {
  const requests: string[] = []
  const answer = (route: Route, script: string): Promise<void> => {
    const url = new URL(route.request().url())
    requests.push(url.href)
    if (url.pathname === '/stand-in/approve') {
      server.approve(url.searchParams.get('token') ?? '')
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    }
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
