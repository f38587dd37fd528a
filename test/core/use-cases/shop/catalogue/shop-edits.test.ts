import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { currencyCode, money, percent } from '../../../../../core/money/index.js'
import { decideProductEdit } from '../../../../../core/use-cases/shop/catalogue/decide-product-edit.js'
import type { ProductEdit } from '../../../../../core/use-cases/shop/catalogue/decide-product-edit.js'
import { withEdits } from '../../../../../core/use-cases/shop/catalogue/apply-edits.js'
import type { OwnedProduct, OwnedVariant, Product } from '../../../../../core/catalog/index.js'
import {
  decideDiscountEdit,
  decideDiscountEnd,
  decideNewDiscount,
} from '../../../../../core/use-cases/shop/discounts/decide-discount.js'
import type { DiscountEdit } from '../../../../../core/use-cases/shop/discounts/decide-discount.js'
import { discountState } from '../../../../../core/pricing/index.js'

const EUR = currencyCode('EUR')
const eur = (amount: number) => money(amount, EUR)
const variant = (id: string, more: Partial<OwnedVariant> = {}): OwnedVariant => ({
  id,
  code: id.toUpperCase(),
  options: [],
  price: eur(1000),
  compareAt: null,
  left: 5,
  imageUrl: null,
  lowestPrior: null,
  unitPrice: null,
  inFile: {},
  ...more,
})
const MUG: OwnedProduct = {
  id: 'p1',
  slug: 'mug',
  name: 'Mug',
  isVisible: true,
  categories: [],
  variants: [variant('a'), variant('b')],
  inFile: {},
}

const decide = (edit: ProductEdit, product = MUG) => {
  const decided = decideProductEdit(product, edit)
  return decided.ok ? decided.value : decided.failure
}

/** A product of the catalogue file, with the fields that edits are about. */
const inFile = (id: string, slug: string, skus: readonly string[] = ['a', 'b']): Product =>
  ({
    id,
    slug,
    name: 'Mug',
    skus: skus.map((sku) => ({ id: sku, price: eur(900), compareAtPrice: eur(1100) })),
  }) as unknown as Product

describe('a catalogue file with the edits of the shop', () => {
  const shown = (owned: OwnedProduct, product = inFile('p1', 'mug')) => {
    const { products, hidden } = withEdits([product], [owned])
    return {
      products: products.map(({ name, skus }) => [
        name,
        ...skus.map(({ price, compareAtPrice, lowestPrior }) => [
          price.amount,
          compareAtPrice?.amount ?? null,
          lowestPrior?.amount,
        ]),
      ]),
      hidden: hidden.map(({ slug }) => slug),
    }
  }
  const [a, b] = [variant('a'), variant('b')]

  it.each<[string, OwnedProduct, readonly unknown[]]>([
    ['values of the file that were not edited', MUG, ['Mug', [900, 1100, undefined], [900, 1100, undefined]]],
    [
      'a name, a price and no compare-at price of the shop',
      {
        ...MUG,
        name: 'Cup',
        inFile: { name: 'Mug' },
        variants: [{ ...a, inFile: { price: eur(900), compareAt: null } }, b],
      },
      ['Cup', [1000, null, undefined], [900, 1100, undefined]],
    ],
    [
      'the lowest earlier price of what the shop reduced',
      {
        ...MUG,
        variants: [
          { ...a, compareAt: eur(1100), lowestPrior: eur(1050), inFile: { price: eur(1100) } },
          { ...b, lowestPrior: eur(1050) },
        ],
      },
      ['Mug', [1000, 1100, 1050], [900, 1100, undefined]],
    ],
    [
      'a product that was hidden and is shown again',
      { ...MUG, inFile: { isVisible: false } },
      ['Mug', [900, 1100, undefined], [900, 1100, undefined]],
    ],
  ])('has %s', (_, owned, expected) => {
    expect(shown(owned)).toEqual({ products: [expected], hidden: [] })
  })

  it('lacks products hidden in the shop, and none that another file of the shop lacked', () => {
    const gone = { ...MUG, isVisible: false }
    const hidden = { ...gone, inFile: { isVisible: true } }
    for (const product of [inFile('p1', 'mug'), inFile('other', 'mug'), inFile('p1', 'beaker')])
      expect(shown(hidden, product)).toEqual({ products: [], hidden: [product.slug] })
    expect(shown(gone).products).toHaveLength(1)
    expect(shown(hidden, inFile('p2', 'jug')).products).toHaveLength(1)
  })
})

describe('the edit of a product', () => {
  it.each<[string, ProductEdit, string]>([
    ['a name', { name: ' Cup \n' }, 'Mug: name to Cup'],
    ['a product that is hidden', { isVisible: false }, 'Mug: hidden'],
    ['a price', { variants: [{ variant: 'A', priceMinor: 1250 }] }, 'Mug: A price €10.00 to €12.50'],
    [
      'a compare-at price and a count',
      { variants: [{ variant: 'b', compareAtMinor: 1500, stock: { expected: 5, left: null } }] },
      'Mug: B compare-at price none to €15.00; B stock 5 to unlimited',
    ],
  ])('describes %s in a few words', (_, edit, summary) => {
    expect(decide(edit)).toMatchObject({ summary })
  })

  it.each<[string, ProductEdit, string]>([
    ['an empty name', { name: ' \n' }, 'bad-input'],
    ['a name without end', { name: 'x'.repeat(501) }, 'bad-input'],
    ['a price below zero', { variants: [{ variant: 'a', priceMinor: -1 }] }, 'bad-input'],
    ['a price that is no whole number', { variants: [{ variant: 'a', priceMinor: 0.5 }] }, 'bad-input'],
    ['a price too large', { variants: [{ variant: 'a', compareAtMinor: 1_000_000_001 }] }, 'bad-input'],
    ['an unknown variant', { variants: [{ variant: 'c', priceMinor: 1 }] }, 'not-found'],
    ['a variant named twice', { variants: [{ variant: 'a' }, { variant: 'A' }] }, 'bad-input'],
    [
      'a count that is behind',
      { variants: [{ variant: 'a', stock: { expected: 4, left: 3 } }] },
      'changed-meanwhile',
    ],
    ['a count below zero', { variants: [{ variant: 'a', stock: { expected: 5, left: -3 } }] }, 'bad-input'],
    ['a name that is to follow', { name: 'Cup', follow: ['name'] }, 'bad-input'],
    [
      'a price that is to follow',
      { variants: [{ variant: 'a', priceMinor: 1, follow: ['price'] }] },
      'bad-input',
    ],
  ])('refuses %s', (_, edit, tag) => {
    expect(decide(edit)).toMatchObject({ tag })
  })

  it('keeps the value of the file beside that of the shop, and restores it', () => {
    const change: ProductEdit = {
      name: 'Cup',
      isVisible: false,
      variants: [{ variant: 'a', priceMinor: 1250, compareAtMinor: 1500 }],
    }
    const first = decideProductEdit(MUG, change)
    if (!first.ok || first.value === null) throw new Error('refused')
    const { after } = first.value
    expect(after.inFile).toEqual({ name: 'Mug', isVisible: true })
    expect(after.variants[0]!.inFile).toEqual({ price: eur(1000), compareAt: null })
    const twice = decide({ variants: [{ variant: 'a', priceMinor: 1300 }] }, after)
    expect(twice).toMatchObject({ after: { variants: [{ inFile: { price: eur(1000) } }, {}] } })
    const follow: ProductEdit = {
      follow: ['name', 'visibility'],
      variants: [{ variant: 'a', follow: ['price', 'compare-at'] }],
    }
    expect(decide(follow, after)).toMatchObject({ after: MUG })
    expect(decide(follow)).toBeNull()
    expect(
      decide({ name: 'Mug', isVisible: true, variants: [{ variant: 'a', priceMinor: 1000 }] }),
    ).toBeNull()
  })

  it('follows the file after any sequence of edits', () => {
    const amount = fc.integer({ min: 0, max: 5000 })
    const edit = fc.record(
      {
        name: fc.constantFrom('Cup', 'Mug', 'Glass'),
        isVisible: fc.boolean(),
        price: amount,
        compareAt: amount,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
        let product = MUG
        for (const { price, compareAt, ...rest } of edits) {
          const decided = decideProductEdit(product, {
            ...rest,
            variants: [
              {
                variant: 'a',
                ...(price !== undefined && { priceMinor: price }),
                ...(compareAt !== undefined && { compareAtMinor: compareAt }),
              },
            ],
          })
          if (!decided.ok) throw new Error(decided.failure.message)
          product = decided.value?.after ?? product
        }
        const back = decideProductEdit(product, {
          follow: ['name', 'visibility'],
          variants: [{ variant: 'a', follow: ['price', 'compare-at'] }],
        })
        expect(back.ok && (back.value?.after ?? product)).toEqual(MUG)
      }),
    )
  })
})

const NOW = Date.parse('2026-05-01T00:00:00Z')
const SHOP = { currency: EUR, nowMs: NOW }

describe('a discount code', () => {
  it('is made of a code and a reduction', () => {
    const made = decideNewDiscount(' spring ', { percent: 12.5, usageLimit: 3, expiresOn: NOW + 1 }, SHOP)
    expect(made).toMatchObject({
      value: {
        after: {
          code: 'SPRING',
          name: 'SPRING',
          worth: { tag: 'percent', share: percent(12.5) },
          usageLimit: 3,
        },
        summary: 'SPRING: 12.5 %, until 2026-05-01T00:00:00.001Z, at most 3 orders',
      },
    })
  })

  it.each<[string, string, DiscountEdit]>([
    ['no code', ' ', { percent: 5 }],
    ['a code without end', 'x'.repeat(51), { percent: 5 }],
    ['nothing to take off', 'A', {}],
    ['both', 'A', { percent: 5, amountMinor: 500 }],
    ['no percentage', 'A', { percent: 0 }],
    ['more than all', 'A', { percent: 100.0001 }],
    ['five decimals', 'A', { percent: 1.23456 }],
    ['no number', 'A', { percent: Number.NaN }],
    ['an amount of nothing', 'A', { amountMinor: 0 }],
    ['a part of a cent', 'A', { amountMinor: 1.5 }],
    ['no orders', 'A', { percent: 5, usageLimit: 0 }],
    ['a minimum below zero', 'A', { percent: 5, minimumSubtotalMinor: -1 }],
    ['no date', 'A', { percent: 5, expiresOn: Number.NaN }],
    ['an end that has passed', 'A', { percent: 5, expiresOn: NOW }],
    ['a control character', 'A\u001b[31m', { percent: 5 }],
    ['a mark of direction', 'A\u202eB', { percent: 5 }],
    ['a list of no products', 'A', { percent: 5, productIds: [] }],
    ['an empty name', 'A', { percent: 5, name: ' ' }],
    ['a name without end', 'A', { percent: 5, name: 'x'.repeat(201) }],
    ['an amount that is not exact', 'A', { amountMinor: 2 ** 53 }],
    ['a date after the last', 'A', { percent: 5, expiresOn: 8.64e15 + 1 }],
    ['a list of all products by name', 'A', { percent: 5, productIds: Array.from({ length: 1001 }, String) }],
  ])('is refused with %s', (_, code, edit) => {
    expect(decideNewDiscount(code, edit, SHOP)).toMatchObject({ ok: false, failure: { tag: 'bad-input' } })
  })

  it('is edited in parts, and ended', () => {
    const made = decideNewDiscount('A', { amountMinor: 500, usageLimit: 3, productIds: ['p', 'p'] }, SHOP)
    if (!made.ok) throw new Error('refused')
    const before = { ...made.value.after, usedCount: 3, source: 'shop', version: 1 } as const
    expect(before.productIds).toEqual(['p'])
    expect(discountState(before, NOW)).toBe('used-up')
    expect(decideDiscountEdit(before, { name: 'A', amountMinor: 500 }, SHOP)).toEqual({
      ok: true,
      value: null,
    })
    expect(decideDiscountEdit(before, { usageLimit: null, percent: 10 }, SHOP)).toMatchObject({
      value: { after: { usageLimit: null, worth: { tag: 'percent' }, productIds: ['p'], usedCount: 3 } },
    })
    const ends = { ...before, expiresOn: NOW }
    expect(decideDiscountEdit(ends, { expiresOn: NOW, percent: 10 }, SHOP)).toMatchObject({ ok: true })
    expect(decideDiscountEdit(ends, { expiresOn: NOW - 1 }, SHOP)).toMatchObject({
      failure: { message: expect.stringMatching(/is in the past/) },
    })
    expect(decideDiscountEdit(before, { productIds: null, minimumCount: 2 }, SHOP)).toMatchObject({
      value: {
        after: { productIds: null, minimumCount: 2 },
        summary: expect.stringMatching(/from 2 pieces/),
      },
    })
    const over = { ...before, ...decideDiscountEnd(before, NOW)!.after }
    expect(discountState(over, NOW)).toBe('ended')
    expect(decideDiscountEnd(over, NOW + 1)).toBeNull()
  })
})
