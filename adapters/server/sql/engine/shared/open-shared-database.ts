import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { CommitChanges } from '../commit-changes.js'
import type { Querier, SqlAnswer } from '../sql.js'
import { SqlError } from '../sql-error.js'
import { readAccess, SCHEMA } from './access-file.js'
import { fromWire, toWire } from './wire.js'

/**
 * `none`: no process shares the database of this folder; `other-version`: a process of another version shares
 * it.
 */
export type SharedFailure = 'none' | 'other-version'

const TIMEOUT_MS = 60_000

/** The database of a process that has its folder open. */
export interface SharedQuerier extends Querier {
  readonly commit: CommitChanges
  /** Has the other process copy its database (`copyDatabase`); the caller removes the returned folder. */
  readonly copy: () => Promise<string>
}

/**
 * Connects to the process that has a data folder open (`shareDatabase`). It takes one statement at a time, or
 * changes that were decided before, since a transaction cannot wait for this process. Never rejects.
 */
export async function openSharedDatabase(folder: string): Promise<Result<SharedQuerier, SharedFailure>> {
  const access = readAccess(folder)
  if (access === null) return err('none')
  if (access.schema !== SCHEMA) return err('other-version')
  const asked = async (question: unknown): Promise<unknown> => {
    const [status, body] = await ask(access.port, access.token, toWire(question))
    if (status === 200) return body
    const { code, message } = body as { readonly code?: string; readonly message?: string }
    throw new SqlError(code ?? '', message ?? 'The running site did not answer.')
  }
  const querier: SharedQuerier = {
    query: async (text, values = []) => (await asked({ text, values })) as SqlAnswer,
    commit: async (changes) => (await asked({ changes })) === true,
    copy: async () => String(await asked({ copies: true })),
  }
  // A process that has ended may have left the file.
  return querier.query('SELECT 1').then(
    () => ok(querier),
    () => err('none'),
  )
}

async function ask(port: number, token: string, body: string): Promise<readonly [number, unknown]> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return [response.status, fromWire(await response.text())]
  } catch {
    throw new SqlError('', 'The running site did not answer.')
  }
}
