import { optionList, repeated } from './repeated.js'
import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

/** A block of a checkout or of a confirmation under its heading. */
export const block = (className: string, heading: string, content: string): string => `
<div class="${className} vitrine-block">
  <div class="w-commerce-commercecheckoutsummaryblockheader"><h4 aria-level="2">${heading}</h4></div>
  <fieldset class="w-commerce-commercecheckoutblockcontent">${content}</fieldset>
</div>`

/** The lines of an order. */
export const orderItems = (words: ShopWords): string =>
  block(
    'w-commerce-commercecheckoutorderitemswrapper',
    words.items,
    repeated({
      id: 'vitrine-order-items',
      collection: 'database.commerceOrder.userItems',
      tag: 'div',
      attributes: 'role="list" class="w-commerce-commercecheckoutorderitemslist"',
      entry:
        '<div role="listitem" class="w-commerce-commercecheckoutorderitem"><img alt="" ' +
        'class="w-commerce-commercecartitemimage">' +
        '<div class="w-commerce-commercecheckoutorderitemdescriptionwrapper"><div ' +
        'class="w-commerce-commerceboldtextblock"></div>' +
        '<div class="w-commerce-commercecheckoutorderitemquantitywrapper">' +
        `<div>${words.quantity}: </div><div></div></div>` +
        optionList('vitrine-order-options', 'w-commerce-commercecheckoutorderitemoptionlist') +
        '</div><div></div></div>',
    }),
  )

/** The sums of an order; `more` follows the total. */
export const orderSummary = (words: ShopWords, more = ''): string =>
  block(
    'w-commerce-commercecheckoutordersummarywrapper',
    words.summary,
    `<div class="w-commerce-commercecheckoutsummarylineitem"><div>${words.subtotal}</div><div></div></div>${repeated(
      {
        id: 'vitrine-order-extras',
        collection: 'database.commerceOrder.extraItems',
        tag: 'div',
        attributes: 'class="w-commerce-commercecheckoutordersummaryextraitemslist"',
        entry:
          '<div class="w-commerce-commercecheckoutordersummaryextraitemslistitem"><div></div><div></div></div>',
      },
    )}<div class="w-commerce-commercecheckoutsummarylineitem"><div>${words.total}</div><div
      class="w-commerce-commercecheckoutsummarytotal"></div></div>${more}`,
  )
