import type { PaymentPlan, Sku } from '../../../../core/catalog/index.js'
import { parseSkuBindings } from '../../../../core/template/index.js'
import { setTermsLine } from '../../kit/terms-line.js'
import { loadTerms } from '../order-terms.js'
import { ownElements } from './item-wrapper.js'
import type { ItemField } from './item-fields.js'

const PRICE = /^(?:price|f_price_)(?:\[\])?$/
const latest = new WeakMap<Element, PaymentPlan | null>()

const showsPrice = (element: Element): boolean =>
  parseSkuBindings(element.getAttribute('data-wf-sku-bindings')).some(
    ({ from, to }) => to === 'innerHTML' && PRICE.test(from),
  )

/** Shows below each price of a SKU the interval of payments and any trial. */
export function showPlan(
  wrapper: Element,
  fields: readonly ItemField[],
  { plan = null }: Sku,
  language: string,
): void {
  const named = fields.filter(({ field }) => field === 'price').map(({ element }) => element)
  const bound = ownElements(wrapper, '[data-wf-sku-bindings]').filter(showsPrice)
  for (const element of new Set([...named, ...bound])) {
    if (plan === null && !latest.has(element)) continue
    latest.set(element, plan)
    if (plan === null) setTermsLine(element, null)
    else
      loadTerms().then(
        ({ planLine }) => latest.get(element) === plan && setTermsLine(element, planLine(plan, language)),
        (problem: unknown) => console.error('[vitrine] the terms of a subscription are not shown', problem),
      )
  }
}
