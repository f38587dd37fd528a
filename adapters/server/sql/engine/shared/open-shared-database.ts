import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { Querier, SqlAnswer } from '../sql.js'
import { SqlError } from '../sql-error.js'
import { readAccess, SCHEMA } from './access-file.js'
import { fromWire, toWire } from './wire.js'

/**
 * `none`: nobody lets the database of this folder be asked; `other-version`: the one who does is of another
 * version.
 */
export type SharedFailure = 'none' | 'other-version'

const TIMEOUT_MS = 60_000

/**
 * Asks the process that has a data folder open (`shareDatabase`). One statement at a time: there are no
 * transactions. Never rejects.
 */
export async function openSharedDatabase(folder: string): Promise<Result<Querier, SharedFailure>> {
  const access = readAccess(folder)
  if (access === null) return err('none')
  if (access.schema !== SCHEMA) return err('other-version')
  const querier: Querier = {
    query: async (text, values = []) => {
      const [status, body] = await ask(access.port, access.token, toWire({ text, values }))
      if (status === 200) return body as SqlAnswer
      const { code, message } = body as { readonly code?: string; readonly message?: string }
      throw new SqlError(code ?? '', message ?? 'The running site did not answer.')
    },
  }
  // The file may be left from a process that is gone.
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
