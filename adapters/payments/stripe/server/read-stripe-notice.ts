import Stripe from 'stripe'
import type {
  NoticeFailure,
  NotifiedPayment,
  RawNotice,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { err, ok, toRecord, toText } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { KEY_FIELD } from './find-intent.js'

/** The maximum age of a notice; an older one may have been recorded and sent again. */
const OLDEST_S = 300

/** The dependencies for verifying notices. */
export interface NoticeReader {
  readonly webhooks: Stripe['webhooks']
  readonly secret: string | null
  readonly wallTime: () => number
  /** The key of the payment with this reference; null: it does not belong to this shop. */
  readonly keyOf: (reference: string) => Promise<Result<string | null, NoticeFailure>>
}

const refused = (tag: NoticeFailure['tag'], message: string) => err<NoticeFailure>({ tag, message })

/** The payment of an event: its object, or the payment to which the object belongs. */
function paymentOf(object: unknown): { readonly reference: string; readonly key: string | null } | null {
  const { object: kind, id, payment_intent: parent, metadata } = toRecord(object)
  const reference = kind === 'payment_intent' ? id : parent
  // An invalid id cannot be looked up; without this check Stripe would send the notice again for days.
  if (typeof reference !== 'string' || !/^\w{1,255}$/.test(reference)) return null
  return { reference, key: toText(toRecord(metadata)[KEY_FIELD]) }
}

/** The payments of a notice. A payment without a key of ours belongs to another shop. */
export async function readStripeNotice(
  { webhooks, secret, wallTime, keyOf }: NoticeReader,
  { body, headers, mayFollow }: RawNotice,
): Promise<Result<readonly NotifiedPayment[], NoticeFailure>> {
  const signature = headers['stripe-signature']
  if (secret === null) return refused('forged', 'This shop has no signing secret for notices of Stripe.')
  if (signature === undefined) return refused('forged', 'The notice is not signed.')
  let event: unknown
  try {
    const text = Buffer.from(body).toString('utf8')
    event = webhooks.constructEvent(text, signature, secret, OLDEST_S, undefined, wallTime())
  } catch (thrown) {
    return thrown instanceof Stripe.errors.StripeSignatureVerificationError
      ? refused('forged', 'The signature of the notice is wrong or too old.')
      : refused('unreadable', 'The notice is signed and cannot be read.')
  }
  const payment = paymentOf(toRecord(toRecord(event)['data'])['object'])
  if (payment === null) return ok([])
  if (mayFollow !== undefined && !(await mayFollow(toText(toRecord(event)['id']) ?? signature)))
    return refused('too-many', 'The notice was handled several times a moment ago.')
  const key = payment.key === null ? await keyOf(payment.reference) : ok(payment.key)
  if (!key.ok) return key
  return ok(key.value === null ? [] : [{ key: key.value, reference: payment.reference }])
}
