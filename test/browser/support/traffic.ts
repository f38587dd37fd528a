import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from 'playwright-core'

/** One exchange of a browser with a server, as texts. */
export interface Exchange {
  readonly url: string
  readonly method: string
  readonly sent: string
  readonly received: string
  /** Bytes of bodies and headers, in both directions. */
  readonly bytes: number
}

/** Every exchange that a browser begins from now on, with any server. */
export function recordTraffic(context: BrowserContext): {
  readonly settled: () => Promise<readonly Exchange[]>
} {
  const exchanges: Promise<Exchange | null>[] = []
  const begun = new WeakSet<Request>()
  context.on('request', (request) => begun.add(request))
  context.on('requestfinished', (request) => {
    if (!begun.has(request)) return
    const read = async (): Promise<Exchange | null> => {
      const response = await request.response()
      const body = await response?.body().catch(() => null)
      const headers = JSON.stringify([await request.allHeaders(), await response?.allHeaders()])
      const sizes = await request.sizes().catch(() => null)
      return {
        url: request.url(),
        method: request.method(),
        sent: `${request.postData() ?? ''}\n${headers}`,
        received: body?.toString('utf8') ?? '',
        bytes: sizes
          ? sizes.requestBodySize +
            sizes.requestHeadersSize +
            sizes.responseBodySize +
            sizes.responseHeadersSize
          : 0,
      }
    }
    exchanges.push(read().catch(() => null))
  })
  return {
    settled: async () => (await Promise.all(exchanges)).flatMap((exchange) => exchange ?? []),
  }
}

/** Every file below a folder, read as Latin letters, so that a text is found at any byte. */
export function filesBelow(folder: string): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, text: readFileSync(path, 'latin1') }))
}
