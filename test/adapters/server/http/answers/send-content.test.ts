import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createReaderLimit,
  createRequestHandler,
  sendContent,
  where,
} from '../../../../../adapters/server/http/index.js'
import { eventually } from '../../../../browser/support/eventually.js'
import { readSlowly } from '../../../../support/files/read-slowly.js'
import { serve } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

const PIECE_BYTES = 32 * 1024
const SIZE_BYTES = 10 * 1024 * 1024
const byteAt = (at: number): number => (at * 7 + (at >> 8)) % 251

/** The content from `start` to `end`; a loop, since `Uint8Array.from` takes seconds for a hundred megabytes. */
function contentOf(start: number, end: number): Uint8Array {
  const content = new Uint8Array(end - start)
  for (let at = start; at < end; at += 1) content[at - start] = byteAt(at)
  return content
}

let site: TestSite
let limit = createReaderLimit({ perReader: 2, all: 3 })
let sizeBytes = 1000
/** The requested pieces, and whether the reading was cancelled. */
let seen = { pieces: 0, ended: 0 }
let fails = false
let endsEarly = false
/** The answers to the questions whether the reader may go on. */
let isAllowed = async (): Promise<boolean> => true

async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
  try {
    for (let at = start; at < end; at += PIECE_BYTES) {
      seen.pieces += 1
      if (fails && at > start) throw new Error('gone')
      if (endsEarly && at > start) return
      yield contentOf(at, Math.min(at + PIECE_BYTES, end))
    }
  } finally {
    seen.ended += 1
  }
}

beforeAll(async () => {
  const handle = where(
    () => true,
    (request, response) =>
      sendContent(request, response, {
        sizeBytes,
        etag: '"v1"',
        read,
        headers: { 'Content-Disposition': 'attachment' },
        isAllowed: () => isAllowed(),
        reader: { name: String(request.headers['x-reader']), limit },
      }),
  )
  site = await serve(createRequestHandler({ routes: [handle] }))
})
afterAll(() => site.close())
beforeEach(() => {
  limit = createReaderLimit({ perReader: 2, all: 3 })
  sizeBytes = 1000
  seen = { pieces: 0, ended: 0 }
  fails = false
  isAllowed = async () => true
})

const ask = (headers: Readonly<Record<string, string>>, method = 'GET'): Promise<Response> =>
  fetch(site.url, { method, headers })

/** Requests the content and reads only the headers of the answer. */
const stall = (reader: string): Promise<{ readonly status: string; readonly leave: () => void }> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      socket.pause()
      const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? ''
      resolve({ status, leave: () => socket.destroy() })
    })
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Reader: ${reader}\r\n\r\n`)
  })

describe('content that is sent in pieces', () => {
  it.each([
    ['bytes=0-', 206, 0, 1000],
    ['bytes=0-0', 206, 0, 1],
    ['bytes=990-5000', 206, 990, 1000],
    ['bytes=-10', 206, 990, 1000],
    ['bytes=-0', 416, 0, 0],
    ['bytes=1000-', 416, 0, 0],
    ['bytes=5-2', 200, 0, 1000],
    ['bytes=1-2,4-5', 200, 0, 1000],
    ['bytes=x', 200, 0, 1000],
    ['', 200, 0, 1000],
  ])('is the requested range: "%s"', async (range, status, start, end) => {
    const answer = await ask(range === '' ? {} : { range })
    const content = new Uint8Array(await answer.arrayBuffer())
    expect(answer.status).toBe(status)
    expect(content).toEqual(contentOf(start, end))
    if (status === 206) expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1000`)
    if (status === 416) expect(answer.headers.get('content-range')).toBe('bytes */1000')
    else expect(answer.headers.get('content-disposition')).toBe('attachment')
  })

  it.each([
    ['"v1"', 206],
    ['"v0"', 200],
    ['W/"v1"', 200],
    ['Tue, 24 Nov 2026 00:00:00 GMT', 200],
  ])('is a range of the named version only: %s', async (state, status) => {
    expect((await ask({ range: 'bytes=1-2', 'if-range': state })).status).toBe(status)
  })

  it('is not read for a HEAD, nor for a reader with a cached copy', async () => {
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
      200,
      '1000',
      '"v1"',
    ])
    expect((await ask({ 'if-none-match': '"v1"' })).status).toBe(304)
    expect(seen.pieces).toBe(0)
  })

  it('is read at the speed of its reader, and dropped when the reader leaves', async () => {
    sizeBytes = 100 * SIZE_BYTES
    const { leave } = await stall('a')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { pieces } = seen
    await new Promise((resolve) => setTimeout(resolve, 300))
    // The system buffers some megabytes of a connection.
    expect([seen.pieces, pieces * PIECE_BYTES < 2 * SIZE_BYTES]).toEqual([pieces, true])
    leave()
    await eventually(() => expect(seen.ended).toBe(1))
  })

  it('has a limited number of readers, of whom the one with the most makes room for others', async () => {
    sizeBytes = 100 * SIZE_BYTES
    const [first, second, other] = [await stall('a'), await stall('a'), await stall('b')]
    expect([first.status, second.status, other.status]).toEqual(['200', '200', '200'])
    const busy = await ask({ 'x-reader': 'a' })
    expect([busy.status, busy.headers.get('retry-after'), busy.headers.get('content-disposition')]).toEqual([
      429,
      '5',
      null,
    ])
    expect((await ask({ 'x-reader': 'a' }, 'HEAD')).status).toBe(200)
    const third = await stall('c')
    expect([third.status, seen.ended]).toEqual(['200', 1])
    expect((await ask({ 'x-reader': 'd' })).status).toBe(503)
    for (const { leave } of [first, second, other, third]) leave()
    await eventually(() => expect(seen.ended).toBe(4))
    sizeBytes = 1000
    for (let read = 0; read < 5; read += 1)
      expect((await (await ask({ 'x-reader': 'a' })).arrayBuffer()).byteLength).toBe(1000)
  })

  it.each([
    ['no', async () => false],
    ['an error', () => Promise.reject(new Error('away'))],
  ])('ends soon after its reader lost the right to it: %s', async (_, answer) => {
    sizeBytes = 10 * SIZE_BYTES
    const isWhole = await readSlowly(site.url, { 'x-reader': 'a' }, () => (isAllowed = answer))
    expect([isWhole, seen.ended]).toEqual([false, 1])
  })

  it('goes on to its end for a reader who keeps the right to it', async () => {
    sizeBytes = 10 * SIZE_BYTES
    expect(await readSlowly(site.url, { 'x-reader': 'a' }, () => undefined)).toBe(true)
  })

  it('ends the connection if the rest cannot be read, so that a part does not look complete', async () => {
    sizeBytes = 4 * PIECE_BYTES
    fails = true
    await expect(ask({}).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    fails = false
    endsEarly = true
    await expect(ask({}).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    endsEarly = false
    expect((await (await ask({})).arrayBuffer()).byteLength).toBe(sizeBytes)
  })
})
