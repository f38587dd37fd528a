import type {
  FormSubmissions,
  NewFormSubmission,
  SubmissionList,
} from '../../core/ports/forms/form-submissions.port.js'
import type { FormUploads } from '../../core/ports/forms/form-uploads.port.js'
import type { Result } from '../../core/shared/index.js'
import { describe, expect, it } from './test-runner.js'

/** The forms of a site that has received nothing yet; `advance` moves the clock they read. */
export interface FormsSubject {
  readonly submissions: FormSubmissions
  readonly list: SubmissionList
  /** The number of queued mails to the owner. */
  readonly queued: () => Promise<number>
  readonly uploads: FormUploads
  readonly wallTime: () => number
  readonly advance: (ms: number) => void
}

/** The rules of every storage of forms. `open` answers a new site each time. */
export interface FormsContract {
  readonly open: () => Promise<FormsSubject>
}

function value<T>(result: Result<T, { readonly tag: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

const SUBMISSION: NewFormSubmission = {
  attempt: null,
  formName: 'Contact',
  pageId: 'p1',
  source: 'https://shop.test/',
  fields: { Name: 'Ada', __proto__x: '"quoted" \n' },
  files: {},
}
const MAILED = { needsMail: true }
const NEWEST_FIRST = { key: 'time', isDescending: true } as const

const listed = async ({ list }: FormsSubject) =>
  value(await list.page({ filter: {}, sort: NEWEST_FIRST, limit: 100, after: null })).items

/** Allows and redeems an upload of 5 bytes, without marking it as arrived. */
async function redeemed({ uploads, wallTime }: FormsSubject): Promise<string> {
  const file = { name: 'cv.pdf', sizeBytes: 5, expiresAtMs: wallTime() + 1000, totalLimitBytes: 1e9 }
  const allowed = value(await uploads.allow(file))
  if (allowed === null) throw new Error('The upload was not allowed.')
  expect(value(await uploads.redeem(allowed))).toEqual({ id: allowed.id, name: 'cv.pdf', sizeBytes: 5 })
  return allowed.id
}

async function uploaded(subject: FormsSubject): Promise<string> {
  const id = await redeemed(subject)
  value(await subject.uploads.markArrived(id))
  return id
}

/** The rules of every `FormSubmissions`. */
export function describeFormSubmissions(name: string, { open }: FormsContract): void {
  describe(`FormSubmissions: ${name}`, () => {
    it('stores submissions, and an attempt once', async () => {
      const subject = await open()
      const attempt = 'a'.repeat(32)
      value(await subject.submissions.add({ ...SUBMISSION, attempt }, MAILED))
      value(await subject.submissions.add({ ...SUBMISSION, attempt, formName: 'Again' }, MAILED))
      const { formName, pageId, source, fields } = SUBMISSION
      expect(await listed(subject)).toEqual([
        { id: attempt, formName, pageId, source, fields, files: [], receivedAtMs: subject.wallTime() },
      ])
    })

    it('queues one mail for each that needs one, for any number of repeated attempts', async () => {
      const subject = await open()
      const attempt = 'b'.repeat(32)
      const cv = await uploaded(subject)
      for (let times = 0; times < 2; times++)
        value(await subject.submissions.add({ ...SUBMISSION, attempt, files: { CV: cv } }, MAILED))
      value(await subject.submissions.add(SUBMISSION, { needsMail: false }))
      expect(await subject.queued()).toBe(1)
    })

    it('counts by form, id and age', async () => {
      const subject = await open()
      const { submissions } = subject
      for (const formName of ['A', 'B', 'A']) {
        value(await submissions.add({ ...SUBMISSION, formName }, MAILED))
        subject.advance(1000)
      }
      const beforeMs = subject.wallTime() - 1500
      const [newest] = await listed(subject)
      const counts = [
        {},
        { formName: 'A' },
        { id: newest?.id ?? '' },
        { beforeMs },
        { formName: 'A', beforeMs },
      ]
      const found = await Promise.all(counts.map(async (filter) => value(await submissions.count(filter))))
      expect(found).toEqual([3, 2, 1, 2, 1])
    })

    it('removes the selected submissions, and none without a selection', async () => {
      const subject = await open()
      for (const formName of ['A', 'B'])
        value(await subject.submissions.add({ ...SUBMISSION, formName }, MAILED))
      value(await subject.submissions.remove([]))
      const gone = (await listed(subject)).find(({ formName }) => formName === 'A')
      value(await subject.submissions.remove(gone ? [gone.id] : []))
      expect((await listed(subject)).map(({ formName }) => formName)).toEqual(['B'])
    })

    it('gives a file to the first submission that names it, once it has arrived', async () => {
      const subject = await open()
      const [cv, late] = [await uploaded(subject), await redeemed(subject)]
      const files = { CV: cv, Late: late, Other: 'made-up' }
      value(await subject.submissions.add({ ...SUBMISSION, files }, MAILED))
      subject.advance(1)
      value(await subject.submissions.add({ ...SUBMISSION, formName: 'Thief', files: { CV: cv } }, MAILED))
      expect(await listed(subject)).toMatchObject([
        { formName: 'Thief', files: [{ field: 'CV', file: null }] },
        {
          files: [
            { field: 'CV', file: { id: cv, name: 'cv.pdf', sizeBytes: 5 } },
            { field: 'Late', file: null },
            { field: 'Other', file: null },
          ],
        },
      ])
    })

    it('deletes the files of removed submissions', async () => {
      const subject = await open()
      const [mine, other] = [await uploaded(subject), await uploaded(subject)]
      value(await subject.submissions.add({ ...SUBMISSION, files: { CV: mine } }, MAILED))
      value(await subject.submissions.remove((await listed(subject)).map(({ id }) => id)))
      expect(value(await subject.uploads.find(mine))).toBeNull()
      expect(value(await subject.uploads.find(other))).not.toBeNull()
    })
  })
}

/** The rules of every `FormUploads`. */
export function describeFormUploads(name: string, { open }: FormsContract): void {
  describe(`FormUploads: ${name}`, () => {
    const file = { name: 'cv.pdf', sizeBytes: 5 }

    it('accepts a token once, in time, and no other', async () => {
      const { uploads, wallTime, advance } = await open()
      const allow = async () =>
        value(await uploads.allow({ ...file, expiresAtMs: wallTime() + 1000, totalLimitBytes: 1e9 }))
      const [first, late] = [await allow(), await allow()]
      if (first === null || late === null) throw new Error('The uploads were not allowed.')
      expect(value(await uploads.redeem({ id: first.id, token: late.token }))).toBeNull()
      expect(value(await uploads.redeem({ id: '', token: '' }))).toBeNull()
      // PostgreSQL refuses the whole statement for it.
      expect(value(await uploads.redeem({ id: first.id, token: '\0' }))).toBeNull()
      expect(value(await uploads.redeem({ id: '\0', token: first.token }))).toBeNull()
      const redeems = await Promise.all([uploads.redeem(first), uploads.redeem(first)])
      expect(redeems.map(value).filter((found) => found !== null)).toHaveLength(1)
      advance(1000)
      expect(value(await uploads.redeem(late))).toBeNull()
    })

    it('finds only completed uploads', async () => {
      const subject = await open()
      const id = await redeemed(subject)
      expect(value(await subject.uploads.find(id))).toBeNull()
      value(await subject.uploads.markArrived(id))
      expect(value(await subject.uploads.find(id))).toEqual({ id, ...file })
    })

    it('allows no upload beyond the limit of all files', async () => {
      const subject = await open()
      await uploaded(subject)
      const allow = async (totalLimitBytes: number) =>
        value(
          await subject.uploads.allow({ ...file, expiresAtMs: subject.wallTime() + 1000, totalLimitBytes }),
        )
      expect(await allow(9)).toBeNull()
      expect(await allow(10)).not.toBeNull()
    })

    it('counts signed uploads while they may be sent, and running ones until they are deleted', async () => {
      const { uploads, wallTime, advance } = await open()
      const allow = async () =>
        value(await uploads.allow({ ...file, expiresAtMs: wallTime() + 1000, totalLimitBytes: 10 }))
      const [first, second] = [await allow(), await allow()]
      expect([first !== null, second !== null, await allow()]).toEqual([true, true, null])
      if (first === null) throw new Error('The upload was not allowed.')
      value(await uploads.redeem(first))
      advance(1000)
      expect([(await allow()) !== null, await allow()]).toEqual([true, null])
      value(await uploads.forget([first.id]))
      expect([(await allow()) !== null, await allow()]).toEqual([true, null])
    })

    it('allows no more for parallel requests', async () => {
      const { uploads, wallTime } = await open()
      const asked = { ...file, expiresAtMs: wallTime() + 1000, totalLimitBytes: 37 }
      const answers = await Promise.all(Array.from({ length: 40 }, () => uploads.allow(asked)))
      expect(answers.map(value).filter((allowed) => allowed !== null)).toHaveLength(7)
    })

    it('lists and deletes uploads that no submission has named in time', async () => {
      const subject = await open()
      const [sent, left, never] = [await uploaded(subject), await uploaded(subject), await redeemed(subject)]
      value(await subject.submissions.add({ ...SUBMISSION, files: { CV: sent } }, MAILED))
      const abandoned = async (limit: number) =>
        value(await subject.uploads.listAbandoned(subject.wallTime(), limit))
      expect(await abandoned(9)).toEqual([])
      subject.advance(1001)
      expect((await abandoned(9)).map(({ id }) => id).sort()).toEqual([left, never].sort())
      expect(await abandoned(1)).toHaveLength(1)
      value(await subject.uploads.forget([left, never]))
      value(await subject.uploads.forget([]))
      expect(await abandoned(9)).toEqual([])
      expect(value(await subject.uploads.find(sent))).not.toBeNull()
    })
  })
}
