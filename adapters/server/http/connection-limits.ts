import type { Server } from 'node:http'
import { mostFiles } from './most-files.js'
import type { OpenConnections } from './open-connections.js'
import { addressTiers } from './visitor-address.js'

/** The number of connections that a server keeps at the same time. */
export interface ConnectionLimits {
  /** Of all visitors together. */
  readonly all: number
  /** Of one address; null: behind a proxy all visitors have the same. */
  readonly perAddress: number | null
}

/** More take the memory of the shop: each has some kilobytes. */
const MAX_CONNECTIONS = 20_000
/** Other open files of the process: those of the database and of the site, and outgoing connections. */
const OTHER_FILES = 256
const LEAST_CONNECTIONS = 64
/** No address keeps all others out. */
const SHARE_OF_AN_ADDRESS = 4

/** Connections that leave the process enough files: without them it could place no order. */
export function connectionLimits(isBehindProxy: boolean, files = mostFiles()): ConnectionLimits {
  const room = files === null ? MAX_CONNECTIONS : Math.max(LEAST_CONNECTIONS, files - OTHER_FILES)
  const all = Math.min(MAX_CONNECTIONS, room)
  return { all, perAddress: isBehindProxy ? null : Math.ceil(all / SHARE_OF_AN_ADDRESS) }
}

/** Ends connections beyond the limits as soon as they come. */
export function limitConnections(
  server: Server,
  { endIdle }: Pick<OpenConnections, 'endIdle'>,
  { all, perAddress }: ConnectionLimits,
): void {
  server.maxConnections = all
  // Closing idle connections makes room for the next client.
  server.on('drop', endIdle)
  if (perAddress === null) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const [{ name } = { name: '' }] = addressTiers(socket.remoteAddress ?? '')
    const count = (open.get(name) ?? 0) + 1
    if (count > perAddress) return void socket.destroy()
    open.set(name, count)
    socket.once('close', () => {
      const left = (open.get(name) ?? 1) - 1
      if (left === 0) open.delete(name)
      else open.set(name, left)
    })
  })
}
