import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createAnswerMemory } from '../../../../../adapters/server/http/answers/answer-memory.js'
import { pacedResponses, reserveAnswer } from '../../../../../adapters/server/http/answers/paced-response.js'

const LIMITS = { maxBytes: 1000, maxBytesPerSource: 300, stalledMs: 50 } as const

describe('the memory of answers', () => {
  it('stays within its limits except for the growing answer, and ends the longest unread one', () => {
    const change = fc.record({
      answer: fc.nat(30),
      bytes: fc.nat(290),
      passes: fc.nat(5),
      isOver: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 120 }), (changes) => {
        let now = 0
        const memory = createAnswerMemory(LIMITS, () => now)
        const kept = new Map<number, { source: string; bytes: number; movedAt: number }>()
        const holds = new Map<number, ReturnType<typeof memory.open>>()
        for (const { answer, bytes, passes, isOver } of changes) {
          now += passes
          const source = `s${answer % 5}`
          let ended: number[] = []
          if (!kept.has(answer)) {
            holds.set(
              answer,
              memory.open(source, () => void (kept.delete(answer), ended.push(answer))),
            )
            kept.set(answer, { source, bytes: 0, movedAt: now })
          }
          ended = []
          const before = new Map(kept)
          const mine = kept.get(answer)!
          if (mine.bytes !== bytes) kept.set(answer, { source, bytes, movedAt: now })
          holds.get(answer)?.set(bytes)
          expect(ended).not.toContain(answer)
          // Each ended answer was unread for longer than the remaining ones, of its source or of all.
          for (const gone of ended) {
            const { source: from, movedAt } = before.get(gone)!
            for (const [other, stays] of kept)
              if (other !== answer && stays.bytes > 0 && stays.source === from && from === source)
                if (stays.movedAt < movedAt) expect(stays.movedAt).toBeGreaterThanOrEqual(movedAt)
          }
          const sum = [...kept.values()].reduce((all, each) => all + each.bytes, 0)
          expect(memory.bytes()).toBe(sum)
          expect(sum).toBeLessThanOrEqual(LIMITS.maxBytes)
          const bySource = new Map<string, number>()
          for (const { source: from, bytes: held } of kept.values())
            bySource.set(from, (bySource.get(from) ?? 0) + held)
          expect(Math.max(0, ...bySource.values())).toBeLessThanOrEqual(LIMITS.maxBytesPerSource)
          if (!isOver) continue
          holds.get(answer)?.end()
          kept.delete(answer)
        }
      }),
    )
  })

  it('ends answers without progress after the time limit, and no others', () => {
    let now = 0
    const ended: string[] = []
    const memory = createAnswerMemory(LIMITS, () => now)
    const [still, moving, empty] = ['still', 'moving', 'empty'].map((name) =>
      memory.open(name, () => ended.push(name)),
    )
    still?.set(100)
    moving?.set(100)
    empty?.set(0)
    now = 49
    moving?.set(99)
    memory.endStalled()
    expect(ended).toEqual([])
    now = 60
    memory.endStalled()
    expect(ended).toEqual(['still'])
    expect(memory.bytes()).toBe(99)
  })
})

const MEGABYTE = 1_000_000
const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server whose answers are counted. */
async function serve(
  handler: (asked: IncomingMessage, response: ServerResponse) => void,
  limits = { maxBytes: 16 * MEGABYTE, maxBytesPerSource: 8 * MEGABYTE, stalledMs: 60_000 },
) {
  const memory = createAnswerMemory(limits, () => performance.now())
  const sourceOf = ({ headers }: IncomingMessage): string => String(headers['x-source'] ?? '')
  const server = createServer({ ServerResponse: pacedResponses(memory, sourceOf) }, handler)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { memory, port: (server.address() as AddressInfo).port }
}

const read = (port: number, method = 'GET') =>
  new Promise<{ readonly answer: IncomingMessage; readonly body: Buffer }>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, method, agent: false, headers: { 'x-source': 'reader' } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }))
        answer.on('error', reject)
      },
    )
      .on('error', reject)
      .end()
  })

/** A connection that sends a request and never reads its answer. */
function stall(port: number, source: string): Socket {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-source: ${source}\r\n\r\n`)
  closers.push(() => socket.destroy())
  return socket
}

const filled = (length: number): Buffer => Buffer.alloc(length, 'vitrine ')

describe('an answer', () => {
  const sizes = [0, 1, 4095, 65_535, 65_536, 65_537, 3 * MEGABYTE]

  it.each(sizes)(
    'of %d bytes arrives as it was written, at once, in pieces and from a stream',
    async (size) => {
      const content = filled(size)
      const ways: readonly ((response: ServerResponse) => void)[] = [
        (response) => void response.end(content),
        (response) => void response.end(content.toString('latin1'), 'latin1'),
        (response) => void response.writeHead(200, { 'Content-Length': size }).end(content),
        (response) => {
          response.write(content)
          response.end()
        },
        (response) => {
          response.write('')
          response.write(content.subarray(0, 10))
          response.write(content.subarray(10))
          response.end(() => undefined)
        },
        (response) => void pipeline(Readable.from([content.subarray(0, 7), content.subarray(7)]), response),
      ]
      for (const way of ways) {
        const { memory, port } = await serve((_, response) => way(response))
        expect((await read(port)).body.equals(content)).toBe(true)
        await wait(20)
        expect(memory.bytes()).toBe(0)
      }
    },
  )

  it('to HEAD has no body but its length', async () => {
    const { port } = await serve((_, response) => void response.end(filled(MEGABYTE)))
    const { answer, body } = await read(port, 'HEAD')
    expect([answer.statusCode, answer.headers['content-length'], body.length]).toEqual([200, '1000000', 0])
  })

  it.each(['at once', 'made before', 'streamed'] as const)(
    'that is not read takes a limited share of memory, for any number of requests, and delays no reader (%s)',
    async (way) => {
      const limits = { maxBytes: 8 * MEGABYTE, maxBytesPerSource: 4 * MEGABYTE, stalledMs: 60_000 }
      const { memory, port } = await serve((asked, response) => {
        const content = asked.headers['x-source'] === 'reader' ? filled(MEGABYTE) : filled(12 * MEGABYTE)
        if (way === 'made before') reserveAnswer(response, content.length)
        if (way === 'streamed') void pipeline(Readable.from([content]), response).catch(() => undefined)
        else response.end(content)
      }, limits)
      let most = 0
      for (let sender = 0; sender < 24; sender += 1) {
        stall(port, `s${sender % 12}`)
        await wait(5)
        most = Math.max(most, memory.bytes())
      }
      const startedAt = performance.now()
      expect((await read(port)).body).toHaveLength(MEGABYTE)
      expect(performance.now() - startedAt).toBeLessThan(20_000)
      // The growing answer exists already; all others are within the limit.
      expect(most).toBeLessThanOrEqual(limits.maxBytes + 12 * MEGABYTE)
    },
  )
})
