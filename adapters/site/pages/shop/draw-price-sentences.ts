import type { Element } from 'domhandler'
import { defaultSku, lowestPriceText, measureText, unitPriceOf } from '../../../../core/catalog/index.js'
import type { Sku } from '../../../../core/catalog/index.js'
import { formatPrice, toDecimalString } from '../../../../core/money/index.js'
import { groupBy } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import { addDrawing, copyOf, makeElement, setChildren, toggleClass } from './draft.js'
import type { Draw } from './draft.js'
import type { DrawSettings, ProductScope } from './product-scope.js'
import { ownParts } from './product-elements.js'

/** The sentence of a variant in an element with words of its own; empty: the variant has none. */
type SentenceOf = (sku: Sku, settings: DrawSettings, ownWords: string) => string

/**
 * The parts of a page with a sentence about the price of each variant, by their name: the unit price, and the
 * lowest price before a reduction, which holds only while there is one.
 */
const SENTENCES: Readonly<Record<string, SentenceOf>> = {
  'unit-price': ({ price, unit }, { prices }) =>
    unit == null ? '' : `${formatPrice(unitPriceOf(price, unit), prices)} / ${measureText(unit.base)}`,
  'lowest-price': ({ lowestPrior }, { prices, pageLanguage }, ownWords) =>
    lowestPrior === undefined
      ? ''
      : lowestPriceText(formatPrice(lowestPrior, prices), pageLanguage, ownWords),
}

/**
 * The condition under which the page script shows a sentence: the chosen SKU is still sold at the price in
 * the sentence.
 */
const conditionOf = (skus: readonly Sku[], { price }: Sku, part: string): string =>
  encodeURIComponent(
    JSON.stringify({
      condition: {
        fields: {
          'default-sku:id': { idin: skus.map(({ id }) => id), type: 'ItemRef' },
          'default-sku:price': { eq: toDecimalString(price), type: 'CommercePrice' },
          ...(part === 'lowest-price' && {
            'default-sku:compare-at-price': { exists: 'yes', type: 'CommercePrice' },
          }),
        },
      },
    }),
  )

/**
 * Draws unit prices, and the lowest prices before reductions, if the page has a place for them. The page script
 * does not know these prices, so each sentence has conditions by which the page script shows that of the chosen
 * SKU.
 */
export function drawPriceSentences(
  { product, root, entry, form }: ProductScope,
  drawings: Map<Element, Draw>,
  settings: DrawSettings,
): void {
  const first = defaultSku(product)
  const skus =
    entry === null || form !== null ? product.skus : product.skus.filter(({ id }) => id === first?.id)
  for (const [part, sentenceOf] of Object.entries(SENTENCES))
    for (const element of ownParts(root, entry, `[data-vitrine-bind="${part}"]`)) {
      const ownWords = attributeOf(element, 'data-vitrine-text') ?? ''
      const textOf = (sku: Sku): string => sentenceOf(sku, settings, ownWords)
      const groups = groupBy(
        skus.filter((sku) => textOf(sku) !== ''),
        (sku) => `${textOf(sku)} ${sku.price.amount}`,
      )
      const sentences = [...groups.values()].flatMap((alike) => {
        const [sku] = alike
        if (sku === undefined) return []
        const isShown = alike.some(({ id }) => id === first?.id)
        return makeElement(
          'span',
          {
            'data-wf-sku-conditions': conditionOf(alike, sku, part),
            ...(!isShown && { class: 'w-condition-invisible' }),
          },
          textOf(sku),
        )
      })
      addDrawing(drawings, element, (draft) => {
        setChildren(draft, sentences.map(copyOf))
        toggleClass(draft, 'w-dyn-bind-empty', sentences.length === 0)
      })
    }
}
