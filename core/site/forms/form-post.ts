import type { NewFormSubmission } from '../../ports/forms/form-submissions.port.js'
import { err, ok, oneLine, withoutControls } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'

/**
 * The kind of a form post: a submission to store, or one of a spam program, which is dropped and answered
 * like a success.
 */
export type FormPost =
  | {
      readonly tag: 'submission'
      readonly submission: NewFormSubmission
      /** Answers of challenges by the name of their field; they are checked, never stored. */
      readonly captchas: Readonly<Record<string, string>>
    }
  | { readonly tag: 'spam' }

/** The reason why a post is refused. */
export type FormPostFailure =
  | { readonly tag: 'password' }
  | { readonly tag: 'empty' }
  | { readonly tag: 'too-much' }

/** The maximum numbers of fields and files, and the maximum lengths of names and values. */
const LIMITS = { fields: 200, files: 20, nameLength: 200, valueLength: 20_000, sourceLength: 2000 } as const
const CAPTCHA = /^(?:cf-turnstile|g-recaptcha|h-captcha)-response$/
/** A page's id for one attempt, in the form of `Random.token`. */
const ATTEMPT = /^[0-9a-f]{32}$/
const PASSWORD = new RegExp(
  '^(?:new|old|current|confirm|repeat|my|your|user)?' +
    '(?:passwords?|passwd|pwd|passcode|passphrase|passwort|kennwort)' +
    String.raw`(?:confirm|confirmation|repeat|again)?\d*$`,
)
/**
 * The maximum number of words of a label that asks for a password. Longer labels only mention one: "Do you
 * use a password manager?"
 */
const PASSWORD_LABEL_WORDS = 3

function asksForPassword(name: string): boolean {
  const words = name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.length <= PASSWORD_LABEL_WORDS && words.some((word) => PASSWORD.test(word))
}

/**
 * Removes the query and any password, since readers of a mail or a table could use them to open an order or a
 * site.
 */
const withoutSecrets = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/\\]*@/i, '$1//')

/** Reads the pairs of a form post; nested names are written with brackets (reference/forms#sending). */
export function parseFormPost(
  pairs: readonly (readonly [name: string, value: string])[],
): Result<FormPost, FormPostFailure> {
  const single = new Map<string, string>()
  const fields = new Map<string, string>()
  const files = new Map<string, string>()
  const captchas = new Map<string, string>()
  for (const [name, value] of pairs) {
    const nested = /^(fields|fileUploads)\[(.*)\]$/s.exec(name)
    const key = withoutControls(nested?.[2] ?? '')
    if (!nested) single.set(name, value)
    else if (nested[1] === 'fileUploads') files.set(key, value)
    else (CAPTCHA.test(key) ? captchas : fields).set(key, withoutControls(value))
  }
  if (single.get('trap')) return ok({ tag: 'spam' })
  const all = [...fields, ...files]
  if (all.length === 0) return err({ tag: 'empty' })
  if ([...fields.keys()].some(asksForPassword)) return err({ tag: 'password' })
  const isTooMuch = all.some(
    ([name, value]) => name.length > LIMITS.nameLength || value.length > LIMITS.valueLength,
  )
  if (isTooMuch || all.length > LIMITS.fields || files.size > LIMITS.files) return err({ tag: 'too-much' })
  const text = (name: string, length: number = LIMITS.nameLength): string =>
    oneLine(single.get(name) ?? '').slice(0, length)
  const attempt = single.get('attempt') ?? ''
  return ok({
    tag: 'submission',
    submission: {
      attempt: ATTEMPT.test(attempt) ? attempt : null,
      formName: text('name') || 'Untitled Form',
      pageId: text('pageId'),
      source: withoutSecrets(text('source', LIMITS.sourceLength)),
      fields: Object.fromEntries(fields),
      files: Object.fromEntries([...files].map(([name, id]) => [name, withoutControls(id)])),
    },
    captchas: Object.fromEntries(captchas),
  })
}
