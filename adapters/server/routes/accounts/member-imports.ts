import type { MemberImport, MemberImports } from '../../../../core/ports/accounts/member-imports.port.js'
import type { StorageFailure } from '../../../../core/ports/platform/storage-failure.js'
import { err, ok, toList, toRecord } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { boundedFetch } from '../../platform/index.js'

/** The address at which a site imports members over HTTP. */
export const MEMBER_IMPORTS_PATH = '/.vitrine/members/imports'
const STATES = ['running', 'done', 'failed'] as const
const TIMEOUT_MS = 60_000

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

function parseImport(input: unknown): MemberImport | null {
  const record = toRecord(input)
  const state = STATES.find((one) => one === record['state'])
  const id = record['id']
  if (state === undefined || typeof id !== 'string') return null
  const problems = toList(record['problems']).map((problem) => {
    const { line, column, message } = toRecord(problem)
    const name = typeof column === 'string' ? column : null
    return { line: numberOf(line), column: name, message: String(message) }
  })
  const [total, done, added] = [record['total'], record['done'], record['added']].map(numberOf)
  return { id, state, total: total ?? 0, done: done ?? 0, added: added ?? 0, problems }
}

/** Imports members at a remote site, with the key that its owner has set (`VITRINE_OWNER_KEY`). */
export function createRemoteImports(
  siteUrl: string,
  ownerKey: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): MemberImports {
  const ask = async (
    path: string,
    init: { readonly method: string; readonly body?: string },
  ): Promise<Result<MemberImport | null, StorageFailure>> => {
    try {
      const response = await boundedFetch(fetch)(new URL(path, siteUrl), {
        ...init,
        headers: { Authorization: `Bearer ${ownerKey}`, 'Content-Type': 'text/csv; charset=utf-8' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const answer: unknown = await response.json().catch(() => null)
      if (response.status === 404 && init.method === 'GET') return ok(null)
      const standing = response.ok ? parseImport(answer) : null
      if (standing !== null) return ok(standing)
      const { message } = toRecord(answer)
      return err({
        tag: 'unavailable',
        message: `The site answered ${response.status}${typeof message === 'string' ? `: ${message}` : ''}`,
      })
    } catch {
      return err({ tag: 'unavailable', message: `${siteUrl} cannot be reached.` })
    }
  }
  return {
    begin: async (csv) => {
      const begun = await ask(MEMBER_IMPORTS_PATH, { method: 'POST', body: csv })
      if (!begun.ok || begun.value !== null) return begun as Result<MemberImport, StorageFailure>
      return err({ tag: 'unavailable', message: 'The site takes no imports.' })
    },
    read: (id) => ask(`${MEMBER_IMPORTS_PATH}/${encodeURIComponent(id)}`, { method: 'GET' }),
  }
}
