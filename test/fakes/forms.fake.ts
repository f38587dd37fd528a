import type { Clock } from '../../core/ports/platform/clock.port.js'
import type {
  FormSubmission,
  FormSubmissions,
  SubmissionFilter,
  SubmissionList,
} from '../../core/ports/forms/form-submissions.port.js'
import type { FormFile, FormUploads } from '../../core/ports/forms/form-uploads.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import { ok } from '../../core/shared/index.js'
import { createFakeOwnerList } from './owner-list.fake.js'

interface Upload {
  readonly file: FormFile
  readonly expiresAtMs: number
  readonly token: string | null
  readonly hasArrived: boolean
  readonly submissionId: string | null
}

interface Entry {
  readonly submission: FormSubmission
  readonly needsMail: boolean
}

/** The forms of a site in memory. */
export interface FakeForms {
  readonly submissions: FormSubmissions
  readonly list: SubmissionList
  readonly queued: () => Promise<number>
  readonly uploads: FormUploads
}

const matches = ({ id, formName, receivedAtMs }: FormSubmission, filter: SubmissionFilter): boolean =>
  (filter.formName === undefined || filter.formName === formName) &&
  (filter.id === undefined || filter.id === id) &&
  (filter.beforeMs === undefined || receivedAtMs < filter.beforeMs)

export function createFakeForms({
  clock,
  random,
}: {
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}): FakeForms {
  const entries = new Map<string, Entry>()
  const uploads = new Map<string, Upload>()
  const change = (id: string, part: Partial<Upload>): void => {
    const upload = uploads.get(id)
    if (upload) uploads.set(id, { ...upload, ...part })
  }
  const all = (): readonly FormSubmission[] => [...entries.values()].map(({ submission }) => submission)

  return {
    submissions: {
      add: async ({ attempt, files, ...sent }, { needsMail }) => {
        const id = (attempt ?? random.token()) as FormSubmission['id']
        if (entries.has(id)) return ok(undefined)
        const claimed = Object.entries(files).map(([field, fileId]) => {
          const upload = uploads.get(fileId)
          const isFree = upload?.hasArrived === true && upload.submissionId === null
          if (isFree) change(fileId, { submissionId: id })
          return { field, file: isFree ? upload.file : null }
        })
        const submission = { ...sent, id, files: claimed, receivedAtMs: clock.wallTime() }
        entries.set(id, { submission, needsMail })
        return ok(undefined)
      },
      count: async (filter) => ok(all().filter((submission) => matches(submission, filter)).length),
      remove: async (ids) => {
        for (const id of ids) {
          for (const { file } of entries.get(id)?.submission.files ?? []) if (file) uploads.delete(file.id)
          entries.delete(id)
        }
        return ok(undefined)
      },
    },
    list: createFakeOwnerList({
      items: all,
      idOf: ({ id }) => id,
      valueOf: ({ formName, receivedAtMs }, key) => (key === 'form' ? formName : receivedAtMs),
      matches,
    }),
    queued: async () => [...entries.values()].filter(({ needsMail }) => needsMail).length,
    uploads: {
      allow: async ({ name, sizeBytes, expiresAtMs, totalLimitBytes }) => {
        const used = [...uploads.values()]
          .filter(({ token, expiresAtMs }) => token === null || expiresAtMs > clock.wallTime())
          .reduce((sum, { file }) => sum + file.sizeBytes, 0)
        if (used + sizeBytes > totalLimitBytes) return ok(null)
        const [id, token] = [random.token(), random.token()]
        const file = { id, name, sizeBytes }
        uploads.set(id, { file, expiresAtMs, token, hasArrived: false, submissionId: null })
        return ok({ id, token })
      },
      redeem: async ({ id, token }) => {
        const upload = uploads.get(id)
        if (upload?.token !== token || upload.expiresAtMs <= clock.wallTime()) return ok(null)
        change(id, { token: null })
        return ok(upload.file)
      },
      markArrived: async (id) => ok(change(id, { hasArrived: true })),
      find: async (id) => {
        const upload = uploads.get(id)
        return ok(upload?.hasArrived ? upload.file : null)
      },
      listAbandoned: async (expiredBeforeMs, limit) =>
        ok(
          [...uploads.values()]
            .filter(({ submissionId, expiresAtMs }) => submissionId === null && expiresAtMs < expiredBeforeMs)
            .map(({ file }) => file)
            .slice(0, limit),
        ),
      forget: async (ids) => ok(ids.forEach((id) => uploads.delete(id))),
    },
  }
}
