import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { createAnswerMemory } from './answers/answer-memory.js'
import type { AnswerMemoryLimits } from './answers/answer-memory.js'
import { answerBrokenRequests } from './connections/broken-requests.js'
import { connectionLimits, limitConnections } from './connections/connection-limits.js'
import type { ConnectionLimits } from './connections/connection-limits.js'
import type { HttpHandler } from './http-handler.js'
import { serializeRequests } from './connections/serialize-requests.js'
import { followConnections } from './connections/open-connections.js'
import { pacedResponses } from './answers/paced-response.js'
import { BODY_LIMIT_MS } from './body/read-body.js'
import { limitRestOfBody } from './body/rest-of-body.js'
import { createTimeSlices } from './time-slices.js'
import { visitorSource } from './sender/visitor-address.js'

/** The reason why a server cannot listen. */
export type ListenFailure = {
  readonly tag: 'port-taken' | 'not-allowed' | 'no-such-host' | 'failed'
  readonly message: string
}

/** Explains to the owner why the server cannot use an address. */
export const listenFailure = ({ tag, message }: ListenFailure): OwnerFailure => ({
  tag: tag === 'port-taken' ? 'port-taken' : 'bad-address',
  lines: [message],
})

/** A server that listens. */
export interface HttpServer {
  readonly url: string
  readonly port: number
  /** Accepts no more connections, lets running requests end (at most `graceMs`), then closes. */
  readonly close: () => Promise<void>
}

/** The address and the limits of a server that listens. */
export interface ListenOptions {
  /** The port; 0: any free one. */
  readonly port: number
  /** @default 'localhost' */
  readonly host?: string
  /** @default 5000 */
  readonly graceMs?: number
  /**
   * The time after which an idle connection is closed, such as one whose visitor reads no answer.
   * @default 30000
   */
  readonly idleMs?: number
  /** @default as many as leave the process enough files, a quarter of them for one address */
  readonly connections?: ConnectionLimits
  /** True if a proxy in front reports the sender of a request. @default false */
  readonly trustProxy?: boolean
  /** The bytes of unread answers in memory. @default 128 MB, 32 MB of one address */
  readonly unread?: Pick<AnswerMemoryLimits, 'maxBytes' | 'maxBytesPerSource'>
}

/**
 * The maximum memory for unread answers: enough for a hundred readers of the largest ones, and within reach
 * of a small machine.
 */
const MAX_UNREAD = { maxBytes: 128_000_000, maxBytesPerSource: 32_000_000 } as const

/**
 * The time limit of a body: a file of a form on a slow line takes minutes; routes with a shorter limit set it
 * themselves.
 */
const UPLOAD_TIMEOUT_MS = 10 * 60_000
const HEADERS_TIMEOUT_MS = 10_000
/** The interval of the check for connections without a complete header in time. */
const CHECK_MS = 5000

function toFailure(error: NodeJS.ErrnoException, port: number, host: string): ListenFailure {
  switch (error.code) {
    case 'EADDRINUSE':
      return {
        tag: 'port-taken',
        message: `Port ${port} is taken by another program. Choose another one, or 0 for a free one.`,
      }
    case 'EACCES':
      return {
        tag: 'not-allowed',
        message: `Port ${port} needs rights this process does not have. Choose one above 1023.`,
      }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { tag: 'no-such-host', message: `This machine has no address "${host}".` }
    default:
      return { tag: 'failed', message: error.message }
  }
}

/** An address for browsers: a server on every address is reached as localhost. */
const hostInUrl = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Starts a `node:http` server; resolves once it listens. */
export function listen(
  handler: HttpHandler,
  {
    port,
    host = 'localhost',
    graceMs = 5000,
    idleMs = BODY_LIMIT_MS,
    connections = connectionLimits(false),
    trustProxy = false,
    unread = MAX_UNREAD,
  }: ListenOptions,
): Promise<Result<HttpServer, ListenFailure>> {
  const memory = createAnswerMemory({ ...unread, stalledMs: idleMs }, () => performance.now())
  const limits = {
    ServerResponse: pacedResponses(memory, (request) => visitorSource(request, trustProxy)),
    requestTimeout: UPLOAD_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_MS,
  }
  const runInSlices = createTimeSlices()
  const server = createServer(
    limits,
    serializeRequests((request, response) => {
      limitRestOfBody(request, response, idleMs)
      runInSlices(() => {
        if (!response.destroyed) void handler(request, response)
      })
    }),
  )
  // Destroys a connection without reads or writes for this time.
  server.setTimeout(idleMs)
  const open = followConnections(server)
  limitConnections(server, open, connections)
  answerBrokenRequests(server)
  // The time-out of a connection restarts with each sent byte; this one counts what is read.
  const stalled = setInterval(memory.endStalled, Math.min(CHECK_MS, idleMs)).unref()
  const close = (): Promise<void> =>
    new Promise((closed) => {
      const force = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearTimeout(force)
        clearInterval(stalled)
        closed()
      })
      open.endAll()
    })
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(err(toFailure(error, port, host))))
    server.listen(port, host, () => {
      const actual = (server.address() as AddressInfo).port
      resolve(ok({ url: `http://${hostInUrl(host)}:${actual}`, port: actual, close }))
    })
  })
}
