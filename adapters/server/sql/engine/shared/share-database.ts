import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeThrown, err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { changedTables } from '../commit-changes.js'
import type { Change, CommitChanges } from '../commit-changes.js'
import type { Sql, SqlValue } from '../sql.js'
import { toSqlError } from '../sql-error.js'
import { copyDatabase } from '../pglite/copy-database.js'
import { removeAccess, SCHEMA, writeAccess } from './access-file.js'
import { fromWire, toWire } from './wire.js'
import { isSameSecret } from '../../../crypto/same-secret.js'

/** The database of this process, as other processes of the same user can use it. */
export interface SharedDatabase {
  readonly close: () => Promise<void>
}

const STATEMENT_LIMIT_BYTES = 1024 * 1024
const TOKEN_BYTES = 32

/** The database, and how it makes changes of other processes. */
interface Shared {
  readonly sql: Pick<Sql, 'query' | 'tx'>
  readonly commit: CommitChanges
}

/**
 * A request of another process: a statement, changes in one transaction (`CommitChanges`), or a copy of the
 * database (`copyDatabase`).
 */
type Asked =
  | { readonly text: string; readonly values: readonly SqlValue[] }
  | { readonly changes: readonly Change[] }
  | { readonly copies: true }

/**
 * Lets the owner's commands use the database of the process that has a data folder open, since only one
 * process can open it. It accepts single statements, and changes for one transaction, over the loopback
 * interface. The sender must know the token in the folder, which only users who can read and write the folder
 * can read. `onCommit` receives the tables of such changes after they are made. A failure gives its reason;
 * the site then runs without sharing.
 */
export async function shareDatabase(
  shared: Shared,
  folder: string,
  siteAddress = '',
  onCommit: (tables: ReadonlySet<string>) => void = () => undefined,
): Promise<Result<SharedDatabase, string>> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(shared, { token, folder, onCommit }, request, response).catch(() => response.destroy())
  })
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed)
      server.listen(0, '127.0.0.1', listening)
    })
    server.unref()
    const { port } = server.address() as AddressInfo
    writeAccess(folder, { port, token, schema: SCHEMA, siteAddress })
  } catch (thrown) {
    await close(server)
    return err(describeThrown(thrown))
  }
  return ok({
    close: () => {
      removeAccess(folder)
      return close(server)
    },
  })
}

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })
}

async function answer(
  { sql, commit }: Shared,
  {
    token,
    folder,
    onCommit,
  }: {
    readonly token: string
    readonly folder: string
    readonly onCommit: (tables: ReadonlySet<string>) => void
  },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(toWire(body))
  }
  if (!isOwner(request, token)) return send(403, { message: 'Only for the owner of this data folder.' })
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > STATEMENT_LIMIT_BYTES) return send(413, { message: 'The statement is too long.' })
  }
  const asked = fromWire(body) as Asked
  try {
    if ('copies' in asked) return send(200, await copyDatabase(sql, folder))
    if (!('changes' in asked)) return send(200, await sql.query(asked.text, asked.values))
    const isDone = await commit(asked.changes)
    send(200, isDone)
    if (isDone) onCommit(changedTables(asked.changes))
  } catch (thrown) {
    const { code, message } = toSqlError(thrown)
    send(500, { code, message })
  }
}

/** True for a request of a command: a browser would send the origin of its page. */
function isOwner({ method, headers }: IncomingMessage, token: string): boolean {
  const isKnown = isSameSecret(headers.authorization ?? '', `Bearer ${token}`)
  return isKnown && method === 'POST' && headers.origin === undefined
}
