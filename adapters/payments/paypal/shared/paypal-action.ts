import { isRecord, parseJson, toText } from '../../../../core/shared/index.js'

/** A demand of PayPal: its shopper has to agree on its page, to a payment or to later ones. */
export interface PaypalAction {
  /** The order at PayPal, or what is to be kept; also what the page brings back. */
  readonly orderId: string
  /** True if nothing is paid now. */
  readonly keepsOnly: boolean
  /** The address at which the shopper agrees. */
  readonly url: string
}

/** Pages of PayPal's own, and no others. */
const PAYPAL_PAGE = /^https:\/\/(?:www\.)?(?:sandbox\.)?paypal\.com\/[\w./-]*(?:\?[\w=&%.-]*)?$/

const agreeAt = (orderId: string): string => `https://www.paypal.com/checkoutnow?token=${orderId}`

/** Reads an action: the order's id in JSON, or the address that PayPal gave for it. null: it is none. */
export function parsePaypalAction(text: string): PaypalAction | null {
  const json = parseJson(text)
  const url = PAYPAL_PAGE.test(text) ? text : null
  const named = isRecord(json)
    ? toText(json['orderId'])
    : url && new RegExp('[?&](?:token|approval_session_id)=(\\w+)').exec(url)?.[1]
  if (!named || !/^\w{1,40}$/.test(named)) return null
  return {
    orderId: named,
    keepsOnly: url?.includes('approval_session_id=') ?? false,
    url: url ?? agreeAt(named),
  }
}
