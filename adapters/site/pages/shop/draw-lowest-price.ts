import type { Element } from 'domhandler'
import { defaultSku, lowestPriceText } from '../../../../core/catalog/index.js'
import type { Sku } from '../../../../core/catalog/index.js'
import { formatPrice, toDecimalString } from '../../../../core/money/index.js'
import { groupBy } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import { addDrawing, copyOf, makeElement, setChildren, toggleClass } from './draft.js'
import type { Draw } from './draft.js'
import type { DrawSettings, ProductScope } from './product-scope.js'
import { ownParts } from './product-elements.js'

const LOWEST_PRICE = '[data-vitrine-bind="lowest-price"]'

/**
 * The condition under which the page script shows a sentence: the chosen SKU is still sold at the price in
 * the sentence.
 */
const conditionOf = (skus: readonly Sku[], { price }: Sku): string =>
  encodeURIComponent(
    JSON.stringify({
      condition: {
        fields: {
          'default-sku:id': { idin: skus.map(({ id }) => id), type: 'ItemRef' },
          'default-sku:price': { eq: toDecimalString(price), type: 'CommercePrice' },
          'default-sku:compare-at-price': { exists: 'yes', type: 'CommercePrice' },
        },
      },
    }),
  )

/**
 * Draws the lowest prices before reductions if the page has a place for them. The page script does not know
 * these prices, so each sentence has conditions by which the page script shows that of the chosen SKU.
 */
export function drawLowestPrices(
  { product, root, entry, form }: ProductScope,
  drawings: Map<Element, Draw>,
  { prices, pageLanguage }: DrawSettings,
): void {
  const first = defaultSku(product)
  const isChosenHere = entry === null || form !== null
  const reduced = product.skus.filter(
    ({ id, lowestPrior }) => lowestPrior !== undefined && (isChosenHere || id === first?.id),
  )
  const groups = groupBy(reduced, ({ lowestPrior, price }) => `${lowestPrior?.amount} ${price.amount}`)
  for (const element of ownParts(root, entry, LOWEST_PRICE)) {
    const ownWords = attributeOf(element, 'data-vitrine-text') ?? ''
    const sentences = [...groups.values()].flatMap((skus) => {
      const [sku] = skus
      if (sku?.lowestPrior === undefined) return []
      const isShown = skus.some(({ id }) => id === first?.id)
      return makeElement(
        'span',
        {
          'data-wf-sku-conditions': conditionOf(skus, sku),
          ...(!isShown && { class: 'w-condition-invisible' }),
        },
        lowestPriceText(formatPrice(sku.lowestPrior, prices), pageLanguage, ownWords),
      )
    })
    addDrawing(drawings, element, (draft) => {
      setChildren(draft, sentences.map(copyOf))
      toggleClass(draft, 'w-dyn-bind-empty', sentences.length === 0)
    })
  }
}
