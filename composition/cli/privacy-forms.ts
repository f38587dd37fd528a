import { formFileKey } from '../../core/ports/form-uploads.port.js'
import type { FormSubmission } from '../../core/ports/form-submissions.port.js'
import { err, ok, dataFailure } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { mentions } from '../../core/use-cases/privacy/mentions.js'
import { withForms } from './form-data.js'
import type { FormData, FormsOptions } from './form-data.js'
import { readPages } from './owner-list.js'

const OLDEST_FIRST = { key: 'time', isDescending: false } as const

async function findSubmissions(
  { list }: FormData,
  email: string,
): Promise<Result<readonly FormSubmission[], OwnerFailure>> {
  const found: FormSubmission[] = []
  for await (const page of readPages(list, { filter: {}, sort: OLDEST_FIRST, after: null })) {
    if (!page.ok) return page
    found.push(
      ...page.value.items.filter(({ fields }) => Object.values(fields).some((text) => mentions(text, email))),
    )
  }
  return ok(found)
}

/** Reads the submissions of forms that a mail address stands in. */
export const submissionsOf = (
  folder: string | undefined,
  options: FormsOptions,
  email: string,
): Promise<Result<readonly FormSubmission[], OwnerFailure>> =>
  withForms(folder, options, (forms) => findSubmissions(forms, email))

/** Deletes such submissions with their files, the files first: what a failure leaves can be deleted again. */
export const eraseSubmissions = (
  folder: string | undefined,
  options: FormsOptions,
  email: string,
): Promise<Result<number, OwnerFailure>> =>
  withForms(folder, options, async (forms) => {
    const found = await findSubmissions(forms, email)
    if (!found.ok) return found
    for (const { id, files } of found.value) {
      for (const { file } of files) {
        const gone = file === null ? ok(undefined) : await forms.files.remove(formFileKey(file.id))
        if (!gone.ok) return err(dataFailure(gone.failure.message))
      }
      const removed = await forms.submissions.remove([id])
      if (!removed.ok) return err(dataFailure(removed.failure.message))
    }
    return ok(found.value.length)
  })
