import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { serializeRequests } from '../../../../../adapters/server/http/connections/serialize-requests.js'

interface Connection {
  readonly socket: { writable: boolean }
  /** Requests without an answer, in their order. */
  readonly open: Asked[]
}
interface Asked {
  readonly name: string
  readonly response: EventEmitter
}

const atOnce = (next: () => void): void => next()

/** Connections to a server that answers when the test allows it. */
function openServer(count: number) {
  const begun: string[] = []
  const connections: Connection[] = Array.from({ length: count }, () => ({
    socket: Object.assign(new EventEmitter(), { writable: true }),
    open: [],
  }))
  const listener = serializeRequests((request) => begun.push(String(request.url)), atOnce)
  const connectionAt = (index: number): Connection => connections[index % count] as Connection
  let asked = 0
  return {
    begun,
    connections,
    ask: (index: number): void => {
      const { socket, open } = connectionAt(index)
      if (!socket.writable) return
      const response = Object.assign(new EventEmitter(), { socket })
      const name = `/${index % count}/${(asked += 1)}`
      open.push({ name, response })
      listener({ socket, url: name } as unknown as IncomingMessage, response as unknown as ServerResponse)
    },
    answer: (index: number): void => {
      connectionAt(index).open.shift()?.response.emit('close')
    },
    cut: (index: number): void => {
      const { socket, open } = connectionAt(index)
      socket.writable = false
      for (const { response } of open.splice(0)) response.emit('close')
    },
  }
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('ask', 'ask', 'ask', 'answer', 'answer', 'cut'),
    at: fc.nat({ max: 2 }),
  }),
  { maxLength: 60 },
)

describe('the requests of a connection', () => {
  it('begin one after the other in their order, and none after the connection has closed', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const server = openServer(3)
        const expected: string[] = []
        for (const { what, at } of taken) {
          server[what](at)
          // The first of each queue is under way, and none behind it.
          for (const { open } of server.connections) {
            const first = open[0]?.name
            if (first !== undefined && !expected.includes(first)) expected.push(first)
          }
          expect(server.begun).toEqual(expected)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are not begun after their connection has closed', () => {
    const begun: unknown[] = []
    const listener = serializeRequests((request) => begun.push(request.url), atOnce)
    const socket = Object.assign(new EventEmitter(), { writable: true })
    const [one, other] = [1, 2].map(() => Object.assign(new EventEmitter(), { socket: socket as unknown }))
    const ask = (url: string, response: unknown): void =>
      listener({ socket, url } as unknown as IncomingMessage, response as ServerResponse)
    ask('/one', one)
    ask('/other', other)
    Object.assign(other ?? {}, { socket: null })
    one?.emit('close')
    expect(begun).toEqual(['/one'])
  })

  it('are read no further in the piece in which they become too many', async () => {
    let read = 0
    const turns = serializeRequests(() => undefined)
    const server = createServer((request, response) => {
      read += 1
      turns(request, response)
    })
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
    try {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('error', () => undefined).resume()
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000))
      await new Promise((closed) => socket.once('close', closed))
      // One is under way, 200 wait, and one is too many.
      expect(read).toBe(202)
    } finally {
      server.close()
    }
  })
})
