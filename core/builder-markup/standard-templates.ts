import { elementNode, textNode } from '../markup/index.js'
import type { MarkupElement } from '../markup/index.js'
import { bindingText, conditionText } from '../recognition/index.js'
import type { StandardBinding } from '../recognition/index.js'

/*
 * Replaces the templates of lines, which exports leave empty: the builder's standard blocks with its standard
 * classes, so that the designer's style sheet applies to them.
 */

const ORDER = 'database.commerceOrder'
const LINE = `${ORDER}.userItems[]`
const OPTION = `${LINE}.product.f_sku_properties_3dr[]`

const bound = (
  tag: string,
  className: string,
  data: string,
  bindings: readonly StandardBinding[],
  more: Readonly<Record<string, string>> = {},
): MarkupElement =>
  elementNode(tag, {
    ...(className === '' ? {} : { class: className }),
    ...more,
    'data-wf-bindings': bindingText(bindings, data),
  })

const boundText = (tag: string, className: string, type: string, path: string, data = LINE): MarkupElement =>
  bound(tag, className, data, [{ target: 'innerHTML', type, path }])

const box = (tag: string, className: string, children: MarkupElement['children'], more = {}): MarkupElement =>
  elementNode(tag, { ...(className === '' ? {} : { class: className }), ...more }, children)

const image = bound(
  'img',
  'w-commerce-commercecartitemimage',
  LINE,
  [{ target: 'src', type: 'ImageRef', path: 'sku.f_main_image_4dr' }],
  { alt: '' },
)

const OPTION_ENTRY = box('li', '', [
  boundText('span', '', 'PlainText', 'name', OPTION),
  box('span', '', [textNode(': ')]),
  boundText('span', '', 'CommercePropValues', '', OPTION),
])

const optionList = (className: string): MarkupElement =>
  elementNode('ul', { class: className }, [], {
    path: `${LINE}.product.f_sku_properties_3dr`,
    template: OPTION_ENTRY,
  })

const skuId: StandardBinding = { target: 'data-commerce-sku-id', type: 'ItemRef', path: 'sku.id' }

const CART_LINE = box('div', 'w-commerce-commercecartitem', [
  image,
  box('div', 'w-commerce-commercecartiteminfo', [
    boundText('div', 'w-commerce-commercecartproductname', 'PlainText', 'product.f_name_'),
    boundText('div', '', 'CommercePrice', 'price'),
    optionList('w-commerce-commercecartoptionlist'),
    {
      ...bound('a', 'w-inline-block', LINE, [skuId], {
        href: '#',
        role: 'button',
        'aria-label': 'Remove item from cart',
        'data-wf-cart-action': 'remove-item',
      }),
      children: [box('div', '', [textNode('Remove')])],
    },
  ]),
  bound(
    'input',
    'w-commerce-commercecartquantity',
    LINE,
    [{ target: 'value', type: 'Number', path: 'count' }, skuId],
    {
      type: 'number',
      name: 'quantity',
      required: '',
      pattern: '^[0-9]+$',
      inputmode: 'numeric',
      min: '0',
      autocomplete: 'off',
      'aria-label': 'Update quantity',
      'data-wf-cart-action': 'update-item-quantity',
      'data-wf-conditions': conditionText(
        {
          field: 'product:ec-product-type',
          operator: 'ne',
          value: 'e348fd487d0102946c9179d2a94bb613',
          type: 'Option',
        },
        LINE,
      ),
    },
  ),
])

const ORDER_LINE = box(
  'div',
  'w-commerce-commercecheckoutorderitem',
  [
    image,
    box('div', 'w-commerce-commercecheckoutorderitemdescriptionwrapper', [
      boundText('div', 'w-commerce-commerceboldtextblock', 'PlainText', 'product.f_name_'),
      box('div', 'w-commerce-commercecheckoutorderitemquantitywrapper', [
        box('div', '', [textNode('Quantity: ')]),
        boundText('div', '', 'Number', 'count'),
      ]),
      optionList('w-commerce-commercecheckoutorderitemoptionlist'),
    ]),
    boundText('div', '', 'CommercePrice', 'rowTotal'),
  ],
  { role: 'listitem' },
)

const EXTRA_ITEM = box('div', 'w-commerce-commercecheckoutordersummaryextraitemslistitem', [
  boundText('div', '', 'PlainText', 'name', `${ORDER}.extraItems[]`),
  boundText('div', '', 'CommercePrice', 'price', `${ORDER}.extraItems[]`),
])

const METHOD = `${ORDER}.availableShippingMethods[]`

const SHIPPING_METHOD = box('label', 'w-commerce-commercecheckoutshippingmethoditem', [
  bound(
    'input',
    '',
    METHOD,
    [
      { target: 'id', type: 'PlainText', path: 'id' },
      { target: 'value', type: 'PlainText', path: 'id' },
      { target: 'checked', type: 'Bool', path: 'selected' },
    ],
    { type: 'radio', name: 'shipping-method-choice', required: '' },
  ),
  box('div', 'w-commerce-commercecheckoutshippingmethoddescriptionblock', [
    boundText('div', 'w-commerce-commerceboldtextblock', 'PlainText', 'name', METHOD),
    boundText('div', '', 'PlainText', 'description', METHOD),
  ]),
  boundText('div', '', 'CommercePrice', 'price', METHOD),
])

/**
 * The entry of a standard list whose template an export left empty; `listClass` distinguishes a cart's lines
 * from an order's. Null: not a standard list.
 */
export function standardTemplate(path: string, listClass: string): MarkupElement | null {
  switch (path) {
    case `${ORDER}.userItems`:
      return listClass.includes('w-commerce-commercecheckoutorderitemslist') ? ORDER_LINE : CART_LINE
    case `${ORDER}.extraItems`:
      return EXTRA_ITEM
    case `${ORDER}.availableShippingMethods`:
      return SHIPPING_METHOD
    case `${LINE}.product.f_sku_properties_3dr`:
      return OPTION_ENTRY
    default:
      return null
  }
}
