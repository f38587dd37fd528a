import { afterAll, beforeAll, describe } from '@jest/globals'
import { createSqlFileStore, createSqlForms } from '../../../../adapters/server/forms/index.js'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import { SUBMISSION_SORT_KEYS } from '../../../../core/ports/forms/form-submissions.port.js'
import type { FormSubmission, SubmissionSortKey } from '../../../../core/ports/forms/form-submissions.port.js'
import { describeFormSubmissions, describeFormUploads } from '../../../contracts/forms.contract.js'
import type { FormsSubject } from '../../../contracts/forms.contract.js'
import { describeFileStore, describeFileWriters } from '../../../contracts/file-store.contract.js'
import { describeOwnerList } from '../../../contracts/owner-list.contract.js'
import type { OwnerListSubject } from '../../../contracts/owner-list.contract.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { createFakeFileStore } from '../../../fakes/file-store.fake.js'
import { createFakeForms } from '../../../fakes/forms.fake.js'
import { createFakeRandom } from '../../../fakes/random.fake.js'
import { realRandom } from '../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../support/sql/databases.js'
import { valueOf } from '../../../support/value-of.js'

const SLOW_MS = 120_000

type Open = () => Promise<FormsSubject>

/** Submissions of equal numbers have the same name and were received in the same moment. */
const listOf = async (open: Open): Promise<OwnerListSubject<FormSubmission, SubmissionSortKey, object>> => {
  const subject = await open()
  const startMs = subject.wallTime()
  let count = 0
  return {
    list: subject.list,
    add: async (number) => {
      subject.advance(startMs + number * 1000 - subject.wallTime())
      const attempt = `${((count += 1) * 7919) % 10_007}`.padStart(32, '0')
      const sent = {
        attempt,
        formName: `form ${number}`,
        pageId: '',
        source: '',
        fields: { a: 'b' },
        files: {},
      }
      valueOf(await subject.submissions.add(sent, { needsMail: false }))
      return attempt
    },
    idOf: ({ id }) => id,
    valueOf: ({ formName, receivedAtMs }, key) => (key === 'form' ? formName : receivedAtMs),
  }
}

function describeForms(name: string, open: Open): void {
  describeFormSubmissions(name, { open })
  describeFormUploads(name, { open })
  describeOwnerList<FormSubmission, SubmissionSortKey, object>(`submissions of ${name}`, {
    keys: SUBMISSION_SORT_KEYS,
    everything: {},
    open: () => listOf(open),
  })
}

describeForms('the fake', async () => {
  const clock = createFakeClock()
  return { ...createFakeForms({ clock, random: createFakeRandom() }), ...clock }
})

describeFileStore('the fake', async () => createFakeFileStore())

describe.each(DATABASES)('%s', (kind, openSql) => {
  let sql: Sql
  let siteCount = 0

  beforeAll(async () => {
    sql = await openSql()
  }, SLOW_MS)
  afterAll(() => sql.close(), SLOW_MS)

  describeFileStore(kind, async () => createSqlFileStore(sql, `site-${++siteCount}`))
  describeFileWriters(kind, async () => createSqlFileStore(sql, `site-${++siteCount}`))
  describeForms(kind, async () => {
    const clock = createFakeClock()
    const siteId = `site-${++siteCount}`
    const queued = async (): Promise<number> =>
      (await sql.query(`SELECT id FROM mail WHERE site_id = $1 AND kind = 'submission'`, [siteId])).rows
        .length
    return { ...createSqlForms({ sql, siteId, clock, random: realRandom }), ...clock, queued }
  })
})
