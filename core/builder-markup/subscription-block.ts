import type { RecognitionTables, StandardPart } from '../recognition/index.js'

const text = (role: string, selector: string, path: string, type = 'PlainText'): StandardPart => ({
  role,
  selector,
  isText: true,
  bindings: [{ target: 'innerHTML', type, path }],
})

const hiddenUnless = (role: string, selector: string, canceled: 'yes' | 'no'): StandardPart => ({
  role,
  selector,
  bindings: [],
  condition: { field: 'canceledOn', operator: 'exists', value: canceled, type: 'Date' },
})

/** Rows are distinguished by their place, since their labels may be in any language. */
const ROW = '.w-users-gridrow'
const SECOND_ROW = `${ROW} ~ ${ROW}`
const THIRD_ROW = `${ROW} ~ ${ROW} ~ ${ROW}`

/**
 * The tables that recognise the entry of an exported list of subscriptions
 * (reference/accounts#subscriptions).
 */
export const SUBSCRIPTION_TABLES: RecognitionTables = {
  pageBlocks: [
    {
      block: 'subscription',
      scope: '.w-users-useraccountsubscriptionlistitem',
      data: '',
      roles: [
        {
          role: 'image',
          selector: '.w-commerce-commercecartitemimage',
          bindings: [
            { target: 'src', type: 'ImageRef', path: 'variantImage' },
            { target: 'alt', type: 'PlainText', path: 'variantImage.alt' },
          ],
        },
        text('name', '.w-commerce-commercecartproductname', 'productName'),
        text('purchased on', `${ROW} > :last-child`, 'subCreatedOn', 'Date'),
        hiddenUnless('next billing row', SECOND_ROW, 'no'),
        text('next billing', `${SECOND_ROW} > :last-child`, 'periodEnd', 'Date'),
        hiddenUnless('canceled row', THIRD_ROW, 'yes'),
        text('canceled on', `${THIRD_ROW} > :last-child`, 'canceledOn', 'Date'),
        text('price', '.w-users-flexcolumn > :first-child', 'variantPrice', 'CommercePrice'),
        hiddenUnless('cancel button', '[data-wf-user-subscription-cancel]', 'no'),
      ],
    },
  ],
  entryBlocks: [],
  nameAttribute: 'data-vitrine-bind',
  entryNames: {},
  pageNames: {
    name: { target: 'innerHTML', type: 'PlainText', path: 'productName' },
    price: { target: 'innerHTML', type: 'CommercePrice', path: 'variantPrice' },
    status: { target: 'innerHTML', type: 'PlainText', path: 'status' },
    'purchased-on': { target: 'innerHTML', type: 'Date', path: 'subCreatedOn' },
    'next-billing': { target: 'innerHTML', type: 'Date', path: 'periodEnd' },
    'canceled-on': { target: 'innerHTML', type: 'Date', path: 'canceledOn' },
  },
  namedListPath: 'database.userSubscriptions[]',
  data: '',
  bindingAttributes: ['data-wf-bindings', 'data-wf-conditions'],
}
