import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  choose,
  disabledValues,
  initialSelection,
  isInStock,
  isValueDisabled,
  offeredSkus,
  optionAxes,
  refreshSelection,
  selectedSku,
  skuId,
} from '../../../../core/catalog/index.js'
import type { Product, Selection } from '../../../../core/catalog/index.js'
import { anyProduct, product, sku, soldOut } from '../catalogue.fixture.js'

const nothing = { preselectDefault: false }
const start = (which: Product): Selection => initialSelection(which, nothing)

/** Small and large in red and blue; the large blue one is sold out, and nothing is green. */
const shirt = product({ size: ['s', 'l'], colour: ['red', 'blue', 'green'] }, [
  sku('s-red', { size: 's', colour: 'red' }),
  sku('s-blue', { size: 's', colour: 'blue' }, { inventory: { type: 'finite', quantity: 2 } }),
  sku('l-red', { size: 'l', colour: 'red' }),
  sku('l-blue', { size: 'l', colour: 'blue' }, soldOut),
])

describe('the selection at load', () => {
  it('has no choice', () => {
    expect(start(shirt)).toEqual({ chosen: { size: null, colour: null }, skuId: null })
  })

  it('has the default SKU chosen if the page asks for it', () => {
    expect(initialSelection(shirt, { preselectDefault: true })).toEqual({
      chosen: { size: 's', colour: 'red' },
      skuId: 's-red',
    })
  })

  it('prefers the default SKU the page names', () => {
    const selection = initialSelection(shirt, { preselectDefault: true, defaultSkuId: skuId('l-red') })
    expect(selection).toEqual({ chosen: { size: 'l', colour: 'red' }, skuId: 'l-red' })
  })

  it('has nothing chosen when the default SKU is sold out or unknown', () => {
    for (const id of ['l-blue', 'nowhere']) {
      expect(initialSelection(shirt, { preselectDefault: true, defaultSkuId: skuId(id) })).toEqual(
        start(shirt),
      )
    }
  })

  it('has the only SKU of a product without options, and the default one before the others', () => {
    const mug = product({}, [sku('white'), sku('black')], { defaultSkuId: skuId('black') })
    expect(start(mug)).toEqual({ chosen: {}, skuId: 'black' })
    expect(start(product({}, [sku('white')], { defaultSkuId: null }))).toEqual({ chosen: {}, skuId: 'white' })
    expect(start(product({}, [sku('white', {}, soldOut)]))).toEqual({ chosen: {}, skuId: null })
  })

  it('reads the option sets off the SKUs if the product states none', () => {
    const bare = { ...shirt, optionSets: [] }
    expect(optionAxes(bare)).toEqual([
      { setId: 'size', valueIds: ['s', 'l'] },
      { setId: 'colour', valueIds: ['red', 'blue'] },
    ])
    expect(choose(bare, choose(bare, start(bare), 'size', 's'), 'colour', 'red').skuId).toBe('s-red')
  })
})

describe('a choice', () => {
  it('gives the SKU once every set has a value', () => {
    const size = choose(shirt, start(shirt), 'size', 's')
    expect(size).toEqual({ chosen: { size: 's', colour: null }, skuId: null })
    const both = choose(shirt, size, 'colour', 'blue')
    expect(both).toEqual({ chosen: { size: 's', colour: 'blue' }, skuId: 's-blue' })
    expect(selectedSku(shirt, both)?.id).toBe('s-blue')
  })

  it('drops the SKU when it is removed', () => {
    const both = initialSelection(shirt, { preselectDefault: true })
    const open = choose(shirt, both, 'colour', null)
    expect(open).toEqual({ chosen: { size: 's', colour: null }, skuId: null })
    expect(selectedSku(shirt, open)).toBeNull()
  })

  it('resets an earlier choice with which nothing is in stock, in the state and not only on the page', () => {
    const large = choose(shirt, choose(shirt, start(shirt), 'colour', 'red'), 'size', 'l')
    expect(choose(shirt, large, 'colour', 'blue')).toEqual({
      chosen: { size: null, colour: 'blue' },
      skuId: null,
    })
  })

  it('resets a value that only three choices together exclude', () => {
    const cube = product({ a: ['1', '2'], b: ['1', '2'], c: ['1', '2'] }, [
      sku('x', { a: '1', b: '1', c: '1' }),
      sku('y', { a: '1', b: '2', c: '2' }),
      sku('z', { a: '2', b: '1', c: '2' }),
    ])
    const chosen = ['a', 'b'].reduce((selection, set) => choose(cube, selection, set, '1'), start(cube))
    const corner = choose(cube, choose(cube, chosen, 'c', '1'), 'c', '2')
    expect(corner).toEqual({ chosen: { a: '1', b: null, c: '2' }, skuId: null })
  })

  it('ignores a disabled value and a set the product does not have', () => {
    const before = choose(shirt, start(shirt), 'size', 'l')
    expect(choose(shirt, before, 'colour', 'green')).toBe(before)
    expect(choose(shirt, before, 'colour', 'blue')).toBe(before)
    expect(choose(shirt, before, 'material', 'wool')).toBe(before)
  })

  it('gives the SKU in stock of two with the same values', () => {
    const twice = product({ size: ['s'] }, [sku('gone', { size: 's' }, soldOut), sku('here', { size: 's' })])
    expect(choose(twice, start(twice), 'size', 's').skuId).toBe('here')
  })

  it('never offers a SKU that lacks a value for a set', () => {
    const partial = product({ size: ['s'], colour: ['red'] }, [
      sku('p', { size: 's' }),
      sku('q', { size: 's', colour: '' }),
    ])
    expect(offeredSkus(partial)).toEqual([])
    expect(disabledValues(partial, start(partial))).toEqual({ size: ['s'], colour: ['red'] })
  })
})

describe('disabled values', () => {
  it('are those without any stock before a choice', () => {
    expect(disabledValues(shirt, start(shirt))).toEqual({ size: [], colour: ['green'] })
  })

  it('include, in an open set, those without stock for the present choice', () => {
    expect(disabledValues(shirt, choose(shirt, start(shirt), 'size', 'l'))).toEqual({
      size: [],
      colour: ['blue', 'green'],
    })
  })

  it('stay few in a chosen set, so that a shopper can choose again', () => {
    const both = choose(shirt, choose(shirt, start(shirt), 'size', 'l'), 'colour', 'red')
    expect(disabledValues(shirt, both)).toEqual({ size: [], colour: ['green'] })
    expect(isValueDisabled(shirt, both, 'colour', 'blue')).toBe(false)
  })
})

describe('the selection after the catalogue was read again', () => {
  it('drops values that have sold out meanwhile and keeps the rest', () => {
    const both = initialSelection(shirt, { preselectDefault: true })
    const later = {
      ...shirt,
      skus: shirt.skus.map((each) => (each.id === 's-red' ? { ...each, ...soldOut } : each)),
    }
    expect(refreshSelection(shirt, both)).toEqual(both)
    expect(refreshSelection(later, both)).toEqual({ chosen: { size: 's', colour: null }, skuId: null })
  })

  it('keeps the SKU of a product without options while it lasts', () => {
    const mug = product({}, [sku('white'), sku('black')])
    const black = { chosen: {}, skuId: skuId('black') }
    expect(refreshSelection(mug, black)).toEqual(black)
    expect(refreshSelection({ ...mug, skus: [sku('white')] }, black).skuId).toBe('white')
  })
})

describe('for every catalogue', () => {
  const moves = fc.array(fc.tuple(fc.nat(2), fc.option(fc.nat(4))), { maxLength: 12 })

  /** Plays moves by place; a place without a set or value is a value the product does not have. */
  function play(
    which: Product,
    steps: readonly (readonly [number, number | null])[],
    from: Selection,
  ): Selection {
    const axes = optionAxes(which)
    return steps.reduce((selection, [set, value]) => {
      const axis = axes[set]
      const valueId = value === null ? null : (axis?.valueIds[value] ?? 'unheard-of')
      return choose(which, selection, axis?.setId ?? 'unheard-of', valueId)
    }, from)
  }

  it('no sequence of choices ends in a SKU that is not in stock or not what was chosen', () => {
    fc.assert(
      fc.property(anyProduct, moves, fc.boolean(), (which, steps, preselectDefault) => {
        const selection = play(which, steps, initialSelection(which, { preselectDefault }))
        const chosen = selectedSku(which, selection)
        if (chosen !== null) {
          expect(isInStock(chosen)).toBe(true)
          expect(selection.chosen).toEqual(chosen.optionValues)
        }
        const isComplete = Object.values(selection.chosen).every((value) => value !== null)
        if (isComplete && offeredSkus(which).length > 0) expect(chosen).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('every SKU in stock can be reached from any state by choices that are enabled', () => {
    fc.assert(
      fc.property(anyProduct, moves, (which, steps) => {
        const from = play(which, steps, start(which))
        for (const target of offeredSkus(which)) {
          const wanted = Object.entries(target.optionValues)
          let selection = from
          for (let turn = 0; turn <= 2 * wanted.length; turn += 1) {
            const next =
              wanted.find(
                ([set, value]) => selection.chosen[set] !== null && selection.chosen[set] !== value,
              ) ?? wanted.find(([set]) => selection.chosen[set] === null)
            if (next === undefined) break
            expect(isValueDisabled(which, selection, next[0], next[1])).toBe(false)
            selection = choose(which, selection, next[0], next[1])
          }
          expect(selection.chosen).toEqual(target.optionValues)
          expect(selectedSku(which, selection)).not.toBeNull()
        }
      }),
      { numRuns: 300 },
    )
  })

  it('an open set always has an enabled value while anything is in stock', () => {
    fc.assert(
      fc.property(anyProduct, moves, (which, steps) => {
        const selection = play(which, steps, start(which))
        const disabled = disabledValues(which, selection)
        for (const { setId, valueIds } of optionAxes(which)) {
          if (offeredSkus(which).length > 0 && selection.chosen[setId] === null) {
            expect(valueIds.some((value) => !disabled[setId]?.includes(value))).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
