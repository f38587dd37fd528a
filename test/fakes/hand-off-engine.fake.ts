import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visitorId } from '../../core/ports/visitor.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { Visitor } from '../../core/ports/visitor.port.js'
import { ok } from '../../core/shared/index.js'
import { withCapabilities } from './with-capabilities.js'

/** An engine that sells at its own checkout, on an address of its own. */
export interface HandOffEngine {
  readonly backend: Backend
  /** The checkout at an address: the lines of the cart that was handed over. */
  readonly readCheckout: (url: string) => Promise<readonly { readonly sku: string; readonly count: number }[]>
  /** Makes the engine answer with another address than its own from then on. */
  readonly misdirect: (url: string) => void
  readonly close: () => Promise<void>
}

const LINE = /<li data-sku="([^"]*)" data-count="(\d+)">/g

/** Puts a separate checkout before a back end's orders. `hostname`: its name for the page's visitor. */
export async function createHandOffEngine(inner: Backend, hostname = '127.0.0.1'): Promise<HandOffEngine> {
  const opened = new Map<string, Visitor>()
  let elsewhere: string | null = null

  const draw = async (path: string): Promise<string | null> => {
    const visitor = opened.get(path)
    const reading = visitor && (await inner.open(visitor).commerce.readCart())
    if (!reading?.ok) return null
    const lines = (reading.value.order?.items ?? []).map(
      ({ sku, count }) => `<li data-sku="${sku.id}" data-count="${count}">${count}</li>`,
    )
    return (
      '<!doctype html><link rel="icon" href="data:,"><title>Engine checkout</title><h1>Pay here</h1>' +
      `<ul>${lines.join('')}</ul>`
    )
  }
  const server = createServer((request, response) => {
    void draw(request.url ?? '').then((page) => {
      response.writeHead(page === null ? 404 : 200, { 'content-type': 'text/html' })
      response.end(page)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `${hostname}:${(server.address() as AddressInfo).port}`

  const selling: Backend = {
    open: (visitor) => {
      const gateways = inner.open(visitor)
      return {
        ...gateways,
        commerce: {
          ...gateways.commerce,
          beginCheckout: async () => {
            const path = `/checkout/${crypto.randomUUID()}`
            opened.set(path, { id: visitorId(visitor.id) })
            return ok({ url: elsewhere ?? `http://${host}${path}` })
          },
        },
      }
    },
  }
  return {
    backend: withCapabilities(selling, { checkout: 'handOff', checkoutHosts: [host] }),
    readCheckout: async (url) => {
      const text = await (await fetch(url)).text()
      return [...text.matchAll(LINE)].map(([, sku = '', count]) => ({ sku, count: Number(count) }))
    },
    misdirect: (url) => {
      elsewhere = url
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
