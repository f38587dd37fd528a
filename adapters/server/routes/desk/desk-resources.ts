import type { ServerResponse } from 'node:http'
import type { Result } from '../../../../core/shared/index.js'
import { MAIL_TEXT_NAMES } from '../../../../core/use-cases/mails/mail-kinds.js'
import type { MailTextName } from '../../../../core/use-cases/mails/mail-kinds.js'
import type { SampleMail } from '../../../../core/use-cases/mails/samples/sample-mail.js'
import { actorOf } from '../../../../core/use-cases/owner/audit.js'
import { currentOwner } from '../../../../core/use-cases/owner/sessions.js'
import type { OwnerPorts } from '../../../../core/use-cases/owner/owner-ports.js'
import {
  createReaderLimit,
  isFromThisMachine,
  isSecureForBrowser,
  isForeignRequest,
  pathOf,
  BODY_FAILURE_STATUS,
  readBody,
  respond,
} from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { decoded } from '../orders/downloads.js'
import type { PrintPapers } from './desk-papers.js'
import { sendKeptFile } from './send-kept-file.js'
import type { KeptFilesOptions } from './send-kept-file.js'
import { ownerSecretOf } from '../../graphql/owner/index.js'

/** The dependencies for the desk's files and documents beside its API. */
export interface DeskResourcesOptions {
  /** The address of the desk: `/vitrine`. */
  readonly path: string
  readonly realm: OwnerPorts
  readonly fileOptions: KeptFilesOptions
  /** Writes a mail by its name; `draft`: with an unsaved text. */
  readonly previewOf: (
    name: MailTextName,
    draft: string | null,
  ) => Promise<Result<Pick<SampleMail, 'html'>, { readonly message: string }>>
  readonly printPapers: PrintPapers
  /** The bytes of the catalogue file; null: none. */
  readonly readCatalogue: () => Promise<Buffer | null>
  readonly trustProxy: boolean
}

/** The limits on simultaneous downloads: of one person, and of all. */
const READERS = { perReader: 6, all: 24 } as const

/** A mail contains its styles, and pictures of the shop; scripts are not allowed. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; sandbox; frame-ancestors 'self'"

/** The maximum size of a mail's text in a form post, many times that of a long mail. */
const MAX_DRAFT_BYTES = 400_000

/** The text of a mail in a form post; it is shown and never stored. */
const draftIn = (body: Buffer): string => new URLSearchParams(body.toString('utf8')).get('text') ?? ''

function sayNothing(response: ServerResponse): true {
  respond.text(response, 404, 'There is nothing here.')
  return true
}

/** Answers kept files, previews of mails, papers to print and the catalogue file below the desk's address. */
export function createDeskResources(options: DeskResourcesOptions): Route {
  const { path, realm, fileOptions, previewOf, printPapers, readCatalogue, trustProxy } = options
  const limit = createReaderLimit(READERS)
  const [filePath, previewPath, paperPath, cataloguePath] = [
    `${path}/files/`,
    `${path}/mail-previews/`,
    `${path}/papers/`,
    `${path}/catalogue.csv`,
  ]
  return async (request, response) => {
    const asked = pathOf(request)
    const isFile = asked.startsWith(filePath)
    const isCatalogue = asked === cataloguePath
    const isPaper = asked.startsWith(paperPath)
    if (!isFile && !isCatalogue && !isPaper && !asked.startsWith(previewPath)) return false
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    const isSecure = isSecureForBrowser(request, trustProxy)
    const isDraft = request.method === 'POST' && asked.startsWith(previewPath)
    const isReading = request.method === 'GET' || request.method === 'HEAD' || isDraft
    // Opening an invoice issues it, which a page of the shop must not do in an owner's browser.
    const isOwn = isReading && !isForeignRequest(request, trustProxy)
    const readPerson = () => currentOwner(realm, ownerSecretOf(request, isSecure))
    const current = isOwn && (isSecure || isFromThisMachine(request)) ? await readPerson() : null
    if (current === null) return sayNothing(response)
    if (isCatalogue) {
      const bytes = await readCatalogue()
      if (bytes === null) return sayNothing(response)
      response.writeHead(200, {
        'Content-Type': 'text/csv',
        'Content-Disposition': 'attachment; filename="catalogue.csv"',
        'Content-Length': bytes.length,
      })
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return true
    }
    if (isPaper) {
      const { searchParams } = new URL(request.url ?? '', 'http://desk')
      const issues = current.owner.role !== 'read-only' && request.method === 'GET'
      const orders = searchParams.getAll('order')
      const page = await printPapers(asked.slice(paperPath.length), orders, issues, actorOf(current))
      if (!page.ok) respond.text(response, 422, page.failure)
      else respond.html(response, 200, page.value.html, { 'Content-Security-Policy': page.value.policy })
      return true
    }
    if (!isFile) {
      const name = MAIL_TEXT_NAMES.find((known) => known === asked.slice(previewPath.length))
      if (name === undefined) return sayNothing(response)
      const body = isDraft ? await readBody(request, { limitBytes: MAX_DRAFT_BYTES }) : null
      if (body?.ok === false) {
        respond.text(response, BODY_FAILURE_STATUS[body.failure], 'The text is too long, or never came.')
        return true
      }
      // A body can take long to arrive; the session may have ended meanwhile.
      if (body !== null && (await readPerson()) === null) return sayNothing(response)
      const mail = await previewOf(name, body && draftIn(body.value))
      if (mail.ok) respond.html(response, 200, mail.value.html, { 'Content-Security-Policy': PREVIEW_POLICY })
      else respond.text(response, 422, mail.failure.message)
      return true
    }
    const id = decoded(asked.slice(filePath.length))
    const isAllowed = async () => (await readPerson()) !== null
    const recipient = { isAllowed, reader: { name: current.owner.id, limit } }
    const isSent = id !== null && (await sendKeptFile(fileOptions, id, request, response, recipient))
    return isSent || sayNothing(response)
  }
}
