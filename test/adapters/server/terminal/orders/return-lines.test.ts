import { describe, expect, it } from '@jest/globals'
import { returnNextLines } from '../../../../../adapters/server/terminal/orders/return-lines.js'
import type { Withdrawal } from '../../../../../core/orders/index.js'
import { orderNumber } from '../../../../../core/shared/index.js'
import { paidOrder } from '../../../../core/use-cases/documents/document-order.fixture.js'

const order = { ...paidOrder(), fulfilments: [] }
const number = orderNumber(order.placed.id)
const withdrawal: Withdrawal = {
  id: 'one',
  orderId: order.placed.id,
  lines: [],
  name: 'Ada',
  statement: null,
  receivedMs: 0,
  isLate: false,
  state: 'accepted',
  changedMs: 0,
}
const parcel = { id: 'parcel', lines: [], carrier: null, tracking: null, atMs: 0 }

describe('the next steps after an accepted return', () => {
  it('begin with its receipt if a parcel was sent', () => {
    const site = { folder: './shop', data: './data', site: 'main' }
    const lines = returnNextLines(withdrawal, { ...order, fulfilments: [parcel] }, site)
    expect(lines).toEqual([
      `When the goods are back: vitrine orders return ${number} receive ./shop --data ./data`,
      `To give the money back: vitrine orders refund ${number} ./shop --data ./data --whole`,
      `Then: vitrine orders return ${number} refund ./shop --data ./data`,
    ])
  })

  it('name no goods that come back if nothing was sent', () => {
    expect(returnNextLines(withdrawal, order, {})).toEqual([
      `To give the money back: vitrine orders refund ${number} --whole`,
      `Then: vitrine orders return ${number} refund`,
    ])
  })
})
