import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  createFormHandler,
  createSqlFileStore,
  createSqlForms,
} from '../../../../adapters/server/forms/index.js'
import { createRequestHandler, listen } from '../../../../adapters/server/http/index.js'
import type { HttpServer } from '../../../../adapters/server/http/index.js'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import { NO_LIMIT } from '../../../fakes/rate-limit.fake.js'
import { valueOf } from '../../../support/value-of.js'
import { realRandom } from '../../../support/shop/store-fixture.js'
import { readKeptFile } from '../../../../core/ports/platform/read-kept-file.js'
import { openTestMemory } from '../../../support/sql/temporary-pglite.js'

const SLOW_MS = 240_000
const BOUNDARY = 'b0undary'
const PDF = '%PDF-1.7\n'.padEnd(500, 'x')

let sql: Sql
let server: HttpServer
let files: ReturnType<typeof createSqlFileStore>
const unexpected: unknown[] = []

beforeAll(async () => {
  sql = await openTestMemory()
  files = createSqlFileStore(sql, 'main')
  const clock = { wallTime: () => Date.now() }
  const { submissions, uploads } = createSqlForms({ sql, siteId: 'main', clock, random: realRandom })
  const forms = createFormHandler({
    submissions,
    uploads,
    files,
    clock,
    limit: NO_LIMIT,
    trustProxy: false,
  })
  const onUnexpected = (error: unknown): void => void unexpected.push(error)
  server = valueOf(await listen(createRequestHandler({ routes: [forms], onUnexpected }), { port: 0 }))
}, SLOW_MS)
afterAll(async () => {
  await server.close()
  await sql.close()
})

interface Signed {
  readonly fileId: string
  readonly s3Url: string
}
async function sign(sizeBytes: number): Promise<Signed> {
  const query = new URLSearchParams({ name: 'cv.pdf', size: `${sizeBytes}` })
  return (await (await fetch(`${server.url}/api/v1/form/abc/signFile?${query}`)).json()) as Signed
}

/**
 * Sends raw bytes; returns the status, or "closed" without one. A sender of fewer bytes than announced hangs
 * up, since the server would wait for the rest. The server may treat any other hang-up as a lost client.
 */
const send = (head: string, body: Uint8Array | string, hangsUp = false): Promise<string> =>
  new Promise((resolve, reject) => {
    // It uses the first address, like the server: with several, a busy machine gives each 250 ms.
    const socket = connect({ port: server.port, host: 'localhost', autoSelectFamily: false })
    let answer = ''
    const hanging = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer to ${head}`))
    }, 20_000)
    const end = (outcome: string): void => {
      clearTimeout(hanging)
      socket.destroy()
      resolve(outcome)
    }
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]
      if (status !== undefined) end(status)
    })
    let isConnected = false
    socket.once('connect', () => (isConnected = true))
    socket.on('error', (error) => {
      if (isConnected) return end('closed')
      clearTimeout(hanging)
      reject(error)
    })
    socket.on('close', () => end('closed'))
    socket.write(head, 'latin1')
    socket.write(typeof body === 'string' ? Buffer.from(body, 'latin1') : body)
    if (hangsUp) socket.end()
  })

const headOf = (url: string, type: string, length: number): string =>
  `POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

const disposition = (name: string, fileName?: string): string =>
  `Content-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** A part of a body. */
interface Part {
  readonly headers: readonly string[]
  readonly content: string
  readonly lineEnd: string
}

/** An upload as it is sent, and what was announced. */
interface UploadCase {
  readonly type: string
  readonly parts: readonly Part[]
  readonly preamble: string
  readonly end: string
  /** The length after which the body ends; null: it is complete. */
  readonly cut: number | null
  readonly lengthOff: number
  readonly announced: number
}

/** The parts of a body, most of them wrong in one way or another. */
const part: fc.Arbitrary<Part> = fc.record({
  headers: fc.oneof(
    { weight: 6, arbitrary: fc.constant([disposition('file', 'cv.pdf'), 'Content-Type: application/pdf']) },
    fc.constant([disposition('key')]),
    fc.constant([disposition('file')]),
    fc.constant([]),
    fc.constant([disposition('x'.repeat(3000))]),
    fc.constant([disposition('file', 'x'.repeat(3000))]),
    fc.constant([disposition('file', 'cv\r\n.pdf')]),
    fc.constant([`Content-Disposition: attachment; filename="${'\\'.repeat(500)}"`]),
    fc.constant([disposition('key'), 'Content-Type: text/plain; charset=nonsense']),
    fc.constant([disposition('file', 'cv.pdf'), 'Content-Transfer-Encoding: base64']),
    fc.constant([disposition('files'), 'Content-Type: multipart/mixed; boundary=inner']),
    fc.array(fc.string({ unit: 'binary-ascii', maxLength: 60 }), { maxLength: 30 }),
    fc.integer({ min: 1, max: 300 }).map((count) => Array.from({ length: count }, (_, at) => `X-${at}: y`)),
  ),
  content: fc.oneof(
    { weight: 6, arbitrary: fc.constant(PDF) },
    fc.constant(''),
    fc.constant('x'.repeat(200_000)),
    fc.constant('--inner\r\n\r\nx\r\n--inner--'),
    fc.constant(`--${BOUNDARY}`),
    fc.string({ unit: 'binary-ascii' }),
  ),
  lineEnd: fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r'),
})

const upload: fc.Arbitrary<UploadCase> = fc.record({
  type: fc.constantFrom(
    ...[MULTIPART, MULTIPART, MULTIPART, MULTIPART, `multipart/form-data; boundary="${BOUNDARY}"`],
    ...['multipart/form-data', 'multipart/form-data;', 'multipart/form-data; boundary=', 'text/plain'],
    `multipart/form-data; boundary=${'x'.repeat(1000)}`,
    `Multipart/Form-Data; charset=utf-8; boundary=${BOUNDARY}`,
  ),
  parts: fc.array(part, { maxLength: 14 }),
  preamble: fc.constantFrom('', '', '', '\r\n', 'x'.repeat(70_000)),
  end: fc.constantFrom('--\r\n', '--\r\n', '--\r\n', '--', '', '\r\n', `--\r\n${'e'.repeat(100_000)}`),
  cut: fc.option(fc.nat({ max: 2000 })),
  lengthOff: fc.constantFrom(0, 0, 0, 0, 0, 7, -7, 100_000),
  announced: fc.constantFrom(PDF.length, PDF.length, PDF.length, PDF.length, 0, 3, 10_000_000),
})

const bodyOf = ({ parts, preamble, end }: Pick<UploadCase, 'parts' | 'preamble' | 'end'>): string => {
  const texts = parts.map(
    ({ headers, content, lineEnd }) =>
      `--${BOUNDARY}${lineEnd}${headers.map((line) => line + lineEnd).join('')}${lineEnd}${content}\r\n`,
  )
  return `${preamble}${texts.join('')}--${BOUNDARY}${end}`
}

/** A valid upload. */
const HONEST: UploadCase = {
  type: MULTIPART,
  parts: [
    {
      headers: [disposition('file', 'cv.pdf'), 'Content-Type: application/pdf'],
      content: PDF,
      lineEnd: '\r\n',
    },
  ],
  preamble: '',
  end: '--\r\n',
  cut: null,
  lengthOff: 0,
  announced: PDF.length,
}

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((left, right) => left - right)[Math.floor((times.length - 1) * share)] ?? 0

/** Waiting times of sequential requests that need the database, until `work` ends. */
async function waitsDuring(work: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = []
  let isOver = false
  const over = work.finally(() => (isOver = true))
  do {
    const startedAt = performance.now()
    expect(await sign(5)).toHaveProperty('fileId')
    waits.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 10))
  } while (!isOver)
  await over
  return waits
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 750))
const longWait = async (work: Promise<unknown>): Promise<number> => quantile(await waitsDuring(work), 0.95)

/**
 * Expects that others wait about as long during `attack` as without one. Other work of the machine only adds time, so
 * the shortest of three tries counts.
 */
async function expectOthersAnswered(attack: () => Promise<unknown>): Promise<void> {
  let lateness = Infinity
  for (let attempt = 0; attempt < 3 && lateness >= 100; attempt += 1) {
    const before = await longWait(pause())
    const during = await longWait(attack())
    const idle = Math.max(before, await longWait(pause()))
    lateness = Math.min(lateness, during - 10 * idle)
  }
  expect(lateness).toBeLessThan(100)
}

describe('an upload', () => {
  it(
    'of any shape is refused or kept as announced, and never hangs',
    async () => {
      const seen = new Map<string, number>()
      await fc.assert(
        fc.asyncProperty(upload, async ({ type, cut, lengthOff, announced, ...body }) => {
          const { fileId, s3Url } = await sign(announced)
          const whole = bodyOf(body)
          const text = cut === null ? whole : whole.slice(0, cut)
          const head = headOf(s3Url, type, Math.max(0, text.length + lengthOff))
          const outcome = await send(head, text, lengthOff > 0)
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
          expect(['204', '400', '403', '413', '415', 'closed']).toContain(outcome)
          const kept = valueOf(await readKeptFile(files, `forms/${fileId}`))
          if (outcome === '204') {
            expect(kept).toHaveLength(announced)
            expect(Buffer.from(kept ?? []).toString('latin1')).toMatch(/^%PDF-/)
          }
        }),
        {
          numRuns: 300,
          examples: [[HONEST], [{ ...HONEST, type: 'text/plain' }], [{ ...HONEST, cut: 300 }]],
        },
      )
      expect(unexpected).toEqual([])
      expect([...seen.keys()]).toEqual(expect.arrayContaining(['204', '400', '415']))
      const { rows } = await sql.query(
        `SELECT COUNT(*) AS n FROM stored_file_part WHERE site_id = 'main' AND NOT EXISTS
           (SELECT 1 FROM stored_file WHERE stored_file_part.id LIKE stored_file.id || '#%')`,
      )
      expect(Number(rows[0]?.['n'])).toBe(0)
    },
    SLOW_MS,
  )

  it.each([
    ['tiny parts', `--${BOUNDARY}\r\n${disposition('a')}\r\n\r\n1\r\n`],
    ['parts without headers', `--${BOUNDARY}\r\n\r\n\r\n`],
    ['boundaries alone', `\r\n--${BOUNDARY}`],
    ['headers without end', `X-Header: ${'y'.repeat(50)}\r\n`],
    ['dashes', '\r\n--b0undar'],
  ])(
    'of ten megabytes of %s is refused while others are answered as before',
    async (_, piece) => {
      const opening = piece.startsWith('X-') ? `--${BOUNDARY}\r\n` : ''
      const body = Buffer.from(opening + piece.repeat(Math.ceil(10_000_000 / piece.length)))
      const attack = async (): Promise<void> => {
        const { s3Url } = await sign(10 * 1024 * 1024)
        expect(['400', '413', 'closed']).toContain(await send(headOf(s3Url, MULTIPART, body.length), body))
      }
      await expectOthersAnswered(() => Promise.all([attack(), attack(), attack()]))
    },
    SLOW_MS,
  )

  it(
    'of ten honest megabytes is kept while others are answered as before',
    async () => {
      const content = Buffer.alloc(10 * 1024 * 1024, '%PDF-1.7 \xE9', 'latin1')
      let fileId = ''
      await expectOthersAnswered(async () => {
        const signed = await sign(content.length)
        fileId = signed.fileId
        const body = new FormData()
        body.append('key', fileId)
        body.append('file', new Blob([content]), 'cv.pdf')
        expect((await fetch(new URL(signed.s3Url, server.url), { method: 'POST', body })).status).toBe(204)
      })
      const kept = valueOf(await readKeptFile(files, `forms/${fileId}`))
      expect(Buffer.compare(kept ?? new Uint8Array(), content)).toBe(0)
    },
    SLOW_MS,
  )
})
