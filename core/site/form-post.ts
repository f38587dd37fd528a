import type { NewFormSubmission } from '../ports/form-inbox.port.js'
import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/** What a form post is: a message to keep, or a machine's that is dropped without telling (issue: spam looks like success). */
export type FormPost =
  { readonly tag: 'message'; readonly submission: NewFormSubmission } | { readonly tag: 'spam' }

/** Why a post is refused. */
export type FormPostFailure =
  { readonly tag: 'password' } | { readonly tag: 'empty' } | { readonly tag: 'too-much' }

/** At most so many fields, and so many characters in a name and in a value. */
const LIMITS = { fields: 200, nameLength: 200, valueLength: 20_000 } as const
const PASSWORD = /(?:^|[^a-z])(?:password|passwd|pwd|passcode|passwort|passphrase)(?:[^a-z]|$)/i

/** Reads the pairs of a form post; nested names are written with brackets (contract/animation 6.7 "Payload"). */
export function parseFormPost(
  pairs: readonly (readonly [name: string, value: string])[],
): Result<FormPost, FormPostFailure> {
  const single = new Map<string, string>()
  const fields = new Map<string, string>()
  const files = new Map<string, string>()
  for (const [name, value] of pairs) {
    const nested = /^(fields|fileUploads)\[(.*)\]$/s.exec(name)
    if (!nested) single.set(name, value)
    else (nested[1] === 'fields' ? fields : files).set(nested[2] ?? '', value)
  }
  if (single.get('trap')) return ok({ tag: 'spam' })
  const all = [...fields, ...files]
  if (all.length === 0) return err({ tag: 'empty' })
  if ([...fields.keys()].some((name) => PASSWORD.test(name))) return err({ tag: 'password' })
  const isTooMuch = all.some(
    ([name, value]) => name.length > LIMITS.nameLength || value.length > LIMITS.valueLength,
  )
  if (isTooMuch || all.length > LIMITS.fields) return err({ tag: 'too-much' })
  const text = (name: string): string => (single.get(name) ?? '').slice(0, LIMITS.nameLength)
  return ok({
    tag: 'message',
    submission: {
      formName: text('name') || 'Untitled Form',
      pageId: text('pageId'),
      source: (single.get('source') ?? '').slice(0, 2000),
      fields: Object.fromEntries(fields),
      files: Object.fromEntries(files),
    },
  })
}

/** The largest file a form takes, in bytes (spec 9). */
export const FORM_FILE_LIMIT_BYTES = 10 * 1024 * 1024
const FORM_IMAGE_LIMIT_BYTES = 4 * 1024 * 1024

const IMAGE = /\.(?:avif|bmp|gif|heic|jpe?g|png|tiff?|webp)$/i
/** What a browser or a desktop would run when the owner opens it. */
const RUNNABLE =
  /\.(?:apk|app|bat|cmd|com|cpl|dll|dmg|exe|hta|html?|iso|jar|js|jse|lnk|mjs|msi|php|ps1|py|rb|reg|scr|sh|svgz?|vbs?|wsf|xhtml|xml)$/i

/** Why a file may not be uploaded; the names begin the message that the page reads (contract/animation 6.7 "File upload"). */
export type FormFileRefusal = 'InvalidFileTypeError' | 'MaxFileSizeError'

/** Checks a file by name and size (bytes) before it is uploaded; undefined when it may be. */
export function checkFormFile(name: string, sizeBytes: number): FormFileRefusal | undefined {
  if (name.trim() === '' || RUNNABLE.test(name)) return 'InvalidFileTypeError'
  const limit = IMAGE.test(name) ? FORM_IMAGE_LIMIT_BYTES : FORM_FILE_LIMIT_BYTES
  return Number.isInteger(sizeBytes) && sizeBytes >= 0 && sizeBytes <= limit ? undefined : 'MaxFileSizeError'
}
