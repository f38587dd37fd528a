import type { StandardBlock, StandardPart } from '../recognition/index.js'

const ORDER = 'database.commerceOrder'

const text = (role: string, selector: string, path: string, type = 'PlainText'): StandardPart => ({
  role,
  selector,
  isText: true,
  bindings: [{ target: 'innerHTML', type, path }],
})

const price = (role: string, selector: string, path: string): StandardPart =>
  text(role, selector, path, 'CommercePrice')

/** An element for one text, except options of a line and buttons. */
const TEXT = ':is(div, span, p, strong, h1, h2, h3, h4, h5, h6):not(ul *, a *, button *)'

const nextText = (role: string, within: string, path: string, type = 'PlainText'): StandardPart => ({
  ...text(role, `${within} ${TEXT}`, path, type),
  isNextFree: true,
})

const field = (role: string, selector: string, path: string): StandardPart => ({
  role,
  selector,
  bindings: [{ target: 'value', type: 'PlainText', path }],
})

const whenShipped = { field: 'requiresShipping', operator: 'eq', value: 'true', type: 'Bool' } as const

const shippedOnly = (role: string, selector: string): StandardPart => ({
  role,
  selector,
  bindings: [],
  condition: whenShipped,
})

const SUMMARY_ITEM = '.w-commerce-commercecheckoutsummaryitem'
const SUMMARY_ROW = '.w-commerce-commercecheckoutsummaryflexboxdiv'

/**
 * The lines of an address in the confirmation: three lines, a row of city, state and postal code, the
 * country.
 */
const addressLines = (kind: 'shipping' | 'billing', column: string): readonly StandardPart[] => [
  text(`${kind} addressee`, `${column} > div:nth-of-type(1)`, `${kind}AddressAddressee`),
  text(`${kind} line 1`, `${column} > div:nth-of-type(2)`, `${kind}AddressLine1`),
  text(`${kind} line 2`, `${column} > div:nth-of-type(3)`, `${kind}AddressLine2`),
  text(`${kind} city`, `${column} > ${SUMMARY_ROW} > div:nth-of-type(1)`, `${kind}AddressCity`),
  text(`${kind} state`, `${column} > ${SUMMARY_ROW} > div:nth-of-type(2)`, `${kind}AddressState`),
  text(`${kind} postal code`, `${column} > ${SUMMARY_ROW} > div:nth-of-type(3)`, `${kind}AddressPostalCode`),
  text(`${kind} country`, `${column} > ${SUMMARY_ROW} ~ div`, `${kind}AddressCountry`),
]

/** The inputs of an address form, found by the names that every page uses. */
const addressFields = (kind: 'shipping' | 'billing'): readonly StandardPart[] => [
  field(`${kind} name field`, '[name="name"]', `${kind}AddressAddressee`),
  field(`${kind} line 1 field`, '[name="address_line1"]', `${kind}AddressLine1`),
  field(`${kind} line 2 field`, '[name="address_line2"]', `${kind}AddressLine2`),
  field(`${kind} city field`, '[name="address_city"]', `${kind}AddressCity`),
  field(`${kind} state field`, '[name="address_state"]', `${kind}AddressState`),
  field(`${kind} country field`, '[name="address_country"]', `${kind}AddressCountry`),
  field(`${kind} zip field`, '[name="address_zip"]', `${kind}AddressPostalCode`),
]

/** The standard blocks of a shop as exports leave them, with the data that each part shows. */
export const PAGE_BLOCKS: readonly StandardBlock[] = [
  {
    block: 'cart',
    scope: '[data-node-type="commerce-cart-wrapper"]',
    data: ORDER,
    roles: [
      {
        role: 'count badge',
        selector: '.w-commerce-commercecartopenlinkcount',
        bindings: [{ target: 'innerHTML', type: 'Number', path: 'userItemsCount' }],
      },
      price('subtotal', '.w-commerce-commercecartordervalue', 'subtotal'),
    ],
  },
  {
    block: 'customer info form',
    scope: '[data-node-type="commerce-checkout-customer-info-wrapper"]',
    data: ORDER,
    roles: [field('e-mail field', '[name="email"]', 'customerEmail')],
  },
  {
    block: 'shipping address form',
    scope: '[data-node-type="commerce-checkout-shipping-address-wrapper"]',
    data: ORDER,
    roles: [shippedOnly('shipping address', ':scope'), ...addressFields('shipping')],
  },
  {
    block: 'shipping methods form',
    scope: '[data-node-type="commerce-checkout-shipping-methods-wrapper"]',
    data: ORDER,
    roles: [shippedOnly('shipping methods', ':scope')],
  },
  {
    block: 'billing address form',
    scope: '[data-node-type="commerce-checkout-billing-address-wrapper"]',
    data: ORDER,
    roles: addressFields('billing'),
  },
  {
    block: 'same as shipping',
    scope: '.w-commerce-commercecheckoutbillingaddresstogglewrapper',
    data: ORDER,
    roles: [shippedOnly('toggle', ':scope')],
  },
  {
    block: 'order summary',
    scope: '.w-commerce-commercecheckoutordersummarywrapper',
    data: ORDER,
    roles: [
      price('total', '.w-commerce-commercecheckoutsummarytotal', 'total'),
      price(
        'subtotal',
        '.w-commerce-commercecheckoutsummarylineitem > ' +
          ':last-child:not(:first-child):not(.w-commerce-commercecheckoutsummarytotal)',
        'subtotal',
      ),
      nextText('subtotal', '.w-commerce-commercecheckoutsummarylineitem', 'subtotal', 'CommercePrice'),
    ],
  },
  {
    block: 'customer summary',
    scope: '.w-commerce-commercecheckoutcustomerinfosummarywrapper',
    data: ORDER,
    roles: [
      text(
        'e-mail',
        `.w-commerce-commercecheckoutcolumn:nth-of-type(1) ${SUMMARY_ITEM} > div`,
        'customerEmail',
      ),
      shippedOnly('shipping column', '.w-commerce-commercecheckoutcolumn:nth-of-type(2)'),
      ...addressLines('shipping', `.w-commerce-commercecheckoutcolumn:nth-of-type(2) ${SUMMARY_ITEM}`),
    ],
  },
  {
    block: 'shipping summary',
    scope: '.w-commerce-commercecheckoutshippingsummarywrapper',
    data: ORDER,
    roles: [
      shippedOnly('shipping summary', ':scope'),
      text('method name', `${SUMMARY_ITEM} > div:nth-of-type(1)`, 'shippingMethodName'),
      text('method description', `${SUMMARY_ITEM} > div:nth-of-type(2)`, 'shippingMethodDescription'),
    ],
  },
  {
    block: 'payment summary',
    scope: '.w-commerce-commercecheckoutpaymentsummarywrapper',
    data: ORDER,
    roles: [
      text(
        'card provider',
        `.w-commerce-commercecheckoutcolumn:nth-of-type(1) ${SUMMARY_ROW}:nth-of-type(1) > div:nth-of-type(1)`,
        'cardProvider',
      ),
      text(
        'last four digits',
        `.w-commerce-commercecheckoutcolumn:nth-of-type(1) ${SUMMARY_ROW}:nth-of-type(1) > div:nth-of-type(2)`,
        'cardLastFour',
      ),
      text(
        'expiry month',
        `.w-commerce-commercecheckoutcolumn:nth-of-type(1) ${SUMMARY_ROW}:nth-of-type(2) > div:nth-of-type(1)`,
        'cardExpiresMonth',
      ),
      {
        role: 'expiry separator',
        selector:
          `.w-commerce-commercecheckoutcolumn:nth-of-type(1) ${SUMMARY_ROW}:nth-of-type(2) > ` +
          `div:nth-of-type(2)`,
        bindings: [],
        condition: { field: 'cardExpiresMonth', operator: 'exists', value: 'yes', type: 'PlainText' },
      },
      text(
        'expiry year',
        `.w-commerce-commercecheckoutcolumn:nth-of-type(1) ${SUMMARY_ROW}:nth-of-type(2) > div:nth-of-type(3)`,
        'cardExpiresYear',
      ),
      ...addressLines('billing', `.w-commerce-commercecheckoutcolumn:nth-of-type(2) ${SUMMARY_ITEM}`),
    ],
  },
]

const METHOD_TEXTS = '.w-commerce-commercecheckoutshippingmethoddescriptionblock'

const LINE = `${ORDER}.userItems[]`

const lineName = 'product.f_name_'

/** The entries of the standard lists, for templates that an export kept without their bindings. */
export const ENTRY_BLOCKS: readonly StandardBlock[] = [
  {
    block: 'line',
    scope: `${ORDER}.userItems`,
    data: LINE,
    roles: [
      {
        role: 'image',
        selector: '.w-commerce-commercecartitemimage',
        bindings: [
          { target: 'src', type: 'ImageRef', path: 'sku.f_main_image_4dr' },
          { target: 'alt', type: 'PlainText', path: 'sku.f_main_image_4dr.alt' },
        ],
      },
      text('name', '.w-commerce-commercecartproductname', lineName),
      text(
        'order item name',
        '.w-commerce-commercecheckoutorderitemdescriptionwrapper .w-commerce-commerceboldtextblock',
        lineName,
      ),
      price('price', '.w-commerce-commercecartproductname + div', 'price'),
      text('count', '.w-commerce-commercecheckoutorderitemquantitywrapper > :last-child', 'count', 'Number'),
      price('row total', '.w-commerce-commercecheckoutorderitemdescriptionwrapper + div', 'rowTotal'),
      {
        role: 'quantity field',
        selector: '[data-wf-cart-action="update-item-quantity"], .w-commerce-commercecartquantity',
        bindings: [
          { target: 'value', type: 'Number', path: 'count' },
          { target: 'data-commerce-sku-id', type: 'ItemRef', path: 'sku.id' },
        ],
        condition: {
          field: 'product:ec-product-type',
          operator: 'ne',
          value: 'e348fd487d0102946c9179d2a94bb613',
          type: 'Option',
        },
      },
      {
        role: 'remove link',
        selector: '[data-wf-cart-action="remove-item"]',
        bindings: [{ target: 'data-commerce-sku-id', type: 'ItemRef', path: 'sku.id' }],
      },
      nextText('price', '.w-commerce-commercecartitem', 'price', 'CommercePrice'),
      nextText('row total', '.w-commerce-commercecheckoutorderitem', 'rowTotal', 'CommercePrice'),
    ],
  },
  {
    block: 'option of a line',
    scope: `${LINE}.product.f_sku_properties_3dr`,
    data: `${LINE}.product.f_sku_properties_3dr[]`,
    roles: [
      text('option name', ':scope > :first-child', 'name'),
      text('option value', ':scope > :last-child', '', 'CommercePropValues'),
    ],
  },
  {
    block: 'extra item',
    scope: `${ORDER}.extraItems`,
    data: `${ORDER}.extraItems[]`,
    roles: [
      text('label', ':scope > :first-child', 'name'),
      price('amount', ':scope > :last-child', 'price'),
      nextText('label', ':scope', 'name'),
      nextText('amount', ':scope', 'price', 'CommercePrice'),
    ],
  },
  {
    block: 'shipping method',
    scope: `${ORDER}.availableShippingMethods`,
    data: `${ORDER}.availableShippingMethods[]`,
    roles: [
      {
        role: 'choice',
        selector: '[name="shipping-method-choice"]',
        bindings: [
          { target: 'id', type: 'PlainText', path: 'id' },
          { target: 'value', type: 'PlainText', path: 'id' },
          { target: 'checked', type: 'Bool', path: 'selected' },
        ],
      },
      text('name', `${METHOD_TEXTS} > :nth-child(1)`, 'name'),
      text('description', `${METHOD_TEXTS} > :nth-child(2)`, 'description'),
      price('cost', `${METHOD_TEXTS} + *`, 'price'),
      nextText('name', METHOD_TEXTS, 'name'),
      nextText('description', METHOD_TEXTS, 'description'),
      nextText('cost', ':scope', 'price', 'CommercePrice'),
    ],
  },
  {
    block: 'download',
    scope: `${ORDER}.downloadFiles`,
    data: `${ORDER}.downloadFiles[]`,
    roles: [
      {
        role: 'file link without words',
        selector: 'a',
        isText: true,
        bindings: [
          { target: 'innerHTML', type: 'PlainText', path: 'name' },
          { target: 'href', type: 'Link', path: 'url' },
        ],
      },
      { role: 'file link', selector: 'a', bindings: [{ target: 'href', type: 'Link', path: 'url' }] },
    ],
  },
]
