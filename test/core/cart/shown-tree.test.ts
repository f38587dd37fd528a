import { describe, expect, it } from '@jest/globals'
import { shownTree } from '../../../core/cart/index.js'
import type { ShopSettings } from '../../../core/orders/index.js'
import { readPath } from '../../../core/template/index.js'
import { ON_PAGE } from '../../support/shop/capabilities.js'

const shop: ShopSettings = {
  businessCountry: 'DE',
  defaultCurrency: 'EUR',
  quickCheckoutEnabled: false,
  paymentProviders: [],
  capabilities: ON_PAGE,
}

const NOTHING = { userItemsCount: 0, userItems: [] }

describe('data that a cart shows', () => {
  it.each([
    ['no order', undefined],
    ['an answer with null for it', { database: { id: 'd', commerceOrder: null } }],
    ['an answer that did not ask for it', { database: { id: 'd' } }],
    ['an answer without a database', {}],
  ])('count nothing for %s', (_name, answer) => {
    const tree = shownTree({ order: null, shop, ...(answer && { answer }) })
    expect(readPath(tree, 'database.commerceOrder')).toEqual(NOTHING)
  })

  it('keep other data that the page requested', () => {
    const answer = { site: { id: 's' }, database: { id: 'd', commerceOrder: null } }
    expect(shownTree({ order: null, shop, answer })).toEqual({
      site: { id: 's' },
      database: { id: 'd', commerceOrder: NOTHING },
    })
  })

  it('give an order the names of pages', () => {
    const answer = {
      database: { commerceOrder: { customerInfo: { identity: { email: 'ada@example.com' } } } },
    }
    const tree = shownTree({ order: null, shop, answer })
    expect(readPath(tree, 'database.commerceOrder.customerEmail')).toBe('ada@example.com')
  })
})
