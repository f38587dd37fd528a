import { block, orderItems, orderSummary } from './order-parts.js'
import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

const item = (label: string, content: string): string =>
  '<div class="w-commerce-commercecheckoutcolumn"><div class="w-commerce-commercecheckoutsummaryitem">' +
  `<label class="w-commerce-commercecheckoutsummarylabel">${label}</label>${content}</div></div>`

const row = (...columns: readonly string[]): string =>
  `<div class="w-commerce-commercecheckoutrow">${columns.join('')}</div>`

const SPACED = '<div class="w-commerce-commercecheckoutsummarytextspacingondiv"></div>'

const spaced = (count: number): string =>
  `<div class="w-commerce-commercecheckoutsummaryflexboxdiv">${SPACED.repeat(count)}</div>`

const address = `<div></div><div></div><div></div>${spaced(3)}<div></div>`

/** The page after an order. */
export const confirmationMarkup = (words: ShopWords): string => `
<main class="vitrine-order">
  <div data-node-type="commerce-order-confirmation-wrapper" data-wf-order-query="" data-wf-page-link-href-prefix=""
    class="w-commerce-commerceorderconfirmationcontainer">
    <h1>${words.thanks}</h1>
    <p>${words.orderNumber}: <strong data-vitrine-bind="order-number"></strong></p>
    <div class="w-commerce-commercelayoutcontainer w-container">
      <div class="w-commerce-commercelayoutmain">
        ${block(
          'w-commerce-commercecheckoutcustomerinfosummarywrapper',
          words.customerInfo,
          row(item(words.email, '<div></div>'), item(words.shippingAddress, address)),
        )}
        ${block(
          'w-commerce-commercecheckoutshippingsummarywrapper',
          words.shippingMethod,
          row(
            '<div class="w-commerce-commercecheckoutcolumn"><div ' +
              'class="w-commerce-commercecheckoutsummaryitem"><div></div><div></div></div></div>',
          ),
        )}
        ${block(
          'w-commerce-commercecheckoutpaymentsummarywrapper',
          words.payment,
          row(
            item(
              words.payment,
              `${spaced(2)}<div
                class="w-commerce-commercecheckoutsummaryflexboxdiv"><div></div><div> / </div><div></div></div>`,
            ),
            item(words.billingAddress, address),
          ),
        )}
        ${orderItems(words)}
      </div>
      <div class="w-commerce-commercelayoutsidebar">${orderSummary(words)}</div>
    </div>
  </div>
</main>`
