/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { checkoutNodes } from '../../../../adapters/browser/shop/checkout/checkout-nodes.js'
import { readDetails } from '../../../../adapters/browser/shop/checkout/read-details.js'
import { NO_ADDRESS } from '../../../../core/orders/index.js'

afterEach(() => document.body.replaceChildren())

/** The details of a checkout with these blocks. */
function detailsOf(blocks: string) {
  document.body.innerHTML = `<div>${blocks}</div>`
  return readDetails(checkoutNodes(document.body.firstElementChild as HTMLElement))
}

const info = (fields: string): unknown =>
  detailsOf(`<div data-node-type="commerce-checkout-additional-info">${fields}</div>`).customData

const NOTHING = { textArea: null, textInput: null, checkbox: null }

describe('additional information', () => {
  it.each<[string, readonly object[]]>([
    ['<textarea name="Note"> Ring twice </textarea>', [{ ...NOTHING, name: 'Note', textArea: 'Ring twice' }]],
    ['<textarea>Ring</textarea>', [{ ...NOTHING, name: 'Textarea', textArea: 'Ring' }]],
    ['<textarea name="Note"> </textarea>', []],
    ['<input name="Colour" value=" Red ">', [{ ...NOTHING, name: 'Colour', textInput: 'Red' }]],
    ['<input type="tel" value="1">', [{ ...NOTHING, name: 'Text Input', textInput: '1' }]],
    ['<input name="Colour" value="">', []],
    ['<input type="checkbox" name="Gift" checked>', [{ ...NOTHING, name: 'Gift', checkbox: true }]],
    ['<input type="checkbox">', [{ ...NOTHING, name: 'Checkbox', checkbox: false }]],
    ['<select name="Size"><option selected>L</option></select>', []],
    ['<input type="submit" value="Send"><input type="hidden" value="x">', []],
    [
      '<input name="b" value="2"><textarea name="a">1</textarea>',
      [
        { ...NOTHING, name: 'b', textInput: '2' },
        { ...NOTHING, name: 'a', textArea: '1' },
      ],
    ],
  ])('of %s is %j', (fields, data) => {
    expect(info(fields)).toEqual(data)
  })
})

describe('addresses', () => {
  const FIELDS = `<input name="name" value=" Ann Lee "><input name="address_line1" value="Street 1">
    <input name="address_line2" value=" "><input name="address_city" value="Town">
    <input name="address_state" value="BE"><select name="address_country"><option>DE</option></select>
    <input name="address_zip" value="10115">`

  it.each([
    ['shipping', 'shippingAddress'],
    ['billing', 'billingAddress'],
  ] as const)('of the %s block are read by the names of their inputs', (block, field) => {
    const details = detailsOf(
      `<form data-node-type="commerce-checkout-${block}-address-wrapper">${FIELDS}</form>`,
    )
    expect(details[field]).toEqual({
      addressee: 'Ann Lee',
      line1: 'Street 1',
      line2: null,
      city: 'Town',
      state: 'BE',
      country: 'DE',
      postalCode: '10115',
    })
  })

  it('are empty without their blocks, and one serves for both without the toggle', () => {
    expect(detailsOf('')).toEqual({
      email: null,
      shippingAddress: NO_ADDRESS,
      billingAddress: NO_ADDRESS,
      isBillingSameAsShipping: true,
      shippingMethodId: null,
      customData: null,
    })
  })
})

describe('a shipping method', () => {
  it.each([
    ['id="post" value="post"', 'post'],
    ['id="post"', 'post'],
    ['value="post"', 'post'],
  ])('with [%s] is %s', (attributes, id) => {
    const details = detailsOf(
      `<form data-node-type="commerce-checkout-shipping-methods-wrapper">
        <input type="radio" name="shipping-method-choice" ${attributes} checked></form>`,
    )
    expect(details.shippingMethodId).toBe(id)
  })
})
