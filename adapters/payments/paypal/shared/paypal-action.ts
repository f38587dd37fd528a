import { isRecord, parseJson, toText } from '../../../../core/shared/index.js'

/** An action that PayPal requires: the shopper must approve a payment, or later ones, on its page. */
export interface PaypalAction {
  /** The order at PayPal, or the means of payment to store; also the page's result. */
  readonly orderId: string
  /** True if nothing is paid now. */
  readonly keepsOnly: boolean
  /** The address at which the shopper approves. */
  readonly url: string
}

/** The form of an address on PayPal's own pages. */
const PAYPAL_PAGE = /^https:\/\/(?:www\.)?(?:sandbox\.)?paypal\.com\/[\w./-]*(?:\?[\w=&%.-]*)?$/

const agreeAt = (orderId: string): string => `https://www.paypal.com/checkoutnow?token=${orderId}`

/** Reads an action: the order's id in JSON, or PayPal's address for the order. null: invalid. */
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
