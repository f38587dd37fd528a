import { describe, expect, it } from '@jest/globals'
import { skuId, withProductPictures } from '../../../core/catalog/index.js'
import type { Image } from '../../../core/catalog/index.js'

const picture = (url: string): Image => ({ url, alt: null, name: null })

/** A SKU as `main|further,further`; an empty part is missing. */
function sku(text: string, index: number) {
  const [main = '', further = ''] = text.split('|')
  return {
    id: skuId(`sku-${index}`),
    mainImage: main === '' ? null : picture(main),
    moreImages: further === '' ? [] : further.split(',').map(picture),
  }
}

const shown = (skus: readonly string[], defaultIndex: number | null = 0): readonly string[] =>
  withProductPictures(skus.map(sku), defaultIndex === null ? null : skuId(`sku-${defaultIndex}`)).map(
    ({ mainImage, moreImages }) =>
      `${mainImage?.url ?? ''}|${moreImages.map(({ url }: { readonly url: string }) => url).join(',')}`,
  )

describe('the pictures of a variant', () => {
  it.each([
    ['a variant without any takes those of the product', ['a|b,c', '|'], 0, ['a|b,c', 'a|b,c']],
    ['a variant with its own keeps them, and only them', ['a|b', 'x|'], 0, ['a|b', 'x|']],
    ['further pictures of its own stay beside the main one of the product', ['a|b', '|y'], 0, ['a|b', 'a|y']],
    ['the product’s are those of the default variant', ['a|b', 'x|y', '|'], 1, ['a|b', 'x|y', 'x|y']],
    [
      'a default variant without any takes those of the first that has some',
      ['|', '|', 'x|y'],
      0,
      ['x|y', 'x|y', 'x|y'],
    ],
    ['no default variant: those of the first that has some', ['|', 'x|y'], null, ['x|y', 'x|y']],
    ['a product that has further pictures only', ['|b', '|'], 0, ['|b', '|b']],
    ['a product without pictures stays without', ['|', '|'], 0, ['|', '|']],
  ] as const)('%s', (_, skus, defaultIndex, expected) => {
    expect(shown(skus, defaultIndex)).toEqual(expected)
  })
})
