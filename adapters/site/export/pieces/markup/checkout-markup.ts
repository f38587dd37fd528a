import { allCountryOptions } from './countries.js'
import { orderItems, orderSummary } from './order-parts.js'
import { repeated } from './repeated.js'
import { checkoutMessages } from './message-attributes.js'
import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

/** A form of the checkout under its heading. */
const form = (node: string, className: string, heading: string, content: string, attributes = ''): string => `
<form data-node-type="commerce-checkout-${node}"${attributes}
  class="w-commerce-commercecheckout${className} vitrine-block">
  <div class="w-commerce-commercecheckoutblockheader"><h4 aria-level="2">${heading}</h4></div>
  ${content}
</form>`

const content = (markup: string): string =>
  `<fieldset class="w-commerce-commercecheckoutblockcontent">${markup}</fieldset>`

const row = (...columns: readonly string[]): string =>
  `<div class="w-commerce-commercecheckoutrow">${columns
    .map((markup) => `<div class="w-commerce-commercecheckoutcolumn">${markup}</div>`)
    .join('')}</div>`

/** A field with its label, as both kinds of address have them. */
const field = (kind: 'shipping' | 'billing') => {
  return (
    part: string,
    label: string,
    className: string,
    name: string,
    complete: string,
    more = '',
  ): string =>
    `<label for="wf-ecom-${kind}-${part}" class="w-commerce-commercecheckoutlabel">${label}</label>` +
    `<input type="text" id="wf-ecom-${kind}-${part}" class="w-commerce-commercecheckout${kind}${className}" ` +
    `name="${name}" autocomplete="${kind} ${complete}"${more}>`
}

function address(kind: 'shipping' | 'billing', country: string, words: ShopWords): string {
  const input = field(kind)
  const zipType = ` data-node-type="commerce-checkout-${kind}-zip-field" required`
  return content(
    input('full-name', `${words.fullName} *`, 'fullname', 'name', 'name', ' required') +
      input(
        'street-address',
        `${words.street} *`,
        'streetaddress',
        'address_line1',
        'address-line1',
        ' required',
      ) +
      `<input type="text" aria-label="${words.secondLine}" name="address_line2"
        autocomplete="${kind} address-line2" ` +
      `class="w-commerce-commercecheckout${kind}streetaddressoptional">` +
      row(
        input('city', `${words.city} *`, 'city', 'address_city', 'address-level2', ' required'),
        input('state', words.state, 'stateprovince', 'address_state', 'address-level1'),
        input('zip', `${words.zip} *`, 'zippostalcode', 'address_zip', 'postal-code', zipType),
      ) +
      `<label for="wf-ecom-${kind}-country" class="w-commerce-commercecheckoutlabel">${words.country} *</label>` +
      `<select id="wf-ecom-${kind}-country" class="w-commerce-commercecheckout${kind}countryselector" ` +
      `name="address_country" autocomplete="${kind} country">${allCountryOptions(country, words.language)}</select>`,
  )
}

const methods = (
  words: ShopWords,
): string => `<fieldset aria-label="${words.shippingMethod}" class="w-commerce-commercecheckoutblockcontent">${repeated(
  {
    id: 'vitrine-shipping-methods',
    collection: 'database.commerceOrder.availableShippingMethods',
    tag: 'div',
    attributes:
      'data-node-type="commerce-checkout-shipping-methods-list" class="w-commerce-commercecheckoutshippingmethodslist"',
    entry:
      '<label class="w-commerce-commercecheckoutshippingmethoditem">' +
      '<input type="radio" required="" name="shipping-method-choice">' +
      '<div class="w-commerce-commercecheckoutshippingmethoddescriptionblock">' +
      '<div class="w-commerce-commerceboldtextblock"></div><div></div></div><div></div></label>',
  },
)}<div data-node-type="commerce-checkout-shipping-methods-empty-state" style="display:none"
  class="w-commerce-commercecheckoutshippingmethodsemptystate"><div>${words.noMethods}</div></div></fieldset>`

/** A container for a field of the payment provider. */
const cardField = (label: string, type: string, className: string): string =>
  `<label class="w-commerce-commercecheckoutlabel">${label}</label>` +
  `<div data-wf-stripe-element-type="${type}" data-wf-style-map="{}" style="position:relative"
    class="w-commerce-commercecheckout${className}">` +
  '<div></div><div style="position:absolute;top:0;left:0;width:100%;height:100%;opacity:0"></div></div>'

const payment = (words: ShopWords): string => `
<div class="w-commerce-commercecheckoutpaymentinfowrapper vitrine-block">
  <div class="w-commerce-commercecheckoutblockheader"><h4 aria-level="2">${words.payment}</h4></div>
  ${content(
    cardField(`${words.cardNumber} *`, 'cardNumber', 'cardnumber') +
      row(
        cardField(`${words.expiry} *`, 'cardExpiry', 'cardexpirationdate'),
        cardField(`${words.securityCode} *`, 'cardCvc', 'cardsecuritycode'),
      ) +
      '<div class="w-commerce-commercecheckoutbillingaddresstogglewrapper"><input type="checkbox" ' +
      'id="billing-address-toggle" data-node-type="commerce-checkout-billing-address-toggle-checkbox" ' +
      'class="w-commerce-commercecheckoutbillingaddresstogglecheckbox" checked=""><label ' +
      `for="billing-address-toggle" class="w-commerce-commercecheckoutbillingaddresstogglelabel">${words.sameAddress}` +
      '</label></div>',
  )}
</div>`

const discount = (words: ShopWords): string =>
  '<form data-node-type="commerce-checkout-discount-form" class="w-commerce-commercecheckoutdiscounts">' +
  `<label for="vitrine-discount" class="w-commerce-commercecheckoutdiscountslabel">${words.discount}</label>` +
  '<input type="text" data-node-type="commerce-checkout-discount-input" maxlength="256" name="discount" ' +
  // The builder's class for this field has another background than its classes for all others.
  'id="vitrine-discount" class="w-commerce-commercecheckoutemailinput">' +
  `<button aria-label="${words.applyDiscount}" class="w-commerce-commercecheckoutdiscountsbutton">${words.apply}` +
  '</button></form>'

const billing = (country: string, words: ShopWords): string =>
  form(
    'billing-address-wrapper',
    'billingaddresswrapper',
    words.billingAddress,
    address('billing', country, words),
    ' style="display:none"',
  )

/** The checkout, with a preselected country. */
export const checkoutMarkup = (words: ShopWords, country: string): string => `
<main class="vitrine-order">
  <h1>${words.titles.checkout}</h1>
  <div data-node-type="commerce-checkout-form-container" data-wf-checkout-query="" data-wf-page-link-href-prefix=""
    class="w-commerce-commercecheckoutformcontainer">
    <div class="w-commerce-commercelayoutcontainer w-container">
      <div class="w-commerce-commercelayoutmain">
        ${form(
          'customer-info-wrapper',
          'customerinfowrapper',
          words.customerInfo,
          content(
            `<label for="wf-ecom-email" class="w-commerce-commercecheckoutlabel">${words.email} *</label><input ` +
              'type="text" id="wf-ecom-email" class="w-commerce-commercecheckoutemailinput" name="email" ' +
              'autocomplete="email" inputmode="email" required="">',
          ),
        )}
        ${form(
          'shipping-address-wrapper',
          'shippingaddresswrapper',
          words.shippingAddress,
          address('shipping', country, words),
        )}
        ${form('shipping-methods-wrapper', 'shippingmethodswrapper', words.shippingMethod, methods(words))}
        ${payment(words)}
        ${billing(country, words)}
        ${orderItems(words)}
      </div>
      <div class="w-commerce-commercelayoutsidebar">
        ${orderSummary(words, discount(words))}
        <a href="#" value="${words.placeOrder}" data-node-type="commerce-checkout-place-order-button" role="button"
          class="w-commerce-commercecheckoutplaceorderbutton"
          data-loading-text="${words.placing}">${words.placeOrder}</a>
        <div data-node-type="commerce-checkout-error-state" style="display:none"
          class="w-commerce-commercecheckouterrorstate"><div aria-live="polite"
          class="w-checkout-error-msg"${checkoutMessages(words)}></div></div>
      </div>
    </div>
  </div>
</main>`
