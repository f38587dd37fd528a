import { request } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { respond, listen, readBody, readJsonBody } from '../../../../../adapters/server/http/index.js'
import type { BodyLimits, HttpServer } from '../../../../../adapters/server/http/index.js'
import { valueOf } from '../../../../support/value-of.js'

let server: HttpServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

/** A duration that no other timer has. */
const LONG_MS = 987_654

/** Counts the timers of such a time that still run. */
function followTimers(delayMs: number) {
  const running = new Set<unknown>()
  const { setTimeout: start, clearTimeout: clear } = globalThis
  globalThis.setTimeout = ((callback: () => void, ms?: number) => {
    const timer = start(callback, ms)
    if (ms === delayMs) running.add(timer)
    return timer
  }) as typeof setTimeout
  globalThis.clearTimeout = (timer) => {
    running.delete(timer)
    clear(timer)
  }
  return {
    count: () => running.size,
    stop: () => Object.assign(globalThis, { setTimeout: start, clearTimeout: clear }),
  }
}

/** Begins a body of which the rest never comes; resolves with the answer. */
const sendPart = (url: string, headers: OutgoingHttpHeaders, bytes: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers }, resolve)
    sending.on('error', reject)
    sending.write('x'.repeat(bytes))
  })

/** A server that reports how it read a body. */
async function start(limits: BodyLimits, idleMs?: number): Promise<string> {
  const listening = await listen(
    async (asked, response) => {
      const body = await readBody(asked, limits)
      respond.json(response, 200, body.ok ? { length: body.value.length } : { failure: body.failure })
    },
    { port: 0, graceMs: 50, ...(idleMs !== undefined && { idleMs }) },
  )
  server = valueOf(listening)
  return server.url
}

const answerOf = async (incoming: IncomingMessage): Promise<unknown> => {
  let text = ''
  for await (const part of incoming) text += String(part)
  return JSON.parse(text)
}

describe('a body', () => {
  it('is read whole, up to the last allowed byte', async () => {
    const url = await start({ limitBytes: 1000 })
    const post = async (length: number) =>
      (await fetch(url, { method: 'POST', body: 'x'.repeat(length) })).json()
    expect(await post(1000)).toEqual({ length: 1000 })
    expect(await post(1001)).toEqual({ failure: 'too-large' })
    expect(await post(0)).toEqual({ length: 0 })
  })

  it.each([true, false])(
    'is refused as soon as it is too large, and its sender gets the answer (announced: %p)',
    async (isAnnounced) => {
      const url = await start({ limitBytes: 1000 })
      const headers = isAnnounced ? { 'content-length': '2000000' } : { 'transfer-encoding': 'chunked' }
      const answer = await sendPart(url, headers, 100_000)
      expect(await answerOf(answer)).toEqual({ failure: 'too-large' })
      answer.destroy()
    },
  )

  it('keeps nothing waiting for a refused sender who has left', async () => {
    const url = await start({ limitBytes: 1000, limitMs: LONG_MS }, LONG_MS)
    const waiting = followTimers(LONG_MS)
    for (const headers of [{ 'content-length': '2000000' }, { 'transfer-encoding': 'chunked' }]) {
      const answer = await sendPart(url, headers, 100_000)
      expect(waiting.count()).toBeGreaterThan(0)
      expect(await answerOf(answer)).toEqual({ failure: 'too-large' })
      answer.socket.destroy()
    }
    await server?.close()
    // A closed connection is reported after the immediates of that turn.
    for (let turn = 0; turn < 2; turn += 1) await setImmediate()
    expect(waiting.count()).toBe(0)
    waiting.stop()
  })

  it('leaves the connection usable after a refusal', async () => {
    const url = await start({ limitBytes: 10 })
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(500_000) })
      expect(await answer.json()).toEqual({ failure: 'too-large' })
    }
  })

  it('that was refused is not awaited while it only trickles', async () => {
    const url = await start({ limitBytes: 1000 })
    const openMs = await new Promise<number>((resolve) => {
      const sending = request(
        url,
        { method: 'POST', headers: { 'content-length': '2000000' } },
        (incoming) => {
          incoming.resume()
          const answeredAt = performance.now()
          const trickle = setInterval(() => sending.write('x'.repeat(100)), 20)
          incoming.socket.once('close', () => {
            clearInterval(trickle)
            resolve(performance.now() - answeredAt)
          })
        },
      )
      sending.on('error', () => undefined)
      sending.write('x')
    })
    expect(openMs).toBeGreaterThan(1000)
    expect(openMs).toBeLessThan(15_000)
  })

  it('is refused when it takes too long, at any speed', async () => {
    const url = await start({ limitBytes: 1000, limitMs: 300 })
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sending = request(url, { method: 'POST', headers: { 'content-length': '1000' } }, (incoming) => {
        clearInterval(trickle)
        resolve(incoming)
      })
      sending.on('error', reject)
      const trickle = setInterval(() => sending.write('x'), 20)
    })
    expect(await answerOf(answer)).toEqual({ failure: 'too-slow' })
    answer.destroy()
  })
})

describe('a JSON body', () => {
  it.each([
    ['{"a":1}', { ok: true, value: { a: 1 } }],
    ['[1]', { ok: true, value: [1] }],
    ['{}', { ok: false, failure: { status: 400 } }],
    ['7', { ok: false, failure: { status: 400 } }],
    ['{', { ok: false, failure: { status: 400 } }],
    ['["\\ud800", "\\uDFFFa\\ud83c"]', { ok: true, value: ['\ufffd', '\ufffda\ufffd'] }],
    ['{"\\ud800":"\\\\ud800"}', { ok: true, value: { '\ufffd': '\\ud800' } }],
    ['["\\ud83c\\udfee"]', { ok: true, value: ['\u{1f3ee}'] }],
    [`["${'x'.repeat(100)}"]`, { ok: false, failure: { status: 413 } }],
  ])('%s', async (body, expected) => {
    let read: unknown
    const listening = await listen(
      async (asked, response) => {
        read = await readJsonBody(asked, { limitBytes: 50 })
        response.end()
      },
      { port: 0, graceMs: 50 },
    )
    server = valueOf(listening)
    await fetch(server.url, { method: 'POST', body })
    expect(read).toMatchObject(expected)
  })
})
