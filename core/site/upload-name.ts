import { err, ok, ownValue } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { IMAGE_ENDINGS, UPLOAD_CONTENTS } from './upload-types.js'
import type { UploadContent } from './upload-types.js'

/** The largest file a form takes, in bytes. */
export const FORM_FILE_LIMIT_BYTES = 10 * 1024 * 1024
const FORM_IMAGE_LIMIT_BYTES = 4 * 1024 * 1024
const LONGEST_NAME = 200

/** Why a file may not be uploaded; the names begin the message that the page reads. */
export type FormFileRefusal = 'InvalidFileTypeError' | 'MaxFileSizeError'

/** A file that may be uploaded: the name it is kept under, and what it must be made of. */
export interface AcceptedFile {
  readonly name: string
  readonly content: UploadContent
}

/**
 * What a desktop or a browser would run: refused also in front of another ending, which some programs hide
 * or cut off. "com" and "app" are left out, since names hold addresses ("example.com.pdf").
 */
const RUNNABLE = new RegExp(
  String.raw`\.(?:apk|bat|cmd|cpl|dll|dmg|exe|hta|html?|iso|jar|jse?|lnk|mjs|msi|php\d?|pif|ps1|py|rb|reg|` +
    String.raw`scr|sh|svgz?|url|vb[es]?|ws[cfh]|xhtml|xml)[.\s]`,
  'iu',
)

/**
 * The name as a file system would have it: without characters that cannot be seen or that turn the direction
 * of writing, and without the dots and blanks at the end that Windows leaves out.
 */
const visibleName = (name: string): string =>
  name
    // What stands further ahead is cut off in any case, and a long run of blanks is slow to look at.
    .slice(-4 * LONGEST_NAME)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .slice(-LONGEST_NAME)

/** How many bytes a file with this ending may have. */
const limitOf = (ending: string): number =>
  IMAGE_ENDINGS.includes(ending) ? FORM_IMAGE_LIMIT_BYTES : FORM_FILE_LIMIT_BYTES

/** How many bytes a file of this name may have. */
export const fileLimitBytes = (name: string): number =>
  limitOf((/[^.]*$/.exec(visibleName(name))?.[0] ?? '').toLowerCase())

/** Checks a file by name and size (bytes) before it is uploaded. */
export function checkFormFile(sentName: string, sizeBytes: number): Result<AcceptedFile, FormFileRefusal> {
  const name = visibleName(sentName)
  const [, stem = '', written = ''] = /^(.*)\.([^.]*)$/su.exec(name) ?? []
  const ending = written.toLowerCase()
  const content = ownValue(UPLOAD_CONTENTS, ending)
  // Wide letters and dots of other scripts are made plain first, so that they hide no ending.
  const isHidden = RUNNABLE.test(`${stem.normalize('NFKC')}.`)
  if (content === undefined || !/[^.\s]/u.test(stem) || isHidden) return err('InvalidFileTypeError')
  return Number.isInteger(sizeBytes) && sizeBytes >= 0 && sizeBytes <= limitOf(ending)
    ? ok({ name, content })
    : err('MaxFileSizeError')
}
