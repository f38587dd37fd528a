import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import {
  createFormHandler,
  createSqlFileStore,
  createSqlForms,
} from '../../../../../adapters/server/forms/index.js'
import type { FormStorage } from '../../../../../adapters/server/forms/index.js'
import { createSqlRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import type { CaptchaVerifier } from '../../../../../core/ports/forms/captcha-verifier.port.js'
import type { FileStore } from '../../../../../core/ports/platform/file-store.port.js'
import type { SubmissionFilter } from '../../../../../core/ports/forms/form-submissions.port.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

/** The form server of the running test, with its reports. */
export interface FormServerState {
  forms: FormStorage
  files: FileStore
  /** The address at which it listens. */
  origin: string
  nowMs: number
  /** The number of submissions reported as stored. */
  stored: number
  failures: string[]
  captcha: CaptchaVerifier | undefined
  /** True where the site has a field for files. */
  hasFileFields: boolean
}

/** Serves the forms of a site of its own to each test of a file. */
export function serveForms(): {
  readonly state: FormServerState
  readonly post: (
    body: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>
  readonly list: (
    filter?: SubmissionFilter,
    limit?: number,
  ) => Promise<readonly { readonly formName: string }[]>
} {
  const state = {
    origin: '',
    nowMs: 1_000_000,
    stored: 0,
    failures: [],
    hasFileFields: true,
  } as unknown as FormServerState
  const clock = { wallTime: () => state.nowMs }
  let sql: Sql
  let server: Server
  let tokens = 0
  let siteCount = 0

  beforeAll(async () => {
    sql = await openTestMemory()
  })
  afterAll(() => sql.close())
  beforeEach(async () => {
    state.stored = 0
    state.failures = []
    state.captcha = undefined
    state.hasFileFields = true
    const siteId = `site-${++siteCount}`
    state.forms = createSqlForms({
      sql,
      siteId,
      clock,
      random: { token: () => `${++tokens}`.padStart(19, '0').padEnd(32, '0') },
    })
    state.files = createSqlFileStore(sql, siteId)
    const options = {
      submissions: state.forms.submissions,
      uploads: state.forms.uploads,
      files: state.files,
      clock,
      trustProxy: true,
      origins: ['https://static.test'],
      onStored: () => state.stored++,
      onFailure: (reason: string) => state.failures.push(reason),
      totalLimitBytes: 20_000,
      takesFiles: async () => state.hasFileFields,
    }
    const handle: ReturnType<typeof createFormHandler> = (request, response) =>
      // Each request gets a separate process: shared state is in the database.
      createFormHandler({
        ...options,
        limit: createSqlRateLimit({ sql, siteId, clock }),
        ...(state.captcha && { captcha: state.captcha }),
      })(request, response)
    server = createServer((request, response) => {
      void handle(request, response).then((isAnswered) => {
        if (!isAnswered) response.writeHead(404).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    state.origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const post = async (
    body: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const response = await fetch(`${state.origin}/api/v1/form/abc`, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers,
    })
    return response.json()
  }
  const list = async (
    filter: SubmissionFilter = {},
    limit = 100,
  ): Promise<readonly { readonly formName: string }[]> => {
    const sort = { key: 'time', isDescending: true } as const
    const listed = await state.forms.list.page({ filter, sort, limit, after: null })
    return listed.ok ? listed.value.items : []
  }
  return { state, post, list }
}

/** A message as a page sends it. */
export const contact = {
  name: 'Contact',
  source: 'https://s.test/',
  'fields[Name]': 'Ada',
  'fields[Email]': 'ada@home.test',
}
