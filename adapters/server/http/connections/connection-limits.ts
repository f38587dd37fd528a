import type { Server } from 'node:http'
import { maxOpenFiles } from './max-open-files.js'
import type { OpenConnections } from './open-connections.js'
import { addressTiers } from '../sender/visitor-address.js'

/** The maximum number of simultaneous connections of a server. */
export interface ConnectionLimits {
  /** Of all visitors together. */
  readonly all: number
  /** Of one address; null: behind a proxy all visitors have the same address. */
  readonly perAddress: number | null
}

/** The maximum, since each connection takes some kilobytes of memory. */
const MAX_CONNECTIONS = 20_000
/** The number of files kept free for the database, the site and outgoing connections. */
const OTHER_FILES = 256
const MIN_CONNECTIONS = 64
/** A single address gets one part of this many, so that it cannot keep all others out. */
const SHARE_OF_AN_ADDRESS = 4

/** Limits that leave the process enough files to place orders. */
export function connectionLimits(isBehindProxy: boolean, files = maxOpenFiles()): ConnectionLimits {
  const freeFiles = files === null ? MAX_CONNECTIONS : Math.max(MIN_CONNECTIONS, files - OTHER_FILES)
  const all = Math.min(MAX_CONNECTIONS, freeFiles)
  return { all, perAddress: isBehindProxy ? null : Math.ceil(all / SHARE_OF_AN_ADDRESS) }
}

/** Ends connections beyond the limits at once. */
export function limitConnections(
  server: Server,
  { endIdle }: Pick<OpenConnections, 'endIdle'>,
  { all, perAddress }: ConnectionLimits,
): void {
  server.maxConnections = all
  // Closing idle connections makes space for the next client.
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
