import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  optionSetIdOf,
  optionValueIdOf,
  productIdOf,
  skuIdOf,
} from '../../../adapters/server/sql/shop/index.js'
import { renderedShop } from './rendered-shop.js'
import { openShopSite, openStore } from './shop-site.js'

const COLOURS = ['Blue', 'Red', 'Green']
const SIZES = ['Small', 'Medium', 'Large']

/**
 * The ids that the builder gave to one product: the store's own ones stand in the rendered page and are
 * replaced by these.
 */
const BUILDERS: readonly (readonly [made: string, builders: string])[] = [
  [productIdOf('mug'), '64f0a1b2c3d4e5f600000001'],
  [optionSetIdOf('mug', 'Colour'), '0c010000000000000000000000000000'],
  [optionSetIdOf('mug', 'Size'), '512e0000000000000000000000000000'],
  ...COLOURS.map((name) => [optionValueIdOf('mug', 'Colour', name), `c-${name}`] as const),
  ...SIZES.map((name) => [optionValueIdOf('mug', 'Size', name), `s-${name}`] as const),
  ...COLOURS.flatMap((colour) =>
    SIZES.map((size) => [skuIdOf('mug', [colour, size]), `sku-${colour}-${size}`] as const),
  ),
]

const CATALOGUE = [
  'Product ID,Variant ID,Product Handle,Product Name,Option 1 Name,Option 1 ID,Option 1 Value,' +
    'Option 1 Value ID,Option 2 Name,Option 2 ID,Option 2 Value,Option 2 Value ID,Variant Price,' +
    'Variant Inventory',
  ...COLOURS.flatMap((colour) =>
    SIZES.map((size) =>
      [
        '64f0a1b2c3d4e5f600000001',
        `sku-${colour}-${size}`,
        'mug,Mug,Colour',
        '0c010000000000000000000000000000',
        `${colour},c-${colour},Size`,
        '512e0000000000000000000000000000',
        `${size},s-${size}`,
        colour === 'Green' ? '15.00,0' : '12.50,9',
      ].join(','),
    ),
  ),
].join('\n')

const shop = renderedShop(
  { 'product.html': { source: 'published-product.html', args: { preselect: 'false' } } },
  async (folder) => {
    const file = join(folder, 'product.html')
    const rendered = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      BUILDERS.reduce((text, [made, builders]) => text.replaceAll(made, builders), rendered),
    )
    return openShopSite(folder, await openStore(CATALOGUE, { name: 'Test', currency: 'USD', country: 'US' }))
  },
)

describe('a published page with the ids of the builder', () => {
  it('finds its product in a catalogue with option sets, and sells the selection', async () => {
    const at = await shop.visit('product')
    const colour = at.page.getByLabel('Colour')
    await colour.locator('option:disabled', { hasText: 'Green' }).waitFor({ state: 'attached' })
    await colour.selectOption({ label: 'Red' })
    await at.pill('Medium').click()
    await at.addButton().click()
    await at.untilCartOpen()
    expect(await at.page.textContent('.w-commerce-commercecartproductname')).toBe('Mug')
    expect(await at.quantity().first().getAttribute('data-commerce-sku-id')).toBe('sku-Red-Medium')
    expect(await at.close()).toEqual([])
  })
})
