import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { readUpload } from '../../../../../adapters/server/http/body/read-upload.js'
import type { Upload, UploadLimits } from '../../../../../adapters/server/http/body/read-upload.js'

const LIMITS: UploadLimits = { minBytes: 3, maxBytes: 5, limitMs: 60_000, idleMs: 1000 }
const TYPE = 'multipart/form-data; boundary=b'
const END = '--b--\r\n'

afterEach(() => {
  jest.useRealTimers()
})

const part = (headers: readonly string[], content: string): string =>
  `--b\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${content}\r\n`
const named = (name: string, more = ''): string => `Content-Disposition: form-data; name="${name}"${more}`
const field = (name: string, value = 'v'): string => part([named(name)], value)
const FILE_NAMED = named('file', '; filename="a.txt"')
const file = (content: string): string => part([FILE_NAMED], content)

/** A request whose body comes when it is pushed. */
function requestOf(type: string | undefined = TYPE): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  if (type !== undefined) request.headers['content-type'] = type
  return request
}

function arrived(body: string, type?: string): IncomingMessage {
  const request = requestOf(type)
  request.push(body)
  request.complete = true
  request.push(null)
  return request
}

/** The content of the file, or the reason that there is none. */
const outcome = ({ content, fault }: Upload): Promise<string> =>
  buffer(content).then(
    (bytes) => `kept ${bytes.toString()}${fault() ?? ''}`,
    () => fault() ?? 'failed without a reason',
  )
const upload = (body: string, type?: string): Promise<string> =>
  outcome(readUpload(arrived(body, type), LIMITS))

const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const MALFORMED = 'MalformedPOSTRequest'

describe('an upload', () => {
  it.each([
    ['of the least size', file('abc') + END, 'kept abc'],
    ['of the most', file('abcde') + END, 'kept abcde'],
    ['too small', file('ab') + END, 'EntityTooSmall'],
    ['too large', file('abcdef') + END, 'EntityTooLarge'],
    ['beside ten fields', repeat(10, (index) => field(`f${index}`)) + file('abc') + END, 'kept abc'],
    ['beside eleven fields', file('abc') + repeat(11, (index) => field(`f${index}`)) + END, MALFORMED],
    ['beside eleven parts without a name', repeat(11, () => part([], '')) + file('abc') + END, MALFORMED],
    ['beside another file', file('abc') + file('abc') + END, MALFORMED],
    ['under another name', part([named('photo', '; filename="a.txt"')], 'abc') + END, MALFORMED],
    ['without a file', field('key') + END, MALFORMED],
    ['without its end', file('abc'), MALFORMED],
    ['beside a field with a long value', field('key', 'v'.repeat(2049)) + file('abc') + END, MALFORMED],
    ['beside a field of the most', field('n'.repeat(200), 'v'.repeat(2048)) + file('abc') + END, 'kept abc'],
    [
      'named behind ten other headers',
      part([...Array<string>(10).fill('X-More: x'), FILE_NAMED], 'abc') + END,
      MALFORMED,
    ],
    ['named behind long headers', part([`X-More: ${'x'.repeat(2048)}`, FILE_NAMED], 'abc') + END, MALFORMED],
    [
      'behind more than a form has beside a file',
      part([], 'x'.repeat(64 * 1024 + 5)) + file('abc') + END,
      'EntityTooLarge',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await upload(body)).toBe(expected)
  })

  it.each([['text/plain'], ['multipart/form-data'], ['']])('of the type "%s" is refused', async (type) => {
    expect(await upload(file('abc') + END, type)).toBe(MALFORMED)
  })

  it('that breaks off is incomplete, before and during its reading', async () => {
    const request = requestOf()
    const read = outcome(readUpload(request, LIMITS))
    request.push(file('abc').slice(0, -2))
    request.destroy()
    expect(await read).toBe('IncompleteBody')
    expect(await outcome(readUpload(request, LIMITS))).toBe('IncompleteBody')
  })

  it('ends with its body, not with its file', async () => {
    const request = requestOf()
    const read = outcome(readUpload(request, LIMITS))
    request.push(`${file('abc')}--b\r\n`)
    for (let turns = 0; turns < 20; turns += 1) await new Promise((next) => setImmediate(next))
    request.destroy()
    expect(await read).toBe('IncompleteBody')
  })

  it('that is abandoned keeps the first reason, and takes no more of the body', async () => {
    const request = requestOf()
    const given = readUpload(request, LIMITS)
    expect(given.fault()).toBeNull()
    given.abandon('InvalidFileTypeError')
    given.abandon('RequestTimeout')
    const rest = Buffer.from(file('abc') + END)
    request.push(rest)
    expect(await outcome(given)).toBe('InvalidFileTypeError')
    expect(request.readableLength).toBe(rest.length)
    expect(['data', 'close'].map((event) => request.listenerCount(event))).toEqual([0, 0])
  })
})

describe('the time of an upload', () => {
  const IN_TURN = ['nextTick', 'setImmediate', 'queueMicrotask'] as const
  const body = file('abc') + END
  /** Lets the pushed data pass. */
  const taken = async (request: IncomingMessage): Promise<void> => {
    while (request.readableLength > 0) await new Promise((next) => setImmediate(next))
  }
  async function sendSlowly(bytes: number, gapMs: number): Promise<string | null> {
    jest.useFakeTimers({ doNotFake: [...IN_TURN] })
    const request = requestOf()
    const given = readUpload(request, LIMITS)
    for (const byte of body.slice(0, bytes)) {
      request.push(byte)
      await taken(request)
      jest.advanceTimersByTime(gapMs)
      if (given.fault() !== null) break
    }
    return given.fault()
  }

  it('may have pauses, and ends with a pause that is too long', async () => {
    expect(await sendSlowly(10, 999)).toBeNull()
    expect(await sendSlowly(10, 1000)).toBe('RequestTimeout')
  })

  it('is limited, also for a steady sender', async () => {
    expect(await sendSlowly(60, 999)).toBeNull()
    expect(await sendSlowly(61, 999)).toBe('RequestTimeout')
  })

  it('ends with its file', async () => {
    jest.useFakeTimers({ doNotFake: [...IN_TURN] })
    const given = readUpload(arrived(body), LIMITS)
    expect(await outcome(given)).toBe('kept abc')
    expect(jest.getTimerCount()).toBe(0)
    expect(given.fault()).toBeNull()
  })
})
