import { describe, expect, it } from '@jest/globals'
import { forgetAddition, recallAdditions, rememberAddition } from '../../../core/cart/index.js'
import type { UnansweredAddition } from '../../../core/cart/index.js'
import { ADDITIONS_KEY } from '../../../core/cart/unanswered-additions.js'
import { productSlug, skuId } from '../../../core/catalog/index.js'
import { createFakeStorage } from '../../fakes/key-value-store.fake.js'

const NOW = Date.UTC(2026, 0, 1)
const MUG: UnansweredAddition = {
  key: 'first',
  askedAt: NOW,
  count: 2,
  product: {
    source: { slug: productSlug('mug') },
    preselection: { preselectDefault: true, defaultSkuId: skuId('blue') },
    choices: [
      ['colour', 'red'],
      ['size', null],
    ],
  },
}

describe('an addition without an answer on any page', () => {
  it('is stored for the next page with its choice, until it is answered', () => {
    const { tab } = createFakeStorage()
    rememberAddition(tab(), MUG)
    rememberAddition(tab(), { ...MUG, key: 'second' })
    expect(recallAdditions(tab(), NOW + 1000)).toEqual([MUG, { ...MUG, key: 'second' }])
    forgetAddition(tab(), 'first', NOW)
    expect(recallAdditions(tab(), NOW).map(({ key }) => key)).toEqual(['second'])
  })

  it('is dropped when it is old, and the newest few are kept', () => {
    const { tab } = createFakeStorage()
    for (const key of 'abcdefg') rememberAddition(tab(), { ...MUG, key })
    expect(recallAdditions(tab(), NOW).map(({ key }) => key)).toEqual([...'cdefg'])
    expect(recallAdditions(tab(), NOW + 3_600_000)).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['no list', '{}'],
    ['an entry without a key', '[{"askedAt":1,"count":1}]'],
    ['a broken text', '[{'],
  ])('is none where a browser holds %s', (_, text) => {
    const storage = createFakeStorage().tab()
    storage.write(ADDITIONS_KEY, text)
    expect(recallAdditions(storage, 1)).toEqual([])
  })
})
