import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { transform } from 'esbuild'

/** A request that an endpoint got. */
export interface HookRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** An endpoint on this machine that takes every event. */
export function createHookReceiver() {
  const got: HookRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(204).end()
    })
  })
  return {
    /** Listens; answers the endpoint's address. */
    open: async (): Promise<string> => {
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
    /** The requests about an order, once there are so many. */
    toldOf: async (orderId: string, count: number): Promise<readonly HookRequest[]> => {
      for (;;) {
        const about = got.filter(({ body }) => body.includes(orderId))
        if (about.length >= count) return about
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}

type Recipe = (headers: HookRequest['headers'], body: string, secret: string) => boolean

/** The check of a request that docs/webhooks.md gives to endpoints, as it stands there. */
export async function documentedRecipe(): Promise<Recipe> {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? []
  const { code: script } = await transform(code, { loader: 'ts', format: 'esm' })
  const module = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    readonly isFromShop: Recipe
  }
  return module.isFromShop
}
