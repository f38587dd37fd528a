import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RateLimit } from '../../../core/ports/rate-limit.port.js'
import {
  declarationOf,
  declareWithdrawal,
  problemsOf,
} from '../../../core/use-cases/withdrawal/declare-withdrawal.js'
import type { Declaration, DeclarePorts } from '../../../core/use-cases/withdrawal/declare-withdrawal.js'
import {
  renderWithdrawalPage,
  withdrawalStyle,
} from '../../../core/use-cases/withdrawal/render-withdrawal-page.js'
import type {
  WithdrawalFrame,
  WithdrawalStep,
} from '../../../core/use-cases/withdrawal/render-withdrawal-page.js'
import { at, isSameOrigin, readBody, takeForAddress, visitorAddress, respond } from '../http/index.js'
import type { Route } from '../http/index.js'

/** The parts that take withdrawals. */
export interface WithdrawalRouteOptions {
  readonly ports: DeclarePorts
  readonly frame: WithdrawalFrame
  readonly limit: RateLimit
  readonly trustProxy: boolean
  /** Called when mails were queued. */
  readonly onMail: () => void
}

const BODY = { limitBytes: 32_768 } as const
/** Each confirmation may be a guess at the number of an order. */
const TRIES = { points: 20, windowMs: 60 * 60_000 } as const
const OWN_SITE: ReadonlySet<string> = new Set(['same-origin', 'none'])

/** The page on which shoppers withdraw from a contract, in two steps, without a script. */
export function createWithdrawalRoute(options: WithdrawalRouteOptions): Route {
  const { ports, frame, limit, trustProxy, onMail } = options
  const style = createHash('sha256').update(withdrawalStyle(frame.look)).digest('base64')
  const policy =
    `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'self'; ` +
    "frame-ancestors 'none'"

  const show = (response: ServerResponse, status: number, step: WithdrawalStep): void => {
    respond.html(response, status, renderWithdrawalPage(step, frame), {
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    })
  }
  const isForeign = (request: IncomingMessage): boolean => {
    const site = request.headers['sec-fetch-site']
    return site === undefined ? !isSameOrigin(request, trustProxy) : !OWN_SITE.has(String(site))
  }

  async function confirm(
    request: IncomingMessage,
    response: ServerResponse,
    declaration: Declaration,
  ): Promise<void> {
    if (!(await takeForAddress({ limit, ...TRIES }, 'withdrawal', visitorAddress(request, trustProxy)))) {
      const line = 'That was tried too often. Please wait an hour, or write to the shop.'
      return respond.tooOften(response, TRIES.windowMs, line)
    }
    if (await declareWithdrawal(ports, declaration)) onMail()
    show(response, 200, { tag: 'done' })
  }

  return at(ports.settings.path, async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { searchParams } = new URL(request.url ?? '', 'http://site')
      const declaration = declarationOf((field) =>
        field === 'number' ? (searchParams.get('order') ?? '') : '',
      )
      return show(response, 200, { tag: 'form', declaration, problems: [] })
    }
    if (request.method !== 'POST') {
      return respond.notAllowed(response, ['GET', 'HEAD', 'POST'])
    }
    if (isForeign(request)) return respond.text(response, 403, 'This form belongs to another site.')
    const body = await readBody(request, BODY)
    const sent = new URLSearchParams(body.ok ? body.value.toString('utf8') : '')
    const declaration = declarationOf((field) => sent.get(field) ?? '')
    const problems = problemsOf(declaration)
    const step = sent.get('step')
    if (problems.length > 0 || step === 'change')
      return show(response, problems.length > 0 ? 422 : 200, { tag: 'form', declaration, problems })
    return step === 'confirm'
      ? confirm(request, response, declaration)
      : show(response, 200, { tag: 'check', declaration })
  })
}
