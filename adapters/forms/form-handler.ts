import type { IncomingMessage, ServerResponse } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Clock } from '../../core/ports/clock.port.js'
import type { FileStore } from '../../core/ports/file-store.port.js'
import type { FormInbox } from '../../core/ports/form-inbox.port.js'
import { checkFormFile, FORM_FILE_LIMIT_BYTES, parseFormPost } from '../../core/site/index.js'
import { readBody } from './read-body.js'

/** The path under which forms are sent, with a site's id behind it (contract/animation 6.7). */
export const FORM_ENDPOINT = '/api/v1/form/'
const UPLOAD_ENDPOINT = '/api/v1/form-upload'

export interface FormHandlerOptions {
  readonly inbox: FormInbox
  readonly files: FileStore
  readonly clock: Pick<Clock, 'wallTime'>
  /** Whether the visitor's address is the one a proxy in front names. */
  readonly trustProxy: boolean
  /** Called after something was stored, e.g. to send mail; not waited for. */
  readonly onStored?: () => void
  /** Posts one address may send in a minute. @default 10 */
  readonly postsPerMinute?: number
}

const BODY_LIMIT_BYTES = 256 * 1024
/** What the fields and headers of an upload may take beside the file. */
const UPLOAD_ROOM_BYTES = 64 * 1024
const UPLOAD_TIME_MS = 10 * 60_000
const TEXTS = {
  password: 'Passwords cannot be submitted.',
  empty: 'The form is empty.',
  'too-much': 'The form is too large.',
} as const

/** Answers the form posts and uploads of a site; false for every other request. Never rejects. */
export function createFormHandler(
  options: FormHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { inbox, files, clock, trustProxy, onStored } = options
  const limiter = new RateLimiterMemory({ points: options.postsPerMinute ?? 10, duration: 60 })

  const mayGoOn = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!isSameOrigin(request)) {
      answer(response, 403, 'This form belongs to another site.')
      return false
    }
    const isAllowed = await limiter.consume(addressOf(request, trustProxy)).then(
      () => true,
      () => false,
    )
    if (!isAllowed) {
      response.setHeader('Retry-After', '60')
      answer(response, 429, 'Too many messages. Please wait a minute.')
    }
    return isAllowed
  }

  const post = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, BODY_LIMIT_BYTES)
    if (!body.ok) return refuseBody(response, body.failure)
    const parsed = parseFormPost([...new URLSearchParams(body.value.toString('utf8'))])
    if (!parsed.ok) return answer(response, 400, TEXTS[parsed.failure.tag])
    if (parsed.value.tag === 'message') {
      const stored = await inbox.add(parsed.value.submission)
      if (!stored.ok) return answer(response, 503, 'The form cannot be sent right now.')
      onStored?.()
    }
    answer(response, 200, 'ok')
  }

  const sign = async (url: URL, response: ServerResponse): Promise<void> => {
    const name = (url.searchParams.get('name') ?? '').slice(0, 200)
    const sizeBytes = Number(url.searchParams.get('size') ?? NaN)
    const refusal = checkFormFile(name, sizeBytes)
    if (refusal) return answer(response, 400, `${refusal}: ${name}`)
    const expected = await inbox.expectFile({
      name,
      sizeBytes,
      expiresAtMs: clock.wallTime() + UPLOAD_TIME_MS,
    })
    if (!expected.ok) return answer(response, 503, 'The file cannot be uploaded right now.')
    const { id, token } = expected.value
    send(response, 200, { fileName: name, fileId: id, s3Url: UPLOAD_ENDPOINT, postData: { key: id, token } })
  }

  const upload = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, FORM_FILE_LIMIT_BYTES + UPLOAD_ROOM_BYTES)
    if (!body.ok) return refuseUpload(response, 413, 'EntityTooLarge')
    const form = await parseMultipart(request, body.value)
    const content = form?.get('file')
    if (!form || !(content instanceof Blob)) return refuseUpload(response, 400, 'MalformedPOSTRequest')
    const file = await inbox.redeemFile(`${form.get('key')}`, `${form.get('token')}`)
    if (!file.ok) return refuseUpload(response, 503, 'ServiceUnavailable')
    if (!file.value) return refuseUpload(response, 403, 'AccessDenied')
    if (content.size !== file.value.sizeBytes) return refuseUpload(response, 400, 'EntityTooLarge')
    const stored = await files.put(`forms/${file.value.id}`, new Uint8Array(await content.arrayBuffer()))
    if (!stored.ok) return refuseUpload(response, 503, 'ServiceUnavailable')
    response.writeHead(204).end()
  }

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const isUpload = url.pathname === UPLOAD_ENDPOINT
    if (!isUpload && !url.pathname.startsWith(FORM_ENDPOINT)) return false
    const isSigning = /^[^/]+\/signFile$/.test(url.pathname.slice(FORM_ENDPOINT.length))
    const method = isSigning && !isUpload ? 'GET' : 'POST'
    if (request.method !== method) {
      response.setHeader('Allow', method)
      answer(response, 405, `This address only answers ${method}.`)
    } else if (await mayGoOn(request, response)) {
      if (isUpload) await upload(request, response)
      else if (isSigning) await sign(url, response)
      else await post(request, response)
    }
    return true
  }
}

/** A browser names the page's origin; it must be the site's own. */
function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  if (!origin) return request.headers['sec-fetch-site'] !== 'cross-site'
  return URL.canParse(origin) && new URL(origin).host === host
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? `${request.headers['x-forwarded-for'] ?? ''}`.split(',').pop()?.trim() : ''
  return forwarded || (request.socket.remoteAddress ?? '')
}

async function parseMultipart(request: IncomingMessage, body: Buffer): Promise<FormData | undefined> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  try {
    return await new Response(new Uint8Array(body), { headers }).formData()
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

const answer = (response: ServerResponse, status: number, msg: string): void =>
  send(response, status, { code: status, msg })

function refuseBody(response: ServerResponse, failure: 'too-large' | 'broken'): void {
  response.setHeader('Connection', 'close')
  answer(response, failure === 'too-large' ? 413 : 400, TEXTS['too-much'])
}

/** Refusals of uploads look like those of an object store, which the page knows how to read. */
function refuseUpload(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml', Connection: 'close' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)
}
