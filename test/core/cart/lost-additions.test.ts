import { describe, expect, it } from '@jest/globals'
import { afterAddition, resumeAddition } from '../../../core/cart/lost-additions.js'
import type { LostAdditions } from '../../../core/cart/lost-additions.js'
import { skuId } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { rejected } from '../checkout/checkout.fixture.js'
import { LOST } from './fake-shop.js'

const MUG = { skuId: skuId('mug'), count: 1, buyNow: false, key: 'first' }
const ADDED = ok({ itemId: 'l', itemCount: 1, itemPrice: money(1, 'USD') })

describe('an addition whose answer was lost', () => {
  it('is sent again under its key, with any number of other lost ones', () => {
    const others = [2, 3, 4].map((count) => ({ ...MUG, count, key: `of ${count}` }))
    const lost = [MUG, ...others].reduce(
      (known, each) => afterAddition(known, each, err(LOST)),
      [] as LostAdditions,
    )
    for (const each of [MUG, ...others]) expect(resumeAddition(lost, { ...each, key: 'fresh' })).toEqual(each)
  })

  it.each([
    ['another count', { count: 2 }],
    ['another SKU', { skuId: skuId('cup') }],
    ['buying at once', { buyNow: true }],
  ])('causes no message about %s', (_name, part) => {
    const other = { ...MUG, ...part, key: 'fresh' }
    expect(resumeAddition(afterAddition([], MUG, err(LOST)), other)).toEqual(other)
  })

  it.each([
    ['added', ADDED],
    ['refused', err(rejected('OutOfInventory'))],
  ])('is over once it was %s', (_name, result) => {
    expect(afterAddition([MUG], MUG, result)).toEqual([])
  })
})
