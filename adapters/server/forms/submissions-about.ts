import { formFileKey } from '../../../core/ports/forms/form-uploads.port.js'
import type { FormSubmission } from '../../../core/ports/forms/form-submissions.port.js'
import { err, ok, dataFailure } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { mentions } from '../../../core/use-cases/privacy/mentions.js'
import type { KeptForms, KeptFormsWithFiles } from './sql-forms.js'
import { readPages } from '../../../core/ports/owner/read-owner-list.js'

const OLDEST_FIRST = { key: 'time', isDescending: false } as const

/** Reads the submissions of forms that contain a mail address, oldest first. */
export async function submissionsAbout(
  { list }: KeptForms,
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

/**
 * Deletes such submissions with their files. The files are deleted first, so that after a failure the rest
 * can still be deleted.
 */
export async function eraseSubmissions(
  forms: KeptFormsWithFiles,
  email: string,
): Promise<Result<number, OwnerFailure>> {
  const found = await submissionsAbout(forms, email)
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
}
