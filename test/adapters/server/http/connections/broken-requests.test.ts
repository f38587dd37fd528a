import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createRequestHandler, listen, readBody } from '../../../../../adapters/server/http/index.js'
import type { HttpServer, Route } from '../../../../../adapters/server/http/index.js'
import { valueOf } from '../../../../support/value-of.js'

let server: HttpServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

async function start(route: Route): Promise<number> {
  const handler = createRequestHandler({ routes: [route] })
  server = valueOf(await listen(handler, { port: 0, host: '127.0.0.1' }))
  return server.port
}

const slowly: Route = async (_, response) => {
  await wait(50)
  response.end('here')
  return true
}

/** Sends the pieces; answers all that came back until the server closed, and any reset. */
function send(port: number, pieces: readonly string[]): Promise<{ answers: string[]; error: string | null }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let error: string | null = null
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('error', ({ message }) => (error = message))
    socket.on('close', () =>
      resolve({
        answers: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status),
        error,
      }),
    )
    void (async () => {
      for (const piece of pieces) {
        if (socket.writable) socket.write(piece, 'latin1')
        await wait(10)
      }
    })()
  })
}

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'
const NOISE = 'x'.repeat(300_000)

describe('a client that breaks a rule of HTTP', () => {
  it.each([
    [
      'a letter that no address has',
      ['GET /\xe9', '.css HTTP/1.1\r\nhost: x\r\n\r\n', NOISE, NOISE],
      ['400'],
    ],
    ['a header without end', ['GET / HTTP/1.1\r\nx: ', NOISE, NOISE, NOISE], ['431']],
    ['something behind a request, which is answered', [GET + NOISE, NOISE], ['200']],
    ['something behind three requests, which are answered', [GET + GET + GET + NOISE], ['200', '200', '200']],
    ['something behind an answer', [GET, '', '', '', '', '', '', '', NOISE], ['200', '400']],
    [
      'two lengths',
      ['POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n', 'content-length: 2\r\n\r\n', NOISE],
      ['400'],
    ],
  ])('gets an answer instead of a cut connection: %s', async (_, pieces, answers) => {
    expect(await send(await start(slowly), pieces)).toEqual({ answers, error: null })
  })

  it('is reported once if the answer was sent before the body', async () => {
    const early: Route = (_, response) => {
      response.writeHead(403).end()
      return true
    }
    expect(await send(await start(early), [POST, '2\r\n[]', '??', NOISE])).toEqual({
      answers: ['403'],
      error: null,
    })
  })

  it('does not wait for a body that never comes', async () => {
    const failures: unknown[] = []
    const reading: Route = async (request, response) => {
      const body = await readBody(request, { limitBytes: 1000 })
      failures.push(body)
      response.end()
      return true
    }
    const answer = await send(await start(reading), [POST, '2\r\n[]', '??'])
    expect(answer).toEqual({ answers: ['400'], error: null })
    while (failures.length === 0) await wait(5)
    expect(failures).toEqual([{ ok: false, failure: 'broken' }])
  })

  it('is read for at most a second', async () => {
    const socket = connect({ port: await start(slowly), host: '127.0.0.1', allowHalfOpen: true })
    const over = new Promise((closed) => socket.on('error', () => undefined).once('close', closed))
    const startedAt = performance.now()
    socket.resume().write('GET /\xe9 HTTP/1.1\r\n\r\n', 'latin1')
    const writing = setInterval(() => socket.write(NOISE), 20)
    await over
    clearInterval(writing)
    expect(performance.now() - startedAt).toBeLessThan(8000)
  })
})
