import { createSqlFileStore, createSqlFormInbox } from '../../adapters/forms/index.js'
import type { FormKeeping } from '../../adapters/forms/index.js'
import { createCryptoRandom } from '../../adapters/browser/index.js'
import { systemClock } from '../../adapters/node/index.js'
import type { FormFilter, FormSubmission } from '../../core/ports/form-inbox.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { dataFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { openOwnersData } from './place.js'
import type { PlaceOptions } from './place.js'

/** What every command about forms may be told. */
export interface FormsOptions extends PlaceOptions {
  readonly site: string
  readonly form?: string
  readonly json?: boolean
}

const PAGE = 500

/** Opens what the forms of a site have brought for as long as `work` takes. */
export async function withForms<T>(
  folder: string | undefined,
  options: FormsOptions,
  work: (forms: FormKeeping) => Promise<Result<T, CommandFailure>>,
): Promise<Result<T, CommandFailure>> {
  const opened = await openOwnersData(folder, options)
  if (!opened.ok) return opened
  const { sql, close } = opened.value
  const random = createCryptoRandom(globalThis.crypto)
  const inbox = createSqlFormInbox({ sql, siteId: options.site, clock: systemClock, random })
  try {
    return await work({ inbox, files: createSqlFileStore(sql, options.site) })
  } finally {
    await close()
  }
}

/** The newest submissions, read page by page: what is asked of a running site at once stays small. */
export async function listAll(
  { inbox }: FormKeeping,
  filter: FormFilter,
  count: number = Number.POSITIVE_INFINITY,
): Promise<Result<readonly FormSubmission[], CommandFailure>> {
  const all: FormSubmission[] = []
  while (all.length < count) {
    const wanted = Math.min(PAGE, count - all.length)
    const after = all.at(-1)
    const page = await inbox.list({ ...filter, count: wanted, ...(after && { after }) })
    if (!page.ok) return err(dataFailure(page.failure.message))
    all.push(...page.value)
    if (page.value.length < wanted) break
  }
  return ok(all)
}
