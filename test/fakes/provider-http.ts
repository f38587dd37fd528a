import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Faults of a provider's server. */
export type HttpFault =
  /** The connection breaks before the request is carried out. */
  | 'lost-request'
  /** The request is carried out, and the connection breaks before the answer. */
  | 'lost-answer'
  /** The request is not carried out, and answered with 500. */
  | 'error-before'
  /** The request is carried out, and answered with 500. */
  | 'error-after'

/** A request, as a provider's server reads it. */
export interface ProviderRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A status with its body. */
export interface ProviderAnswer {
  readonly status: number
  /** Sent as JSON; a string is sent unchanged. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A server on a free local port that answers as a provider does. */
export interface ProviderHttp {
  readonly url: string
  readonly requests: readonly ProviderRequest[]
  /** Sets the fault, or an answer without an action, for requests from now on; null: none. */
  readonly fail: (plan: ((request: ProviderRequest) => HttpFault | ProviderAnswer | null) | null) => void
  /** Sets the duration of an answer. */
  readonly delay: (ms: number) => void
  readonly close: () => Promise<void>
}

async function read(request: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
  )
  const body = Buffer.concat(chunks).toString('utf8')
  return { method: request.method ?? '', path: pathname, query: searchParams, headers, body }
}

/** Serves `answer`; `failure` is the body of the provider's own 500. */
export async function serveProvider(
  answer: (request: ProviderRequest, fault: HttpFault | null) => ProviderAnswer | Promise<ProviderAnswer>,
  failure: ProviderAnswer,
): Promise<ProviderHttp> {
  const requests: ProviderRequest[] = []
  let plan: Parameters<ProviderHttp['fail']>[0] = null
  let delayMs = 0

  const send = (response: ServerResponse, { status, body, headers = {} }: ProviderAnswer): void => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(status === 204 ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
  }

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await read(incoming)
    requests.push(request)
    const fault = plan?.(request) ?? null
    if (delayMs > 0) await wait(delayMs)
    if (fault === 'lost-request') return void incoming.socket.destroy()
    if (fault === 'error-before') return send(response, failure)
    if (typeof fault === 'object' && fault !== null) return send(response, fault)
    const answered = await answer(request, fault)
    if (fault === 'lost-answer') return void incoming.socket.destroy()
    send(response, fault === 'error-after' ? failure : answered)
  }

  const server = createServer((incoming, response) => void handle(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    fail: (next) => {
      plan = next
    },
    delay: (ms) => {
      delayMs = ms
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
