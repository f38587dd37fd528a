import { csvLine } from './csv-line.js'
import { systemClock } from '../platform/index.js'
import type { FormSubmission, SubmissionFilter } from '../../../core/ports/forms/form-submissions.port.js'
import { formFileKey } from '../../../core/ports/forms/form-uploads.port.js'
import type { FormFile } from '../../../core/ports/forms/form-uploads.port.js'
import { readKeptFile } from '../../../core/ports/platform/read-kept-file.js'
import { badInput, err, ok, dataFailure } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import {
  fitsColumns,
  formFileText,
  formTableHeader,
  formTableRow,
  NO_FORM_COLUMNS,
  withColumnsOf,
} from '../../../core/site/index.js'
import type { KeptFormsWithFiles } from './sql-forms.js'
import { fileNameOf, writeInto, writeNewFile } from '../../site/safe-files/write-into.js'
import { readPages } from '../../../core/ports/owner/read-owner-list.js'

/** The submissions to export, and the places for their files. */
export interface ExportTask {
  readonly forms: KeptFormsWithFiles
  readonly filter: SubmissionFilter
  /** The folder for the uploaded files; null: they are left out. */
  readonly filesTo: string | null
  readonly out: (line: string) => void
}

const NEWEST_FIRST = { key: 'time', isDescending: true } as const

type Visit = (submission: FormSubmission) => Promise<Result<void, OwnerFailure>> | Result<void, OwnerFailure>

/** Saves an uploaded file to a path, or under its own name in the current folder; returns the path. */
export async function saveUpload(
  { uploads, files }: KeptFormsWithFiles,
  id: string,
  path: string | undefined,
): Promise<Result<string, OwnerFailure>> {
  const file = await uploads.find(id)
  if (!file.ok) return err(dataFailure(file.failure.message))
  const content = file.value && (await readKeptFile(files, formFileKey(id)))
  if (content && !content.ok) return err(dataFailure(content.failure.message))
  if (!file.value || !content?.value) return err(badInput(`There is no file ${id}.`))
  return writeNewFile(path ?? fileNameOf(file.value), content.value)
}

/** Goes through submissions, newest first, with one page of them in memory. */
async function forEachSubmission(
  { list }: KeptFormsWithFiles,
  filter: SubmissionFilter,
  visit: Visit,
): Promise<Result<void, OwnerFailure>> {
  for await (const page of readPages(list, { filter, sort: NEWEST_FIRST, after: null })) {
    if (!page.ok) return page
    for (const submission of page.value.items) {
      const visited = await visit(submission)
      if (!visited.ok) return visited
    }
  }
  return ok(undefined)
}

/** Writes the files of a submission into a folder; returns the text for each in the table. */
async function writeFiles(
  { files }: KeptFormsWithFiles,
  submission: FormSubmission,
  folder: string,
): Promise<Result<ReadonlyMap<string, string>, OwnerFailure>> {
  const paths = new Map<string, string>()
  for (const { file } of submission.files) {
    if (file === null) continue
    const content = await readKeptFile(files, formFileKey(file.id))
    if (!content.ok) return err(dataFailure(content.failure.message))
    if (content.value === null) continue
    const written = await writeInto(folder, `${file.id.slice(0, 8)} ${fileNameOf(file)}`, content.value)
    if (!written.ok) return written
    paths.set(file.id, written.value)
  }
  return ok(paths)
}

/**
 * Writes submissions as a CSV table, line by line. They are read twice: once for the columns, once for the
 * rows. Returns the number of those that arrived in between with fields that have no column, which are left
 * out.
 */
export async function exportTable(task: ExportTask): Promise<Result<number, OwnerFailure>> {
  const { forms, filesTo, out } = task
  const filter = { ...task.filter, beforeMs: systemClock.wallTime() + 1 }
  let columns = NO_FORM_COLUMNS
  const surveyed = await forEachSubmission(forms, filter, (submission) => {
    columns = withColumnsOf(columns, submission)
    return ok(undefined)
  })
  if (!surveyed.ok) return surveyed
  let leftOut = 0
  let line = csvLine(formTableHeader(columns))
  const written = await forEachSubmission(forms, filter, async (submission) => {
    if (!fitsColumns(columns, submission)) {
      leftOut += 1
      return ok(undefined)
    }
    const paths = filesTo === null ? ok(null) : await writeFiles(forms, submission, filesTo)
    if (!paths.ok) return paths
    const fileText = (file: FormFile | null): string =>
      (file && paths.value?.get(file.id)) || formFileText(file)
    // The line end is that of RFC 4180.
    out(`${line}\r`)
    line = csvLine(formTableRow(columns, submission, fileText))
    return ok(undefined)
  })
  if (written.ok) out(line)
  return written.ok ? ok(leftOut) : written
}

/** Writes submissions as one JSON list, entry by entry; `jsonText` writes one. */
export async function exportJson(
  { forms, filter, out }: ExportTask,
  jsonText: (value: unknown) => string,
): Promise<Result<void, OwnerFailure>> {
  let entry: string | null = null
  const written = await forEachSubmission(forms, filter, (submission) => {
    out(entry === null ? '[' : `${entry},`)
    entry = jsonText(submission).replace(/^/gm, '  ')
    return ok(undefined)
  })
  if (written.ok) out(entry === null ? '[]' : `${entry}\n]`)
  return written
}
