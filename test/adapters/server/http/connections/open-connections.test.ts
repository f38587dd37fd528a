import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { listen } from '../../../../../adapters/server/http/index.js'
import type { HttpServer, ListenOptions } from '../../../../../adapters/server/http/index.js'
import { valueOf } from '../../../../support/value-of.js'

const ASK = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
/** More bytes than a connection buffers. */
const LONG = Buffer.alloc(16 * 1024 * 1024, 'x')
/** Longer than the test may take: code that waits for the end of the grace period fails it. */
const NEVER_MS = 20_000

let server: HttpServer
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

/** A server whose requests are answered by hand. */
async function start(options: Partial<ListenOptions> = {}) {
  const asked: ServerResponse[] = []
  const waiting: ((response: ServerResponse) => void)[] = []
  server = valueOf(
    await listen(
      (_, response) => {
        const next = waiting.shift()
        if (next) next(response)
        else asked.push(response)
      },
      { port: 0, host: '127.0.0.1', graceMs: NEVER_MS, idleMs: NEVER_MS, ...options },
    ),
  )
  const open = async (): Promise<Socket> => {
    const socket = connect(server.port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const nextAsked = async (): Promise<ServerResponse> =>
    asked.shift() ?? new Promise((came) => waiting.push(came))
  return { open, nextAsked }
}

/** All data of a connection until its end. */
async function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  await once(socket, 'close')
  return Buffer.concat(pieces).toString('latin1')
}

const bodyLength = (answer: string): number => answer.length - answer.indexOf('\r\n\r\n') - 4

describe('an answer that is read slowly', () => {
  it('arrives complete when the server is stopped meanwhile', async () => {
    const { open, nextAsked } = await start()
    const socket = (await open()).pause()
    socket.write(ASK)
    const answer = await nextAsked()
    answer.end(LONG)
    const closed = server.close()
    expect(bodyLength(await readAll(socket.resume()))).toBe(LONG.length)
    await closed
  })

  it('arrives complete when too many connections come', async () => {
    const { open, nextAsked } = await start({ connections: { all: 2, perAddress: null } })
    const [slow, idle] = [(await open()).pause(), await open()]
    slow.write(ASK)
    const answer = await nextAsked()
    answer.end(LONG)
    idle.write(ASK)
    ;(await nextAsked()).end('short')
    await once(idle, 'data')
    const isGone = once(idle, 'close')
    await open()
    // The idle connection is closed for a new one.
    await isGone
    const whole = readAll(slow.resume())
    await once(answer, 'close')
    slow.end()
    expect(bodyLength(await whole)).toBe(LONG.length)
  })
})

describe('a server that is stopped', () => {
  it('ends with its last answer, which closes the connection', async () => {
    const { open, nextAsked } = await start()
    const [kept, begun] = [await open(), await open()]
    kept.write(ASK)
    ;(await nextAsked()).end('before')
    await once(kept, 'data')
    kept.write(ASK)
    const whole = nextAsked()
    const answer = await whole
    begun.write(ASK)
    const streamed = await nextAsked()
    streamed.write('half')
    await once(begun, 'data')
    const closed = server.close()
    const texts = [readAll(kept), readAll(begun)]
    answer.end('last')
    streamed.end('other half')
    expect(await texts[0]).toMatch(/connection: close[^]*last$/i)
    expect(await texts[1]).toContain('other half')
    await closed
  })

  it('answers all requests that were sent in one piece', async () => {
    const { open, nextAsked } = await start()
    const socket = await open()
    socket.write(ASK.repeat(3))
    const first = await nextAsked()
    const closed = server.close()
    const all = readAll(socket)
    first.end('one')
    ;(await nextAsked()).end('two')
    ;(await nextAsked()).end('three')
    expect((await all).match(/200 OK/g)).toHaveLength(3)
    await closed
  })

  it('does not wait for connections without a request', async () => {
    const { open } = await start()
    const socket = await open()
    const ended = once(socket.resume(), 'close')
    await server.close()
    await ended
  })
})
