import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { createStripeClient } from '../../../../../adapters/payments/stripe/server/stripe-client.js'
import { stripeOptions } from '../../../../../adapters/payments/stripe/page/stripe-options.js'

const pageWith = (attributes: Readonly<Record<string, string>>): Document =>
  ({ documentElement: { getAttribute: (name: string) => attributes[name] ?? null } }) as unknown as Document

describe('the version of Stripe’s interface', () => {
  it.each<[Readonly<Record<string, string>>, string, string | null]>([
    [{}, 'dahlia', null],
    [{ 'data-vitrine-stripe-version': '2020-03-02' }, 'dahlia', '2020-03-02'],
    [{ 'data-vitrine-stripe-release': 'endive' }, 'endive', null],
    [{ 'data-vitrine-stripe-release': 'v3' }, 'dahlia', null],
  ])('is the one that a page states, else the account’s: %o', (attributes, train, apiVersion) => {
    expect(stripeOptions(pageWith(attributes))).toEqual({ train, apiVersion })
  })

  it.each([
    ['2020-03-02', '2020-03-02'],
    [undefined, expect.stringMatching(/^\d{4}-\d{2}-\d{2}/)],
  ])('that the server asks for is %s if it is set', async (apiVersion, expected) => {
    const seen: unknown[] = []
    const server = createServer(({ headers }, response) => {
      seen.push(headers['stripe-version'])
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"id":"acct_1","object":"account"}')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const client = createStripeClient({
      secretKey: 'sk_test_1',
      account: null,
      baseUrl: `http://127.0.0.1:${port}`,
      ...(apiVersion !== undefined && { apiVersion }),
    })
    await client.balance.retrieve()
    server.closeAllConnections()
    server.close()
    expect(seen).toEqual([expected])
  })
})
