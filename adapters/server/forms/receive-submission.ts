import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CaptchaVerifier } from '../../../core/ports/forms/captcha-verifier.port.js'
import type { FormSubmissions } from '../../../core/ports/forms/form-submissions.port.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { parseFormPost } from '../../../core/site/index.js'
import type { AnswerText } from '../../../core/site/page-texts/answer-texts.js'
import { readBody } from '../http/index.js'
import { answer } from './form-answers.js'

const BODY = { limitBytes: 256 * 1024, limitMs: 30_000 } as const
/** The texts of refusals. */
export const REFUSALS = {
  password: 'Passwords cannot be submitted.',
  empty: 'The form is empty.',
  'too-much': 'The form is too large.',
  captcha: 'Please confirm you’re not a robot.',
  later: 'The form cannot be sent right now.',
} as const
const BODY_FAILURES = {
  'too-large': [413, 'The form is too large.'],
  'too-slow': [408, 'The form took too long to arrive.'],
  broken: [400, 'The form did not arrive as a whole.'],
} as const

/** The store and the settings for receiving submissions. */
export interface ReceiveSubmissionOptions {
  readonly submissions: FormSubmissions
  /** Null: challenges are not checked. */
  readonly captcha: CaptchaVerifier | null
  readonly needsMail: boolean
  readonly onStored: () => void
  /** Called with the reason why a form could not be accepted, without any data of the visitor. */
  readonly onFailure: (reason: string) => void
}

type Pairs = readonly (readonly [name: string, value: string])[]

/** The refusal of a form: the status and the text of the answer. */
export type SubmissionRefusal = readonly [status: number, text: AnswerText]

/** True if a body has the type that browsers use for a form without files. */
export const isFormEncoded = ({ headers }: IncomingMessage): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '')

/** The pairs of a form-encoded body. */
export async function readFormPairs(request: IncomingMessage): Promise<Result<Pairs, SubmissionRefusal>> {
  const body = await readBody(request, BODY)
  return body.ok
    ? ok([...new URLSearchParams(body.value.toString('utf8'))])
    : err(BODY_FAILURES[body.failure])
}

/** Stores a submission, or silently drops one that a program sent; null: no refusal. */
export async function keepSubmission(
  { submissions, captcha, needsMail, onStored, onFailure }: ReceiveSubmissionOptions,
  pairs: Pairs,
  address: string,
  texts: Readonly<Record<keyof typeof REFUSALS, AnswerText>> = REFUSALS,
): Promise<SubmissionRefusal | null> {
  const refuseForNow = (reason: string): SubmissionRefusal => {
    onFailure(reason)
    return [503, texts.later]
  }
  const parsed = parseFormPost(pairs)
  if (!parsed.ok) return [parsed.failure.tag === 'too-much' ? 413 : 400, texts[parsed.failure.tag]]
  if (parsed.value.tag === 'spam') return null
  if (captcha) {
    const verified = await captcha.verify(parsed.value.captchas[captcha.field] ?? '', address)
    if (!verified.ok) return refuseForNow(verified.failure.message)
    if (!verified.value) return [400, texts.captcha]
  }
  const stored = await submissions.add(parsed.value.submission, { needsMail })
  if (!stored.ok) return refuseForNow(stored.failure.message)
  onStored()
  return null
}

/** Answers the post of a form: stored, silently dropped, or refused with a reason. */
export async function receiveSubmission(
  options: ReceiveSubmissionOptions,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  if (!isFormEncoded(request)) {
    response.setHeader('Accept-Post', 'application/x-www-form-urlencoded')
    return answer(response, 415, 'A form is sent as application/x-www-form-urlencoded.')
  }
  const pairs = await readFormPairs(request)
  if (!pairs.ok) {
    // The connection stays open, so that a client that is still sending can read the refusal.
    if (pairs.failure[0] !== 413) response.setHeader('Connection', 'close')
    return answer(response, ...pairs.failure)
  }
  const refused = await keepSubmission(options, pairs.value, address)
  if (refused) return answer(response, ...refused)
  answer(response, 200, 'ok')
}
