import type { PaymentPlan } from '../../../core/catalog/index.js'
import { formatPrice } from '../../../core/money/index.js'
import type { Order } from '../../../core/orders/index.js'
import { paymentsText, planTexts, subscriptionWords } from '../../../core/subscriptions/index.js'
import type { PageContext } from '../kit/page-module.js'
import { pagePrices } from '../kit/page-prices.js'
import { setTermsLine } from '../kit/terms-line.js'

const TOTALS =
  '.w-commerce-commercecartordervalue, .w-commerce-commercecheckoutsummarytotal, ' +
  '[data-wf-bindings*="commerceOrder.total"]'
const ROWS = '.w-commerce-commercecartlineitem, .w-commerce-commercecheckoutsummarylineitem'

/** A plan as one line below a price. */
export const planLine = (plan: PaymentPlan, language: string): string =>
  planTexts(plan, subscriptionWords(language)).join(', ')

/**
 * Writes the payments of a subscription beside the totals of an order's block. They are above a total that is
 * not due today, so that the shopper reads the amount due now first.
 */
export function showOrderTerms(root: ParentNode, order: Order | null, context: PageContext): void {
  const { lang } = context.document.documentElement
  const plan = order?.items.find(({ subscription }) => subscription !== null)?.subscription
  const days = new Intl.DateTimeFormat(lang || undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  const formats = {
    price: (amount: Order['total']) => formatPrice(amount, pagePrices(context)),
    day: (ms: number) => days.format(ms),
  }
  const payments = order && paymentsText(order, subscriptionWords(lang), formats)
  const text = payments ?? (plan ? planLine(plan, lang) : null)
  const rows = [...root.querySelectorAll(TOTALS)].map((total) => total.closest(ROWS) ?? total)
  const isLater = payments !== null && order?.renewal?.today.amount !== order?.total.amount
  for (const row of new Set(rows)) {
    setTermsLine(row, null, isLater ? '' : 'above')
    setTermsLine(row, text, isLater ? 'above' : '')
  }
}
