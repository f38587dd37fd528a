import { allCountryOptions } from './countries.js'
import { orderItems, orderSummary } from './order-parts.js'
import { repeated } from './repeated.js'

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

function address(kind: 'shipping' | 'billing', country: string): string {
  const input = field(kind)
  const zipType = ` data-node-type="commerce-checkout-${kind}-zip-field" required`
  return content(
    input('full-name', 'Full Name *', 'fullname', 'name', 'name', ' required') +
      input(
        'street-address',
        'Street Address *',
        'streetaddress',
        'address_line1',
        'address-line1',
        ' required',
      ) +
      `<input type="text" aria-label="Street address, second line" name="address_line2"
        autocomplete="${kind} address-line2" ` +
      `class="w-commerce-commercecheckout${kind}streetaddressoptional">` +
      row(
        input('city', 'City *', 'city', 'address_city', 'address-level2', ' required'),
        input('state', 'State/Province', 'stateprovince', 'address_state', 'address-level1'),
        input('zip', 'Zip/Postal Code *', 'zippostalcode', 'address_zip', 'postal-code', zipType),
      ) +
      `<label for="wf-ecom-${kind}-country" class="w-commerce-commercecheckoutlabel">Country *</label>` +
      `<select id="wf-ecom-${kind}-country" class="w-commerce-commercecheckout${kind}countryselector" ` +
      `name="address_country" autocomplete="${kind} country">${allCountryOptions(country)}</select>`,
  )
}

const METHODS = `<fieldset aria-label="Shipping Method" class="w-commerce-commercecheckoutblockcontent">${repeated(
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
  class="w-commerce-commercecheckoutshippingmethodsemptystate"><div>No shipping methods are available for the
    address given.</div></div></fieldset>`

/** A container for a field of the payment provider. */
const cardField = (label: string, type: string, className: string): string =>
  `<label class="w-commerce-commercecheckoutlabel">${label}</label>` +
  `<div data-wf-stripe-element-type="${type}" data-wf-style-map="{}" style="position:relative"
    class="w-commerce-commercecheckout${className}">` +
  '<div></div><div style="position:absolute;top:0;left:0;width:100%;height:100%;opacity:0"></div></div>'

const PAYMENT = `
<div class="w-commerce-commercecheckoutpaymentinfowrapper vitrine-block">
  <div class="w-commerce-commercecheckoutblockheader"><h4 aria-level="2">Payment Info</h4></div>
  ${content(
    cardField('Card Number *', 'cardNumber', 'cardnumber') +
      row(
        cardField('Expiration Date *', 'cardExpiry', 'cardexpirationdate'),
        cardField('Security Code *', 'cardCvc', 'cardsecuritycode'),
      ) +
      '<div class="w-commerce-commercecheckoutbillingaddresstogglewrapper"><input type="checkbox" ' +
      'id="billing-address-toggle" data-node-type="commerce-checkout-billing-address-toggle-checkbox" ' +
      'class="w-commerce-commercecheckoutbillingaddresstogglecheckbox" checked=""><label ' +
      'for="billing-address-toggle" class="w-commerce-commercecheckoutbillingaddresstogglelabel">Billing address ' +
      'same as shipping</label></div>',
  )}
</div>`

const DISCOUNT =
  '<form data-node-type="commerce-checkout-discount-form" class="w-commerce-commercecheckoutdiscounts">' +
  '<label for="vitrine-discount" class="w-commerce-commercecheckoutdiscountslabel">Discount Code</label>' +
  '<input type="text" data-node-type="commerce-checkout-discount-input" maxlength="256" name="discount" ' +
  'id="vitrine-discount" class="w-commerce-commercecheckoutdiscountsinput">' +
  '<button aria-label="Apply Discount" class="w-commerce-commercecheckoutdiscountsbutton">Apply</button></form>'

const billing = (country: string): string =>
  form(
    'billing-address-wrapper',
    'billingaddresswrapper',
    'Billing Address',
    address('billing', country),
    ' style="display:none"',
  )

/** The checkout; its errors have no attributes, so the page script uses default texts. */
export const checkoutMarkup = (country: string): string => `
<main class="vitrine-order">
  <h1>Checkout</h1>
  <div data-node-type="commerce-checkout-form-container" data-wf-checkout-query="" data-wf-page-link-href-prefix=""
    class="w-commerce-commercecheckoutformcontainer">
    <div class="w-commerce-commercelayoutcontainer w-container">
      <div class="w-commerce-commercelayoutmain">
        ${form(
          'customer-info-wrapper',
          'customerinfowrapper',
          'Customer Info',
          content(
            '<label for="wf-ecom-email" class="w-commerce-commercecheckoutlabel">Email *</label><input ' +
              'type="text" id="wf-ecom-email" class="w-commerce-commercecheckoutemailinput" name="email" ' +
              'autocomplete="email" inputmode="email" required="">',
          ),
        )}
        ${form('shipping-address-wrapper', 'shippingaddresswrapper', 'Shipping Address', address('shipping', country))}
        ${form('shipping-methods-wrapper', 'shippingmethodswrapper', 'Shipping Method', METHODS)}
        ${PAYMENT}
        ${billing(country)}
        ${orderItems()}
      </div>
      <div class="w-commerce-commercelayoutsidebar">
        ${orderSummary(DISCOUNT)}
        <a href="#" value="Place Order" data-node-type="commerce-checkout-place-order-button" role="button"
          class="w-commerce-commercecheckoutplaceorderbutton" data-loading-text="Placing Order...">Place Order</a>
        <div data-node-type="commerce-checkout-error-state" style="display:none"
          class="w-commerce-commercecheckouterrorstate"><div aria-live="polite"
          class="w-checkout-error-msg"></div></div>
      </div>
    </div>
  </div>
</main>`
