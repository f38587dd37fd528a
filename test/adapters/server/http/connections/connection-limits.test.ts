import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { connectionLimits } from '../../../../../adapters/server/http/connections/connection-limits.js'
import type { ConnectionLimits } from '../../../../../adapters/server/http/connections/connection-limits.js'
import { createRequestHandler, listen } from '../../../../../adapters/server/http/index.js'
import type { HttpServer, Route } from '../../../../../adapters/server/http/index.js'
import { buildChildScript } from '../../../../support/processes/child-script.js'
import { valueOf } from '../../../../support/value-of.js'

let server: HttpServer | null = null
let sockets: Socket[] = []
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy())
  sockets = []
  await server?.close()
  server = null
})

async function start(connections: ConnectionLimits): Promise<number> {
  const here: Route = (_, response) => {
    response.end('here')
    return true
  }
  const handler = createRequestHandler({ routes: [here] })
  server = valueOf(await listen(handler, { port: 0, host: '127.0.0.1', connections }))
  return server.port
}

/** This number of connections from an address of this machine. */
async function open(port: number, localAddress: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
  }
  await wait(50)
}

/** True if a visitor with this address is answered; `Connection: keep-alive` keeps the connection open. */
async function isAnswered(port: number, localAddress: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const came = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return String(came[0]).startsWith('HTTP/1.1 200')
}

const openSockets = (): number => sockets.filter(({ destroyed }) => !destroyed).length

describe('a server', () => {
  it('gives each address at most its share of connections', async () => {
    const port = await start({ all: 40, perAddress: 10 })
    await open(port, '127.0.0.2', 30)
    expect(openSockets()).toBe(10)
    expect(await isAnswered(port, '127.0.0.2')).toBe(false)
    expect(await isAnswered(port, '127.0.0.3')).toBe(true)
  })

  it('accepts connections of an address again when its earlier ones have ended', async () => {
    const port = await start({ all: 40, perAddress: 3 })
    for (let round = 0; round < 5; round += 1) {
      await open(port, '127.0.0.2', 3)
      sockets.forEach((socket) => socket.destroy())
      await wait(50)
    }
    expect(await isAnswered(port, '127.0.0.2')).toBe(true)
  })

  it('keeps at most as many as it has files for, and closes idle ones for new ones', async () => {
    const port = await start({ all: 10, perAddress: null })
    await open(port, '127.0.0.2', 30)
    expect(openSockets()).toBe(10)
    expect(await isAnswered(port, '127.0.0.3')).toBe(false)
    sockets.forEach((socket) => socket.destroy())
    await wait(50)
    for (let index = 0; index < 10; index += 1)
      expect(await isAnswered(port, `127.0.0.${10 + index}`)).toBe(true)
    await isAnswered(port, '127.0.0.3')
    await wait(50)
    expect(await isAnswered(port, '127.0.0.3')).toBe(true)
  })
})

describe('the connections of a process', () => {
  it.each([
    [1024, false, { all: 768, perAddress: 192 }],
    [1024, true, { all: 768, perAddress: null }],
    [1_048_576, false, { all: 20_000, perAddress: 5000 }],
    [256, false, { all: 64, perAddress: 16 }],
    [null, false, { all: 20_000, perAddress: 5000 }],
  ])('are fewer than the files it may open: %s', (files, isBehindProxy, limits) => {
    expect(connectionLimits(isBehindProxy, files)).toEqual(limits)
  })

  it('are those that the system allows if no number is set', async () => {
    const script = await buildChildScript('connection-limits')
    try {
      const program = script.startUnder(['sh', '-c', 'ulimit -n 1000 && exec "$@"', 'sh'])
      expect(await program.line(/^LIMITS/)).toBe('LIMITS {"all":744,"perAddress":186}')
    } finally {
      await script.remove()
    }
  })
})
