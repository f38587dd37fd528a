import { describe, expect, it } from '@jest/globals'
import { mayDownload, ownedFilesOf } from '../../../../../core/use-cases/shop/orders/owned-files.js'
import type { OrderWithFiles } from '../../../../../core/use-cases/shop/orders/owned-files.js'
import { placedOrder } from '../../../orders/handling/desk-order.fixture.js'

const ORDER: OrderWithFiles = {
  placed: placedOrder([[1, 1250]]),
  isCancelled: false,
  payments: [],
  refunds: [],
}
const PAID = {
  payment: 'taken',
  takenMinor: 1250,
  refundedMinor: 0,
  shippingMinor: 0,
  isDisputed: false,
} as const

describe('the files of a placed order', () => {
  it.each<[string, Partial<OrderWithFiles>, boolean]>([
    ['that is paid', { payments: [PAID] }, true],
    ['whose money is held', { payments: [{ ...PAID, payment: 'held' }] }, false],
    ['whose money is being taken', { payments: [{ ...PAID, payment: 'capturing' }] }, false],
    ['that is tried first', { payments: [{ ...PAID, payment: 'trial' }] }, true],
    ['that cost nothing', { payments: [] }, true],
    ['that is cancelled', { isCancelled: true }, false],
    ['that is disputed', { payments: [{ ...PAID, isDisputed: true }] }, false],
    ['whose copy was not kept', { placed: null, payments: [PAID] }, true],
    [
      'whose copy was not kept and that is refunded',
      { placed: null, payments: [{ ...PAID, refundedMinor: 1250 }] },
      false,
    ],
  ])('belong to the buyer of an order %s', (_, more, expected) => {
    expect(mayDownload({ ...ORDER, ...more })).toBe(expected)
  })

  it('are those of its lines, each by its path, while the order belongs to the buyer', () => {
    const placed = placedOrder([[1, 1250]])
    const items = placed.items.map((line) => ({
      ...line,
      product: { ...line.product, fields: { 'download-files': 'a.pdf; b.pdf' } },
    }))
    const order = { ...ORDER, placed: { ...placed, items }, payments: [PAID] }
    expect(['a.pdf', 'b.pdf'].map((path) => mayDownload(order, path))).toEqual([true, true])
    expect(mayDownload({ ...order, isCancelled: true }, '/later.pdf')).toBe(false)
  })

  it('include a file that no line names, unless no copy was kept', () => {
    expect(mayDownload(ORDER, '/later.pdf')).toBe(true)
    expect(mayDownload({ ...ORDER, placed: null }, '/later.pdf')).toBe(false)
    expect(ownedFilesOf({ ...ORDER, placed: null })).toEqual([])
  })
})
