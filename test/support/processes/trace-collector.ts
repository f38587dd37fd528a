import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector receives it. */
export interface CollectedSpan {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly isFailed: boolean
}

/** A collector of traces (OTLP over HTTP, as JSON) on this machine. */
export interface TraceCollector {
  readonly url: string
  /** All bodies as they came. */
  readonly text: () => string
  readonly spans: () => readonly CollectedSpan[]
  readonly service: () => unknown
  readonly close: () => Promise<void>
}

interface WireAttribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}
interface WireSpan {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly WireAttribute[]
  readonly status: { readonly code?: number }
}
interface WireBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[]
  }[]
}

const valuesOf = (attributes: readonly WireAttribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const ERROR = 2

export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(text)
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const received = () => bodies.flatMap((text) => (JSON.parse(text) as WireBody).resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      received()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, status, parentSpanId = '', ...span }) => ({
          ...span,
          parentSpanId,
          attributes: valuesOf(attributes),
          isFailed: status.code === ERROR,
        })),
    service: () => received().map(({ resource }) => valuesOf(resource.attributes)['service.name'])[0],
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
