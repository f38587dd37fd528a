import { describe, expect, it } from '@jest/globals'
import { parsePaypalAction } from '../../../../../adapters/payments/paypal/shared/paypal-action.js'

describe('the page action of a PayPal payment', () => {
  it('is the order, by its id or by the address to agree at', () => {
    const url = 'https://www.sandbox.paypal.com/checkoutnow?token=5O190127TN364715T'
    expect(parsePaypalAction(url)).toEqual({ orderId: '5O190127TN364715T', keepsOnly: false, url })
    expect(parsePaypalAction('{"orderId":"5O190127TN364715T"}')).toEqual({
      orderId: '5O190127TN364715T',
      keepsOnly: false,
      url: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
    })
  })

  it('is the method to store, by the address to agree at', () => {
    const url = 'https://www.paypal.com/agreements/approve?approval_session_id=5C991763VB2781612'
    expect(parsePaypalAction(url)).toEqual({ orderId: '5C991763VB2781612', keepsOnly: true, url })
  })

  it.each([
    '',
    '{}',
    '{"orderId":"a b"}',
    'https://paypal.example/checkoutnow?token=1',
    'https://www.paypal.com.example/checkoutnow?token=1',
    'javascript:alert(1)',
    'http://www.paypal.com/checkoutnow?token=1',
  ])('is not %j', (text) => expect(parsePaypalAction(text)).toBeNull())
})
