import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_WITHDRAWAL_SETTINGS, orderId } from '../../../../core/orders/index.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { orderNumber } from '../../../../core/shared/index.js'
import {
  declarationOf,
  declareWithdrawal,
  problemsOf,
  readWithdrawable,
} from '../../../../core/use-cases/withdrawal-page/declare-withdrawal.js'
import type {
  Declaration,
  DeclarePorts,
  WithdrawableOrder,
} from '../../../../core/use-cases/withdrawal-page/declare-withdrawal.js'
import {
  renderWithdrawalPage,
  withdrawalStyle,
} from '../../../../core/use-cases/withdrawal-page/render-withdrawal-page.js'
import {
  chosenLines,
  piecesOfChoice,
  problemOfChoice,
} from '../../../../core/use-cases/withdrawal-page/render-withdrawal-lines.js'
import type { OwnWithdrawal } from '../../../../core/use-cases/withdrawal-page/render-withdrawal-lines.js'
import type {
  WithdrawalFrame,
  WithdrawalStep,
} from '../../../../core/use-cases/withdrawal-page/render-withdrawal-page.js'
import { at, isForeignRequest, readBody, takeForAddress, visitorAddress, respond } from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { createOwnOrder } from './own-order.js'

/** The dependencies of the withdrawal page. */
export interface WithdrawalRouteOptions {
  readonly ports: DeclarePorts
  readonly backend: Backend
  readonly frame: WithdrawalFrame
  readonly limit: RateLimit
  readonly trustProxy: boolean
  /** Called when mails were queued. */
  readonly onMail: () => void
}

const BODY = { limitBytes: 32_768 } as const
/** The limit of confirmations, since each may be a guess at an order's number. */
const TRIES = { points: 20, windowMs: 60 * 60_000 } as const
/** The limit of how often a shopper may open the lines of their order. */
const LOOKS = { points: 60, windowMs: 10 * 60_000 } as const

/** Answers with a step of the page, under a policy without scripts. */
function createAnswer(frame: WithdrawalFrame) {
  const style = createHash('sha256').update(withdrawalStyle(frame.look)).digest('base64')
  const policy =
    `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'self'; ` +
    "frame-ancestors 'none'"
  return (response: ServerResponse, status: number, step: WithdrawalStep): void =>
    respond.html(response, status, renderWithdrawalPage(step, frame), {
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    })
}

const DEFAULT_PATH = DEFAULT_WITHDRAWAL_SETTINGS.path

/**
 * Makes the route of a shop without a form of withdrawal: it answers every request with an explanation, also
 * a form that was sent.
 */
export function createClosedWithdrawalRoute(frame: WithdrawalFrame): Route {
  const show = createAnswer(frame)
  return at(DEFAULT_PATH, (_, response) => show(response, 404, { tag: 'closed' }))
}

/** The fields of a declaration that the order provides. */
const facts = ({ order: { id, placed } }: WithdrawableOrder): Partial<Declaration> => ({
  number: orderNumber(id),
  email: placed.email ?? '',
})

const shownLines = ({ lines, seen }: WithdrawableOrder) => ({
  seen,
  lines: lines.map((line) => ({ ...line, chosen: line.left })),
})

/** The shopper's own order in the form for a step of the page. */
const ownStep = (
  found: WithdrawableOrder,
  query: URLSearchParams,
  more: Partial<OwnWithdrawal> = {},
): OwnWithdrawal => ({
  orderId: found.order.id,
  token: query.get('token') ?? '',
  ...shownLines(found),
  problem: null,
  ...more,
})

/** A withdrawal page with the tools of its requests. */
interface WithdrawalPage extends WithdrawalRouteOptions {
  readonly ownOrder: ReturnType<typeof createOwnOrder>
  readonly show: ReturnType<typeof createAnswer>
}

/** The order of the request's shopper; null: it names none, or another person's. */
async function readOwn(
  { ports, ownOrder, limit, trustProxy }: WithdrawalPage,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<WithdrawableOrder | null> {
  if (!query.has('orderId')) return null
  const address = visitorAddress(request, trustProxy)
  if (!(await takeForAddress({ limit, ...LOOKS }, 'withdrawal-look', address))) return null
  const id = await ownOrder(request, query)
  return id === null ? null : readWithdrawable(ports, id)
}

/** The first step: the empty form, or the shopper's order with its lines. */
async function openForm(
  page: WithdrawalPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { show } = page
  const { searchParams: query } = new URL(request.url ?? '', 'http://site')
  const found = await readOwn(page, request, query)
  if (found?.lines.every(({ left }) => left === 0) === true) return show(response, 200, { tag: 'none' })
  const known: Partial<Declaration> = found
    ? { ...facts(found), name: found.order.placed.fullName ?? '' }
    : { number: query.get('order') ?? '' }
  const declaration = declarationOf((field) => known[field] ?? '')
  const own = found && ownStep(found, query)
  show(response, 200, { tag: 'form', declaration, problems: [], own })
}

/** The last step: keeps a confirmed declaration. */
async function confirm(
  { ports, limit, trustProxy, show, onMail }: WithdrawalPage,
  request: IncomingMessage,
  response: ServerResponse,
  { declaration, own }: { readonly declaration: Declaration; readonly own: OwnWithdrawal | null },
): Promise<void> {
  if (!(await takeForAddress({ limit, ...TRIES }, 'withdrawal', visitorAddress(request, trustProxy)))) {
    const line = 'That was tried too often. Please wait an hour, or write to the shop.'
    return respond.tooOften(response, TRIES.windowMs, line)
  }
  const choice = own === null ? undefined : { pieces: piecesOfChoice(own.lines), seen: own.seen }
  const declared = await declareWithdrawal(ports, declaration, choice)
  if (declared === 'kept') onMail()
  if (declared !== 'changed' || own === null) return show(response, 200, { tag: 'done' })
  const found = await readWithdrawable(ports, orderId(own.orderId))
  const now = found && { ...own, ...shownLines(found), problem: 'changed' as const }
  show(response, 409, { tag: 'form', declaration, problems: [], own: now })
}

/** A sent form: its check, a correction, or the confirmation. */
async function takeForm(
  page: WithdrawalPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, BODY)
  const sent = new URLSearchParams(body.ok ? body.value.toString('utf8') : '')
  const found = await readOwn(page, request, sent)
  const lines = found && chosenLines(found.lines, (field) => sent.get(field))
  const own = found && ownStep(found, sent, lines === null ? { problem: 'changed' } : { lines })
  const known: Partial<Declaration> = found ? facts(found) : {}
  const declaration = declarationOf((field) => known[field] ?? sent.get(field) ?? '')
  const problems = problemsOf(declaration)
  const step = sent.get('step')
  if (step === 'confirm' && problems.length === 0 && own?.problem !== 'changed') {
    // The number of withdrawals at the time of the form, so that a second click declares nothing again.
    const seen = Number(sent.get('seen'))
    return confirm(page, request, response, { declaration, own: own && { ...own, seen } })
  }
  const problem = own && (own.problem ?? problemOfChoice(own.lines))
  const isWrong = problems.length > 0 || problem !== null
  return isWrong || step === 'change'
    ? page.show(response, isWrong ? 422 : 200, {
        tag: 'form',
        declaration,
        problems,
        own: own && { ...own, problem },
      })
    : page.show(response, 200, { tag: 'check', declaration, own })
}

/** The page on which shoppers withdraw from a contract, in two steps, without a script. */
export function createWithdrawalRoute(options: WithdrawalRouteOptions): Route {
  const { ports, backend, frame, trustProxy } = options
  const page = { ...options, ownOrder: createOwnOrder(backend, trustProxy), show: createAnswer(frame) }
  return at(ports.settings.path, async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return openForm(page, request, response)
    if (request.method !== 'POST') return respond.notAllowed(response, ['GET', 'HEAD', 'POST'])
    if (isForeignRequest(request, trustProxy))
      return respond.text(response, 403, 'This form belongs to another site.')
    return takeForm(page, request, response)
  })
}
