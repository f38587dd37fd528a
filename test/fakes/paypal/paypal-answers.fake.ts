import type {
  PaypalAnswer,
  PaypalClient,
  PaypalRequest,
} from '../../../adapters/payments/paypal/server/paypal-client.js'

/** The path at which PayPal verifies a notice. */
export const CHECK = '/v1/notifications/verify-webhook-signature'

export const done = (body: unknown): PaypalAnswer => ({ tag: 'done', body, dateHeader: null })
export const FAILED: PaypalAnswer = { tag: 'failed', status: 404, issue: '', message: '', text: '' }
export const UNREACHED: PaypalAnswer = { tag: 'unreached', message: 'away' }

/**
 * PayPal's answers to questions about notices: all payments are the shop's own, the capture C1 is of the order O1, and
 * so on. `changes`: other answers for these paths.
 */
export function createPaypalAnswers(changes: Readonly<Record<string, PaypalAnswer>> = {}): {
  readonly client: PaypalClient
  readonly asked: readonly PaypalRequest[]
} {
  const asked: PaypalRequest[] = []
  const answerTo = (path: string): PaypalAnswer => {
    const [, captured] = /^\/v2\/payments\/captures\/C(\d)$/.exec(path) ?? []
    if (captured !== undefined)
      return done({ supplementary_data: { related_ids: { order_id: `O${captured}` } } })
    const [, order] = /^\/v2\/checkout\/orders\/(O\d)$/.exec(path) ?? []
    if (order !== undefined) return done({ id: order, purchase_units: [{ custom_id: `key of ${order}` }] })
    return path === CHECK ? done({ verification_status: 'SUCCESS' }) : FAILED
  }
  const client: PaypalClient = {
    send: async (request: PaypalRequest) => {
      asked.push(request)
      return changes[request.path] ?? answerTo(request.path)
    },
  }
  return { client, asked }
}
