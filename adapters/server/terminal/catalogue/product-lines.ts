import type { Money } from '../../../../core/money/index.js'
import type { OwnedProduct, OwnedVariant } from '../../../../core/catalog/index.js'
import type { PriceText } from './owner-prices.js'
import { plainLine } from '../plain-words.js'

/** Pieces in words; null: unlimited. */
export const piecesText = (pieces: number | null): string => (pieces === null ? 'unlimited' : String(pieces))

const inFile = (value: string | undefined): string =>
  value === undefined ? '' : ` (${value} in catalogue.csv)`

function variantLine(
  { id, code, options, price, compareAt, left, inFile: file }: OwnedVariant,
  prices: PriceText,
) {
  const amount = (value: Money | null): string => (value === null ? 'none' : prices(value))
  const compared = compareAt === null && file.compareAt === undefined ? [] : [amount(compareAt)]
  return [
    `  ${code ?? id}`,
    ...options,
    `${prices(price)}${inFile(file.price && prices(file.price))}`,
    ...compared.map(
      (text) =>
        `compare at ${text}${inFile(file.compareAt === undefined ? undefined : amount(file.compareAt))}`,
    ),
    `${piecesText(left)} left`,
  ].join('  ')
}

/** A product on one line of a list. */
export const productLine = ({ slug, name, isVisible, variants }: OwnedProduct, prices: PriceText): string => {
  const [first] = variants
  const price =
    first === undefined ? '' : `  ${variants.length > 1 ? 'from ' : ''}${prices(lowest(variants, first))}`
  const edited = variants.some((one) => Object.keys(one.inFile).length > 0) ? '  edited' : ''
  return plainLine(`${slug}  ${name}${price}${isVisible ? '' : '  hidden'}${edited}`)
}

const lowest = (variants: readonly OwnedVariant[], first: OwnedVariant): Money =>
  variants.reduce((least, { price }) => (price.amount < least.amount ? price : least), first.price)

/** A product with all of its variants; values of the file are shown beside edited ones. */
export const productLines = (product: OwnedProduct, prices: PriceText): readonly string[] =>
  [
    `${product.name}${inFile(product.inFile.name)}`,
    `  id ${product.id}  slug ${product.slug}  ${product.isVisible ? 'for sale' : 'hidden'}`,
    ...product.variants.map((variant) => variantLine(variant, prices)),
  ].map(plainLine)
