import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CaptchaVerifier } from '../../../core/ports/forms/captcha-verifier.port.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import type { FormSubmissions } from '../../../core/ports/forms/form-submissions.port.js'
import type { FormUploads } from '../../../core/ports/forms/form-uploads.port.js'
import type { RateLimit } from '../../../core/ports/platform/rate-limit.port.js'
import { answerTextsIn } from '../../../core/site/page-texts/answer-texts.js'
import {
  cookielessCorsHeaders,
  isSameOrigin,
  pathOf,
  respond,
  takeForAddress,
  visitorAddress,
} from '../http/index.js'
import type { Route } from '../http/index.js'
import { answer } from './form-answers.js'
import { receiveFile, signFile, UPLOAD_ENDPOINT } from './receive-file.js'
import { answerThanks, receiveNativeForm, THANKS_PATH } from './receive-native-form.js'
import type { FindNativeForms } from './receive-native-form.js'
import { receiveSubmission } from './receive-submission.js'
import type { SubmissionRefusal } from './receive-submission.js'

/** The path to which forms are sent, followed by a site's id (reference/forms#sending). */
export const FORM_ENDPOINT = '/api/v1/form/'

/** The stores, limits and settings for the forms of a site. */
export interface FormHandlerOptions {
  readonly submissions: FormSubmissions
  readonly uploads: FormUploads
  readonly files: FileStore
  readonly limit: RateLimit
  readonly clock: Pick<Clock, 'wallTime'>
  /** True if a proxy in front reports the visitor's address and the site's host. */
  readonly trustProxy: boolean
  /** Other sites whose pages may send forms here: "https://www.example.org". @default none */
  readonly origins?: readonly string[]
  /** Checks the answers of challenges; if set, every form requires one. */
  readonly captcha?: CaptchaVerifier
  /** Finds forms that browsers send to the pages themselves, without the page script. @default none */
  readonly findForms?: FindNativeForms
  /** True if any form of the site's own pages has a field for files. @default they may have */
  readonly takesFiles?: () => Promise<boolean>
  /** Called after something was stored, to send the mails; not awaited. If absent, no mail is queued. */
  readonly onStored?: () => void
  /** Called with the reason why a form could not be accepted, without any data of the visitor. */
  readonly onFailure?: (reason: string) => void
  /**
   * The number of posts from one address in a minute; three times as many uploads are allowed, and ten times
   * as many in a day. @default 10
   */
  readonly postsPerMinute?: number
  /** The language of the pages that the server answers with, such as `de-AT`. @default English */
  readonly language?: string
  /** The bytes that all files of the site's forms may take together. @default 2 GiB */
  readonly totalLimitBytes?: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const FILES_PER_POST = 3
/**
 * The number of files from one visitor in a day, for each post of a minute: a gigabyte at most with the
 * default.
 */
const FILES_PER_DAY = 10
/** The space of all files of a site's forms, unless stated otherwise. */
export const FORM_FILES_LIMIT_BYTES = 2 * 1024 ** 3

const NO_FILES = 'No form of this site takes files.'

type Action = 'post' | 'sign' | 'upload'
const METHODS: Readonly<Record<Action, 'GET' | 'POST'>> = { post: 'POST', sign: 'GET', upload: 'POST' }

/** Lets the page of another site send and read the answer, without the visitor's cookies. */
function allowGuest(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(cookielessCorsHeaders(request))) response.setHeader(name, value)
}

/** The action of an address; null: an address under `/api/v1/form/` without an action. */
function actionOf(path: string): Action | null {
  if (path === UPLOAD_ENDPOINT) return 'upload'
  const match = /^[\w.%-]{1,100}(\/signFile)?$/.exec(path.slice(FORM_ENDPOINT.length))
  if (!match) return null
  return match[1] === undefined ? 'post' : 'sign'
}

/** Makes the function that refuses requests of other sites, and too many of one visitor; null: none is refused. */
function createRefusals(
  { limit, trustProxy, postsPerMinute = 10, takesFiles = async () => true }: FormHandlerOptions,
  isGuest: (request: IncomingMessage) => boolean,
) {
  return async (
    request: IncomingMessage,
    action: Action,
    address: string,
  ): Promise<SubmissionRefusal | null> => {
    if (!isGuest(request) && !isSameOrigin(request, trustProxy))
      return [403, 'This form belongs to another site.']
    if (action !== 'post' && !isGuest(request) && !(await takesFiles())) return [404, NO_FILES]
    const points = action === 'post' ? postsPerMinute : postsPerMinute * FILES_PER_POST
    const daily = { limit, points: postsPerMinute * FILES_PER_DAY, windowMs: DAY_MS }
    const isAllowed =
      (await takeForAddress({ limit, points, windowMs: MINUTE_MS }, `form-${action}`, address)) &&
      (action !== 'sign' || (await takeForAddress(daily, 'form-files', address)))
    return isAllowed ? null : [429, 'Too many submissions. Please wait a minute.']
  }
}

/** Answers the form posts and uploads of a site; false for other requests. Never rejects. */
export function createFormHandler(
  options: FormHandlerOptions,
): (...[request, response]: Parameters<Route>) => Promise<boolean> {
  const { trustProxy, onStored, origins = [] } = options
  const texts = answerTextsIn(options.language ?? 'en')
  const submitting = {
    submissions: options.submissions,
    captcha: options.captcha ?? null,
    needsMail: onStored !== undefined,
    onStored: () => onStored?.(),
    onFailure: (reason: string) => options.onFailure?.(reason),
  }
  const uploading = {
    ...options,
    totalLimitBytes: options.totalLimitBytes ?? FORM_FILES_LIMIT_BYTES,
    onFailure: submitting.onFailure,
  }

  const isGuest = ({ headers: { origin } }: IncomingMessage): boolean =>
    origin !== undefined && origins.includes(origin)
  const refusal = createRefusals(options, isGuest)

  const native = async (...[request, response, path]: [...Parameters<Route>, string]): Promise<boolean> => {
    const { findForms } = options
    if (findForms === undefined) return false
    if (path === THANKS_PATH && request.method === 'GET') {
      answerThanks(request, response, { guests: origins, texts })
      return true
    }
    if (request.method !== 'POST') return false
    const address = visitorAddress(request, trustProxy)
    const sending = {
      ...submitting,
      findForms,
      guests: origins,
      texts,
      refusal: () => refusal(request, 'post', address),
    }
    return receiveNativeForm(sending, request, response, address)
  }

  return async (request, response) => {
    const path = pathOf(request)
    const query = (request.url ?? '').slice(path.length)
    if (path !== UPLOAD_ENDPOINT && !path.startsWith(FORM_ENDPOINT)) return native(request, response, path)
    // A sender that disconnects is not an error.
    request.on('error', () => undefined)
    const action = actionOf(path)
    if (origins.length > 0) response.setHeader('Vary', 'Origin')
    if (isGuest(request)) allowGuest(request, response)
    if (action === null) answer(response, 404, 'There is no form here.')
    else if (request.method === 'OPTIONS' && isGuest(request)) response.writeHead(204).end()
    else if (request.method !== METHODS[action]) {
      respond.notAllowed(response, [METHODS[action]], (msg) => ({ code: 405, msg }))
    } else {
      const address = visitorAddress(request, trustProxy)
      const refused = await refusal(request, action, address)
      if (refused) {
        if (refused[0] === 429) response.setHeader('Retry-After', '60')
        answer(response, ...refused)
      } else if (action === 'upload')
        await receiveFile(uploading, new URLSearchParams(query), request, response)
      else if (action === 'sign') await signFile(uploading, new URLSearchParams(query), response)
      else await receiveSubmission(submitting, request, response, address)
    }
    return true
  }
}
