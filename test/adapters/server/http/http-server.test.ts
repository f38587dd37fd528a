import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createRequestHandler, listen, readBody } from '../../../../adapters/server/http/index.js'
import type { HttpServer, RequestRecord, Route } from '../../../../adapters/server/http/index.js'
import { valueOf } from '../../../support/value-of.js'

let server: HttpServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

async function start(
  routes: readonly Route[],
  options: { readonly graceMs?: number; readonly idleMs?: number } = {},
) {
  const unexpected: unknown[] = []
  const records: RequestRecord[] = []
  const listener = createRequestHandler({
    routes,
    onUnexpected: (error) => unexpected.push(error),
    onRequest: (record) => records.push(record),
  })
  server = valueOf(await listen(listener, { port: 0, ...options }))
  return { url: server.url, unexpected, records, server }
}

/** The status of an answer to a request with this `Host`, as it is. */
async function statusFor(port: number, host: string): Promise<number> {
  const socket = connect(port, 'localhost')
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1')
  const [chunk] = await once(socket, 'data')
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(chunk))?.[1])
}

describe('routes', () => {
  it('are asked in order until one answers; without an answer the status is 404', async () => {
    const asked: string[] = []
    const passing: Route = (request) => {
      asked.push(`passing ${request.url}`)
      return false
    }
    const answering: Route = async (request, response) => {
      if (request.url !== '/here') return false
      response.end('here')
      return true
    }
    const { url } = await start([passing, answering])
    expect(await (await fetch(`${url}/here`)).text()).toBe('here')
    expect((await fetch(`${url}/there`)).status).toBe(404)
    expect(asked).toEqual(['passing /here', 'passing /there'])
  })

  const two = (other: string): string => `localhost\r\nhost: ${other}`
  const wrong = ['localhost\xfc', 'a b', 'a/b', 'a?b', 'a#b', 'user@a', '[::1', 'a:b', 'a:99999', '%zz', '\\']

  it.each([...wrong, two('evil.example'), two('localhost'), two('')])(
    'are not reached if Host names no host or several, since addresses are made of it: %j',
    async (host) => {
      let isAsked = false
      const asking: Route = ({ headers }, response) => {
        isAsked = true
        response.end(new URL(`http://${headers.host}/`).pathname)
        return true
      }
      const { server } = await start([asking])
      const status = await statusFor(server.port, host)
      expect(status).toBe(400)
      expect(isAsked).toBe(false)
      for (const good of ['localhost', 'shop.example:8080', '[::1]:80', '192.0.2.1'])
        expect(await statusFor(server.port, good)).toBe(200)
    },
  )

  it('forbid browsers to guess the type of an answer', async () => {
    const answering: Route = (request, response) => {
      if (request.url !== '/here') return false
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
      return true
    }
    const { url } = await start([answering])
    for (const path of ['/here', '/nowhere']) {
      const { headers } = await fetch(url + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('require HTTPS of a browser that has used it, and do not mention it otherwise', async () => {
    for (const trustProxy of [true, false]) {
      const handler = createRequestHandler({ routes: [], trustProxy })
      const running = valueOf(await listen(handler, { port: 0 }))
      const ask = async (protocol: string) =>
        (await fetch(running.url, { headers: { 'x-forwarded-proto': protocol } })).headers.get(
          'strict-transport-security',
        )
      expect(await ask('https')).toBe(trustProxy ? 'max-age=15552000' : null)
      expect(await ask('http')).toBeNull()
      await running.close()
    }
  })

  it('answer a bug with 500 and without details', async () => {
    const { url, unexpected } = await start([
      () => {
        throw new Error('a secret place in the code')
      },
    ])
    const response = await fetch(url)
    expect(response.status).toBe(500)
    const id = response.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await response.text()).toBe(`Something went wrong. Please try again. (Request ${id})\n`)
    expect(String(unexpected)).toContain('a secret place in the code')
  })

  it('cut off an answer that fails in the middle, and serve the next request', async () => {
    let calls = 0
    const { url } = await start([
      async (_, response) => {
        calls += 1
        response.writeHead(200)
        response.write('half')
        if (calls === 1) throw new Error('in the middle')
        response.end()
        return true
      },
    ])
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow()
    expect(await (await fetch(url)).text()).toBe('half')
  })

  it('are recorded without query, headers and body', async () => {
    const { url, records } = await start([
      (_, response) => {
        response.end()
        return true
      },
    ])
    await fetch(`${url}/order-confirmation?token=secret`, {
      method: 'POST',
      body: 'secret',
      headers: { 'x-a': 'secret' },
    })
    await server?.close()
    expect(records).toEqual([
      {
        method: 'POST',
        path: '/order-confirmation',
        status: 200,
        durationMs: expect.any(Number),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
  })
})

describe('stopping', () => {
  it('lets a request under way end and takes no new one', async () => {
    const answers: ServerResponse[] = []
    const { url, server: running } = await start([
      async (_, response) => {
        answers.push(response)
        await once(response, 'close')
        return true
      },
    ])
    const answer = fetch(url).then((response) => response.text())
    while (answers.length === 0) await new Promise((wait) => setTimeout(wait, 5))
    const closed = running.close()
    await expect(fetch(url)).rejects.toThrow()
    answers[0]?.end('finished')
    expect(await answer).toBe('finished')
    await closed
  })

  it('does not wait for ever', async () => {
    let isAsked = (): void => undefined
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const never: Route = () => {
      isAsked()
      return new Promise(() => {})
    }
    const { url, server: running } = await start([never], { graceMs: 50 })
    const hanging = fetch(url).then(
      () => 'answered',
      () => 'cut off',
    )
    await asked
    await running.close()
    expect(await hanging).toBe('cut off')
  })
})

describe('an address that is not free', () => {
  it('is reported as a failure, not an exception', async () => {
    const { server: first } = await start([])
    expect(await listen(() => {}, { port: first.port })).toMatchObject({
      ok: false,
      failure: { tag: 'port-taken' },
    })
    expect(await listen(() => {}, { port: 0, host: '192.0.2.1' })).toMatchObject({
      ok: false,
      failure: { tag: 'no-such-host' },
    })
  })
})

describe("a connection that wastes the server's time", () => {
  const open = (port: number, text: string): Socket => {
    const socket = connect(port, 'localhost')
    socket.on('error', () => undefined)
    socket.write(text)
    return socket
  }
  /** Waits until it is over, also where the server resets it: data written at that moment is lost. */
  const ended = (socket: Socket): Promise<unknown> => new Promise((over) => socket.once('close', over))

  it('is ended when its client reads no answer', async () => {
    const sizeBytes = 64 * 1024 * 1024
    let answering: ServerResponse | null = null
    const { server: running } = await start(
      [
        (_, response) => {
          answering = response.end(Buffer.alloc(sizeBytes))
          return true
        },
      ],
      { idleMs: 200 },
    )
    const socket = open(running.port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n').pause()
    while (answering === null) await new Promise((wait) => setTimeout(wait, 5))
    await once(answering, 'close')
    socket.resume()
    await ended(socket)
    expect(socket.bytesRead).toBeLessThan(sizeBytes)
  })

  it('is ended when an unread body does not arrive completely, at any speed', async () => {
    const { server: running } = await start([], { idleMs: 300 })
    const socket = open(running.port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n')
    const trickle = setInterval(() => socket.write('x'), 20)
    socket.resume()
    await ended(socket)
    clearInterval(trickle)
    expect(socket.bytesWritten).toBeLessThan(1000)
  })

  const frame = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const readBodyFirst: Route = async (request, response) => {
    const body = await readBody(request, { limitBytes: 100_000 })
    response.writeHead(body.ok ? 200 : 413).end()
    return true
  }
  const endless: readonly (readonly [string, string, string, readonly Route[], number])[] = [
    ['chunks that no route reads', 'transfer-encoding: chunked', frame, [], 1_000_000],
    ['chunks that a route refuses', 'transfer-encoding: chunked', frame, [readBodyFirst], 1_000_000],
    ['a length that no route reads', 'content-length: 1000000000000', frame, [], 16_000_000],
    ['a length that a route refuses', 'content-length: 1000000000000', frame, [readBodyFirst], 16_000_000],
  ]

  it.each(endless)(
    'is ended soon after the answer while a body has no end: %s',
    async (_what, header, piece, routes, maxBytes) => {
      let sockets: Socket[] = []
      const watching: Route = ({ socket }) => {
        sockets = [socket]
        return false
      }
      const { server: running } = await start([watching, ...routes])
      const begun = performance.now()
      const socket = open(running.port, `POST / HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`)
      let said = ''
      socket.on('data', (chunk) => (said += String(chunk)))
      const send = (): void => {
        while (!socket.destroyed && socket.write(piece));
      }
      socket.on('drain', send)
      send()
      await ended(socket)
      expect(said).toMatch(/^HTTP\/1\.1 4/)
      expect(performance.now() - begun).toBeLessThan(10_000)
      expect(sockets[0]?.bytesRead).toBeLessThan(maxBytes + 100_000_000)
    },
    30_000,
  )

  it('is ended soon after the answer while chunks trickle without an end', async () => {
    const { server: running } = await start([])
    const begun = performance.now()
    const socket = open(running.port, 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
    const trickle = setInterval(() => socket.write('1\r\nx\r\n'), 20)
    socket.resume()
    await ended(socket)
    clearInterval(trickle)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it.each(['HTTP/1.0', 'HTTP/1.1'])(
    'is closed by %s after the body was read, so that a refused client reads the answer',
    async (version) => {
      const { server: running } = await start([])
      const half = 'x'.repeat(4_000_000)
      const socket = connect({ port: running.port, host: 'localhost', allowHalfOpen: true })
      const failures: unknown[] = []
      socket.on('error', (error) => failures.push(error))
      socket.write(
        `POST / ${version}\r\nhost: x\r\nconnection: close\r\ncontent-length: ${2 * half.length}\r\n\r\n`,
      )
      let said = ''
      socket.on('data', (chunk) => (said += String(chunk)))
      socket.write(half)
      // The server has sent everything and closed its side.
      await once(socket, 'end')
      expect(said).toMatch(/^HTTP\/1\.1 404 /)
      socket.end(half)
      await once(socket, 'close')
      expect(failures).toEqual([])
    },
  )

  it('has its requests answered one after the other, also when they come in one piece', async () => {
    const asked: string[] = []
    const waiting: (() => void)[] = []
    const { server: running } = await start([
      (request, response) => {
        asked.push(request.url ?? '')
        waiting.push(() => void response.end(`<${request.url}>`))
        return true
      },
    ])
    const paths = ['/a', '/b', '/c', '/d']
    const socket = open(running.port, paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    for (const [index, path] of paths.entries()) {
      while (waiting.length <= index) await new Promise((wait) => setTimeout(wait, 5))
      expect(asked).toEqual(paths.slice(0, index + 1))
      waiting[index]?.()
      while (!said.includes(`<${path}>`)) await new Promise((wait) => setTimeout(wait, 5))
    }
    socket.destroy()
  })

  it('has each of its requests answered, also when they come in one piece and are answered at once', async () => {
    server = valueOf(
      await listen(
        (request, response) => {
          response.end(`<${request.url}>`)
          return Promise.resolve()
        },
        { port: 0 },
      ),
    )
    const paths = Array.from({ length: 200 }, (_, index) => `/${index}`)
    const socket = open(server.port, paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    while (!said.includes('</199>')) await new Promise((wait) => setTimeout(wait, 5))
    expect(said.match(/<[^>]+>/g)).toEqual(paths.map((path) => `<${path}>`))
    socket.destroy()
  })

  it('yields to others between two of its requests that are answered at once', async () => {
    const asked: (string | undefined)[] = []
    let atTurn = 0
    server = valueOf(
      await listen(
        async (request, response) => {
          if (asked.push(request.url) === 1) setImmediate(() => (atTurn = asked.length))
          await Promise.resolve()
          response.end('at once')
        },
        { port: 0 },
      ),
    )
    const socket = open(server.port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200))
    socket.resume()
    while (asked.length < 200) await new Promise((wait) => setTimeout(wait, 5))
    expect(atTurn).toBeLessThan(3)
    socket.destroy()
  })

  it('is ended if it sends more requests than may wait, and others are answered', async () => {
    const asked: (string | undefined)[] = []
    const { server: running, url } = await start([
      (request, response) => {
        asked.push(request.url)
        if (request.url === '/other') response.end('other')
        return true
      },
    ])
    const sockets = Array.from({ length: 30 }, (_, index) =>
      open(running.port, `GET /${index} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(index === 0 ? 2000 : 190)),
    )
    await ended(sockets[0]!)
    expect(asked.filter((path) => path === '/0').length).toBeLessThanOrEqual(1)
    // Together they exceed the limit of all waiting requests.
    const closed = () => sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length
    while (closed() < 3) await new Promise((wait) => setTimeout(wait, 5))
    expect(await (await fetch(`${url}/other`)).text()).toBe('other')
    await Promise.all(sockets.map((socket) => (socket.destroyed ? null : ended(socket.destroy()))))
    // Requests of a closed connection count no more.
    const later = open(running.port, 'GET /other HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3))
    let said = ''
    later.on('data', (chunk) => (said += String(chunk)))
    while (said.split('other').length < 4) await new Promise((wait) => setTimeout(wait, 5))
    later.destroy()
  })

  it('ignores bytes after its last request', async () => {
    const asked: string[] = []
    const { server: running } = await start([
      (request, response) => {
        asked.push(request.url ?? '')
        response.writeHead(200, { Connection: 'close' }).end('bye')
        return true
      },
    ])
    const socket = open(running.port, 'GET /a HTTP/1.1\r\nhost: x\r\n\r\nGET /b HTTP/1.1\r\nhost: x\r\n\r\n')
    socket.resume()
    await ended(socket)
    expect(asked).toEqual(['/a'])
  })

  it('is kept while an answer is on its way', async () => {
    const { url } = await start(
      [
        async (_, response) => {
          for (let part = 0; part < 7; part += 1) {
            response.write('part ')
            await new Promise((wait) => setTimeout(wait, 1000))
          }
          response.end()
          return true
        },
      ],
      // Longer than a pause of this process beside others, shorter than the whole answer.
      { idleMs: 5000 },
    )
    expect(await (await fetch(url)).text()).toBe('part '.repeat(7))
  })
})
