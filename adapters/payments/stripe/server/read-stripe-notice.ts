import Stripe from 'stripe'
import type {
  NoticeFailure,
  NotifiedPayment,
  RawNotice,
} from '../../../../core/ports/payment-processor.port.js'
import { err, ok, toRecord, toText } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { KEY_FIELD } from './find-intent.js'

/** An older notice may be one that was listened to and sent again. */
const OLDEST_S = 300

/** The tools that tell real notices from forged ones. */
export interface NoticeReader {
  readonly webhooks: Stripe['webhooks']
  readonly secret: string | null
  readonly wallTime: () => number
  /** The key of the payment with this reference; null where it is none of this shop's. */
  readonly keyOf: (reference: string) => Promise<Result<string | null, NoticeFailure>>
}

const refused = (tag: NoticeFailure['tag'], message: string) => err<NoticeFailure>({ tag, message })

/** The payment that the object of an event is, or belongs to. */
function paymentOf(object: unknown): { readonly reference: string; readonly key: string | null } | null {
  const { object: kind, id, payment_intent: parent, metadata } = toRecord(object)
  const reference = kind === 'payment_intent' ? id : parent
  // A text that is no id of Stripe's cannot be asked about; its notice would otherwise be sent again for
  // days.
  if (typeof reference !== 'string' || !/^\w+$/.test(reference)) return null
  return { reference, key: toText(toRecord(metadata)[KEY_FIELD]) }
}

/**
 * The payments a notice is about. A notice is about another shop's payment where that carries no key of ours.
 */
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
    return refused('too-many', 'The notice was followed several times just now.')
  const key = payment.key === null ? await keyOf(payment.reference) : ok(payment.key)
  if (!key.ok) return key
  return ok(key.value === null ? [] : [{ key: key.value, reference: payment.reference }])
}
