import { err, ok, ownValue, normalizeText } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { limitOfEnding } from './upload-limits.js'
import { UPLOAD_CONTENTS } from './upload-types.js'
import type { UploadContent } from './upload-types.js'

const MAX_NAME_LENGTH = 200

/** The time that the upload of a file may take. */
export const UPLOAD_TIME_MS = 10 * 60_000

/** The reason why a file may not be uploaded; the name begins the message that the page reads. */
export type FormFileRefusal = 'InvalidFileTypeError' | 'MaxFileSizeError'

/** A file that may be uploaded: its stored name, and the content that it must have. */
export interface AcceptedFile {
  readonly name: string
  readonly content: UploadContent
}

/**
 * Endings of files that a desktop, a browser or a server would run. They are also refused before another
 * ending, which some programs hide or cut off, and before `;` (parameters of a path or a header), `%` and
 * `#`. "com" and "app" are allowed, since names contain addresses ("example.com.pdf").
 */
const RUNNABLE = new RegExp(
  String.raw`\.(?:apk|appx|aspx?|bat|cgi|chm|cmd|cpl|deb|desktop|dll|dmg|docm|exe|gadget|hta|html?|inf|iso|jar|` +
    String.raw`jnlp|jse?|jsp|lnk|mht(?:ml)?|mjs|msc|msix?|msp|phar|php\d?|phtml|pif|pkg|pptm|ps[dm]?1|py|rb|rdp|` +
    String.raw`reg|rpm|scf|scr|sct|sh|shtml?|svgz?|swf|url|vb[es]?|vhdx?|wasm|ws[cfh]|xhtml?|xlsm|xml|xpi)` +
    String.raw`(?:[.\s"*/:<>?\\|;%#]|$)`,
  'iu',
)

/**
 * Characters with a meaning in file systems: folders, streams, wild cards. They are replaced by the same sign
 * as in browsers.
 */
const RESERVED = /["*/:<>?\\|]/gu

/**
 * The name in the form of file systems: without characters that are invisible or change the writing
 * direction, and without dots and blanks at the end, which Windows drops.
 */
const visibleName = (name: string): string =>
  name
    // Only the end of a name is kept. Cutting first saves time, since a long run of blanks is slow to
    // match.
    .slice(-4 * MAX_NAME_LENGTH)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    // The Braille cell without dots looks like a blank.
    .replace(/[\p{Cc}\u2800]+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .slice(-MAX_NAME_LENGTH)

/** The maximum size in bytes of a file of this name. */
export const fileLimitBytes = (name: string): number =>
  limitOfEnding((/[^.]*$/.exec(visibleName(name))?.[0] ?? '').toLowerCase())

/** Checks a file by name and size (bytes) before it is uploaded. */
export function checkFormFile(sentName: string, sizeBytes: number): Result<AcceptedFile, FormFileRefusal> {
  const name = visibleName(sentName)
  const [, stem = '', written = ''] = /^(.*)\.([^.]*)$/su.exec(name) ?? []
  const ending = written.toLowerCase()
  const content = ownValue(UPLOAD_CONTENTS, ending)
  // Wide letters and dots of other scripts are made plain first, so that they cannot hide an ending.
  const isHidden = RUNNABLE.test(normalizeText(stem, 'NFKC'))
  if (content === undefined || !/[^.\s]/u.test(stem) || isHidden) return err('InvalidFileTypeError')
  return Number.isInteger(sizeBytes) && sizeBytes >= 0 && sizeBytes <= limitOfEnding(ending)
    ? ok({ name: name.replace(RESERVED, '_'), content })
    : err('MaxFileSizeError')
}
