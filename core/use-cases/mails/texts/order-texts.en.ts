import { SUBSCRIPTION_WORDS } from '../../../subscriptions/index.js'
import type { OrderMailTexts } from './order-mail-texts.js'

/** The mails of orders in English. */
export const ORDER_TEXTS_EN: OrderMailTexts = {
  words: {
    order: 'Your order',
    number: 'Order number',
    date: 'Date',
    customer: 'Customer',
    email: 'E-mail',
    phone: 'Phone',
    payment: 'Payment',
    free: 'Nothing to pay',
    moneyHeld: 'The amount is only reserved with your means of payment. It is taken later.',
    filesLater: 'You get your files by mail as soon as it is taken.',
    moneyToCapture:
      'The money is held, not taken: capture it before the hold lapses, on the page of the order.',
    moneyReleased:
      'No money was taken. The reservation with your means of payment ends; depending on your bank, ' +
      'it takes a few days until you see it.',
    moneyDisputed: 'You have disputed the payment, so the bank decides about the money.',
    moneyUntaken: 'No money was taken for this order.',
    shipping: 'Shipping',
    subtotal: 'Subtotal',
    total: 'Total',
    refundTotal: 'Refund',
    shippingAddress: 'Shipping address',
    billingAddress: 'Billing address',
    downloads: 'Your files',
    seeOrder: 'See your order',
    openAtDesk: 'Open the order at the desk',
    payAgain: 'Pay again',
    trackParcel: 'Track the parcel',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    runningOut: 'Low stock: pieces left',
    ownOrder: 'The order',
    received: 'Received',
    statement: 'Message',
    withdrawn: 'Withdrawn',
    wholeOrder: 'the whole order',
    reason: 'Reason',
    terms: 'Terms',
    withdrawal: 'Right of withdrawal',
    invoice: 'Invoice',
    withdrawHere: 'Withdraw from contract here',
    seller: 'Seller',
    taxId: 'VAT ID',
    uid: 'VAT ID',
    taxNumber: 'Tax ID',
    register: 'Register',
    colon: ':',
    yes: 'yes',
    no: 'no',
    ...SUBSCRIPTION_WORDS.en,
  },
  mails: {
    orderPlaced: {
      subject: 'Your order {number} at {site}',
      text:
        'Hello {name}\n\nThank you for your order. This mail confirms it; please keep it.\n\n{link}\n\n' +
        '{order}\n\n{money}\n\n' +
        '{addresses}\n\n{answers}\n\n{downloads}\n\n{business}\n\n{withdrawal}\n\n{terms}',
    },
    orderReceived: {
      subject: 'New order {number}: {amount}',
      text:
        'A new order came in at {site}.\n\n{money}\n\n{link}\n\n{customer}\n\n{order}\n\n{addresses}\n\n' +
        '{answers}\n\n{stock}',
    },
    orderPaymentFailed: {
      subject: 'The payment of your order {number} failed',
      text:
        'Hello {name}\n\nThe payment of your order at {site} could not be made, so we cannot carry it out ' +
        'yet.\n\n{reason}\n\nYour cart is kept in the browser that you ordered with: pay again there, or reply to ' +
        'this mail.\n\n{link}\n\n{order}\n\n{business}',
    },
    orderDownloads: {
      subject: 'The files of your order {number}',
      text: 'Hello {name}\n\nThese are the files that you bought at {site}.\n\n{downloads}\n\n{link}\n\n{business}',
    },
    orderInvoice: {
      subject: 'The invoice of your order {number}',
      text:
        'Hello {name}\n\nThe payment of your order at {site} was taken, {amount}. Here is its invoice.' +
        '\n\n{link}\n\n{business}',
    },
    orderDispatched: {
      subject: 'Your order {number} is on its way',
      text:
        'Hello {name}\n\nThese items of your order at {site} are on their way.\n\n{lines}\n\n{tracking}\n\n' +
        '{addresses}\n\n{link}\n\n{business}',
    },
    orderDispatchedInPart: {
      subject: 'Part of your order {number} is on its way',
      text:
        'Hello {name}\n\nThese items of your order at {site} are on their way. The rest follows.\n\n{lines}\n\n' +
        '{tracking}\n\n{addresses}\n\n{link}\n\n{business}',
    },
    orderRefunded: {
      subject: 'Refund of {amount} for your order {number}',
      text:
        'Hello {name}\n\nWe refund {amount} of your order at {site}. Depending on your bank, it takes a few days ' +
        'until you see it.\n\n{lines}\n\n{reason}\n\n{link}\n\n{business}',
    },
    orderCancelled: {
      subject: 'Your order {number} was cancelled',
      text:
        'Hello {name}\n\nYour order at {site} was cancelled and will not be carried out.\n\n{reason}\n\n' +
        'You get {amount} back by the same means of payment.\n\n{money}\n\n{order}\n\n{business}',
    },
    orderRefundRefused: {
      subject: 'The refund for order {number} was refused',
      text:
        'The payment provider refused to refund {amount} of an order at {site}, so the shopper has not got the ' +
        'money.\n\n{reason}\n\n{lines}\n\n' +
        'Try it again, or send the money another way.\n\n{link}\n\n{order}',
    },
    orderDisputed: {
      subject: 'Order {number} is disputed',
      text:
        'The card holder of an order at {site} disputes the payment. The bank decides about the ' +
        'money, so refund nothing now.\n\n' +
        'Answer at the payment provider by {date}.\n\n{link}\n\n{order}',
    },
    withdrawalReceived: {
      subject: 'We received your withdrawal from order {number}',
      text:
        'Hello {name}\n\nWe received your withdrawal from the contract on {date}. This mail confirms it; please ' +
        'keep it.\n\n{withdrawn}\n\n{lines}\n\nWe will get back to you about the return and your money.\n\n{money}' +
        '\n\n{business}',
    },
    withdrawalNotice: {
      subject: 'Withdrawal from order {number}',
      text:
        'A shopper has withdrawn from the contract of an order at {site}.\n\n{withdrawn}\n\n{link}\n\n{order}\n\n' +
        'The shopper has a confirmation. Answer on the page of the order, or with this command:\n' +
        'vitrine orders return {number} accept <site folder> (or refuse)',
    },
  },
}
