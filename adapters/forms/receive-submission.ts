import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CaptchaVerifier } from '../../core/ports/captcha-verifier.port.js'
import type { FormSubmissions } from '../../core/ports/form-submissions.port.js'
import { parseFormPost } from '../../core/site/index.js'
import { readBody } from '../http/index.js'
import { answer } from './form-answers.js'

const BODY = { limitBytes: 256 * 1024, limitMs: 30_000 } as const
const TEXTS = {
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

/** What submissions are received with. */
export interface ReceiveSubmissionOptions {
  readonly submissions: FormSubmissions
  /** Null: challenges are not checked. */
  readonly captcha: CaptchaVerifier | null
  readonly needsMail: boolean
  readonly onStored: () => void
  /** Told why a form could not be taken, in words without anything of the visitor's. */
  readonly onFailure: (reason: string) => void
}

/** Answers the post of a form: kept, dropped in silence, or refused with a reason. */
export async function receiveSubmission(
  { submissions, captcha, needsMail, onStored, onFailure }: ReceiveSubmissionOptions,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const refuseForNow = (reason: string): void => {
    onFailure(reason)
    answer(response, 503, TEXTS.later)
  }
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    response.setHeader('Accept-Post', 'application/x-www-form-urlencoded')
    return answer(response, 415, 'A form is sent as application/x-www-form-urlencoded.')
  }
  const body = await readBody(request, BODY)
  if (!body.ok) {
    response.setHeader('Connection', 'close')
    const [status, text] = BODY_FAILURES[body.failure]
    return answer(response, status, text)
  }
  const parsed = parseFormPost([...new URLSearchParams(body.value.toString('utf8'))])
  if (!parsed.ok) {
    return answer(response, parsed.failure.tag === 'too-much' ? 413 : 400, TEXTS[parsed.failure.tag])
  }
  if (parsed.value.tag === 'submission') {
    if (captcha) {
      const verified = await captcha.verify(parsed.value.captchas[captcha.field] ?? '', address)
      if (!verified.ok) return refuseForNow(verified.failure.message)
      if (!verified.value) return answer(response, 400, TEXTS.captcha)
    }
    const stored = await submissions.add(parsed.value.submission, { needsMail })
    if (!stored.ok) return refuseForNow(stored.failure.message)
    onStored()
  }
  answer(response, 200, 'ok')
}
