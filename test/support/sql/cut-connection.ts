import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'

/** A relay in front of a PostgreSQL server, whose connections a test ends. */
export interface CutConnection {
  /** The address of the same database by way of the relay. */
  readonly url: string
  /** Ends every connection that sends this text from now on, before the server has it; null: none. */
  readonly cutAt: (text: string | null) => void
  readonly close: () => Promise<void>
}

function serverOf(url: URL): Socket {
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return folder === null ? connect(port, url.hostname) : connect(join(folder, `.s.PGSQL.${port}`))
}

/** Opens a relay to the database of an address. */
export async function openCutConnection(address: string): Promise<CutConnection> {
  const url = new URL(address)
  const sockets = new Set<Socket>()
  let last: string | null = null
  const relay = createServer((client) => {
    const server = serverOf(url)
    const end = (): void => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    client.on('data', (data) => (last !== null && data.includes(last) ? end() : server.write(data)))
    server.on('data', (data) => client.write(data))
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const { port } = relay.address() as AddressInfo
  return {
    url: `postgres://${url.username}${url.password && `:${url.password}`}@127.0.0.1:${port}${url.pathname}`,
    cutAt: (text) => (last = text),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => relay.close(() => resolve()))
    },
  }
}
