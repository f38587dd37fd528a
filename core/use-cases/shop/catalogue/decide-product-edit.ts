import { MAX_PRICE_MINOR, MAX_STOCK } from '../../../catalog/index.js'
import { formatMoney, money } from '../../../money/index.js'
import type { CurrencyCode, Money } from '../../../money/index.js'
import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import { err, oneLine, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import type { OwnedProduct, OwnedVariant, ProductField, VariantField } from '../../../catalog/index.js'

/** A new count of a variant; null: unlimited. `expected` is the stock that its owner read; absent: any. */
export interface StockEdit {
  readonly expected?: number | null
  readonly left: number | null
}

/** The edit of one variant; absent parts stay. Amounts are minor units of the variant's currency. */
export interface VariantEdit {
  /** The variant's id or code. */
  readonly variant: string
  readonly priceMinor?: number
  /** Null: none. */
  readonly compareAtMinor?: number | null
  readonly stock?: StockEdit
  /** Fields that take the value of the catalogue file, now and after further imports. */
  readonly follow?: readonly VariantField[]
}

/** The edit of a product; absent parts stay. */
export interface ProductEdit {
  readonly name?: string
  readonly isVisible?: boolean
  readonly follow?: readonly ProductField[]
  readonly variants?: readonly VariantEdit[]
}

/** A product after an edit, and a short description of the edit. */
export interface EditedProduct {
  readonly after: OwnedProduct
  readonly summary: string
}

/** The maximum length of a product's name, in characters. */
const MAX_NAME = 500

type Decided<T> = Result<T, OwnerProblem>

/** An edited record, with a sentence for each difference. */
interface Changed<T> {
  readonly after: T
  readonly changes: readonly string[]
}

const CHANGED = changedMeanwhile('The stock', 'then enter the count')

function checkName(text: string): Decided<string> {
  const name = oneLine(text).trim()
  if (name === '') return refuse('bad-input', 'Write a name.')
  if (name.length > MAX_NAME) return refuse('bad-input', `A name has at most ${MAX_NAME} characters.`)
  return ok(name)
}

function checkPrice(amount: number, currency: CurrencyCode): Decided<Money> {
  if (!Number.isSafeInteger(amount) || amount < 0) return refuse('bad-input', 'A price is zero or more.')
  return amount > MAX_PRICE_MINOR
    ? refuse('bad-input', 'This is too large for a price.')
    : ok(money(amount, currency))
}

const moneyText = (amount: Money | null): string => (amount === null ? 'none' : formatMoney(amount))

function editPrice(
  variant: OwnedVariant,
  { priceMinor, follow = [] }: VariantEdit,
): Decided<Changed<OwnedVariant>> {
  const { inFile, price: before } = variant
  if (follow.includes('price')) {
    if (priceMinor !== undefined)
      return refuse('bad-input', 'Either enter a price, or let it follow the file.')
    if (inFile.price === undefined) return ok({ after: variant, changes: [] })
    const { price, ...rest } = inFile
    return ok({
      after: { ...variant, price, inFile: rest },
      changes: [`price follows the file: ${moneyText(price)}`],
    })
  }
  if (priceMinor === undefined) return ok({ after: variant, changes: [] })
  const price = checkPrice(priceMinor, before.currency)
  if (!price.ok) return price
  if (price.value.amount === before.amount) return ok({ after: variant, changes: [] })
  const after = { ...variant, price: price.value, inFile: { ...inFile, price: inFile.price ?? before } }
  return ok({ after, changes: [`price ${moneyText(before)} to ${moneyText(price.value)}`] })
}

function editCompareAt(
  variant: OwnedVariant,
  { compareAtMinor, follow = [] }: VariantEdit,
): Decided<Changed<OwnedVariant>> {
  const { inFile, compareAt: before, price } = variant
  if (follow.includes('compare-at')) {
    if (compareAtMinor !== undefined)
      return refuse('bad-input', 'Either enter a compare-at price, or let it follow the file.')
    if (inFile.compareAt === undefined) return ok({ after: variant, changes: [] })
    const { compareAt, ...rest } = inFile
    const changes = [`compare-at price follows the file: ${moneyText(compareAt)}`]
    return ok({ after: { ...variant, compareAt, inFile: rest }, changes })
  }
  if (compareAtMinor === undefined) return ok({ after: variant, changes: [] })
  const checked = compareAtMinor === null ? ok(null) : checkPrice(compareAtMinor, price.currency)
  if (!checked.ok) return checked
  const compareAt = checked.value
  if (compareAt?.amount === before?.amount) return ok({ after: variant, changes: [] })
  const after = {
    ...variant,
    compareAt,
    inFile: { ...inFile, compareAt: inFile.compareAt === undefined ? before : inFile.compareAt },
  }
  return ok({ after, changes: [`compare-at price ${moneyText(before)} to ${moneyText(compareAt)}`] })
}

const piecesText = (pieces: number | null): string => (pieces === null ? 'unlimited' : `${pieces}`)

function editStock(variant: OwnedVariant, stock: StockEdit | undefined): Decided<Changed<OwnedVariant>> {
  if (stock === undefined) return ok({ after: variant, changes: [] })
  const { left, expected } = stock
  if (left !== null && (!Number.isSafeInteger(left) || left < 0 || left > MAX_STOCK))
    return refuse('bad-input', `Write a whole number of pieces from 0 to ${MAX_STOCK}.`)
  if (expected !== undefined && expected !== variant.left) return CHANGED
  if (left === variant.left) return ok({ after: variant, changes: [] })
  return ok({
    after: { ...variant, left },
    changes: [`stock ${piecesText(variant.left)} to ${piecesText(left)}`],
  })
}

function editVariant(variant: OwnedVariant, edit: VariantEdit): Decided<Changed<OwnedVariant>> {
  const priced = editPrice(variant, edit)
  if (!priced.ok) return priced
  const compared = editCompareAt(priced.value.after, edit)
  if (!compared.ok) return compared
  const counted = editStock(compared.value.after, edit.stock)
  if (!counted.ok) return counted
  const changes = [priced, compared, counted].flatMap(({ value }) => value.changes)
  const name = variant.code ?? variant.options.join(', ')
  return ok({
    after: counted.value.after,
    changes: changes.map((text) => `${name === '' ? '' : `${name} `}${text}`),
  })
}

function editVariants(product: OwnedProduct, edits: readonly VariantEdit[]): Decided<Changed<OwnedProduct>> {
  const byId = new Map<string, VariantEdit>()
  for (const edit of edits) {
    const found =
      product.variants.find(({ code }) => code === edit.variant) ??
      product.variants.find(({ id }) => id === edit.variant)
    if (found === undefined)
      return err({
        tag: 'not-found',
        message: `This product has no variant with the code or id "${edit.variant}".`,
      })
    if (byId.has(found.id)) return refuse('bad-input', `The variant "${edit.variant}" is named twice.`)
    byId.set(found.id, edit)
  }
  const variants: OwnedVariant[] = []
  const changes: string[] = []
  for (const variant of product.variants) {
    const edit = byId.get(variant.id)
    const edited = edit === undefined ? ok({ after: variant, changes: [] }) : editVariant(variant, edit)
    if (!edited.ok) return edited
    variants.push(edited.value.after)
    changes.push(...edited.value.changes)
  }
  return ok({ after: { ...product, variants }, changes })
}

function editName(product: OwnedProduct, { name, follow = [] }: ProductEdit): Decided<Changed<OwnedProduct>> {
  const { inFile, name: before } = product
  if (follow.includes('name')) {
    if (name !== undefined) return refuse('bad-input', 'Either enter a name, or let it follow the file.')
    if (inFile.name === undefined) return ok({ after: product, changes: [] })
    const { name: own, ...rest } = inFile
    return ok({ after: { ...product, name: own, inFile: rest }, changes: [`name follows the file: ${own}`] })
  }
  if (name === undefined) return ok({ after: product, changes: [] })
  const checked = checkName(name)
  if (!checked.ok) return checked
  if (checked.value === before) return ok({ after: product, changes: [] })
  const after = { ...product, name: checked.value, inFile: { ...inFile, name: inFile.name ?? before } }
  return ok({ after, changes: [`name to ${checked.value}`] })
}

function editVisibility(
  product: OwnedProduct,
  { isVisible, follow = [] }: ProductEdit,
): Decided<Changed<OwnedProduct>> {
  const { inFile } = product
  if (follow.includes('visibility') && isVisible !== undefined)
    return refuse('bad-input', 'Either show or hide the product, or let it follow the file.')
  const wanted = follow.includes('visibility') ? (inFile.isVisible ?? product.isVisible) : isVisible
  if (wanted === undefined || wanted === product.isVisible) return ok({ after: product, changes: [] })
  // A product in the file is visible there, so showing it again removes the edit.
  const { name } = inFile
  const file = { ...(name !== undefined && { name }), ...(!wanted && { isVisible: true }) }
  const after = { ...product, isVisible: wanted, inFile: file }
  return ok({ after, changes: [wanted ? 'shown' : 'hidden'] })
}

/**
 * Decides a product after an edit; null: nothing differs. An edited field keeps its value in the shop, with
 * that of the catalogue file beside it, until the owner lets it follow the file again.
 */
export function decideProductEdit(product: OwnedProduct, edit: ProductEdit): Decided<EditedProduct | null> {
  const named = editName(product, edit)
  if (!named.ok) return named
  const shown = editVisibility(named.value.after, edit)
  if (!shown.ok) return shown
  const edited = editVariants(shown.value.after, edit.variants ?? [])
  if (!edited.ok) return edited
  const changes = [named, shown, edited].flatMap(({ value }) => value.changes)
  return ok(
    changes.length === 0
      ? null
      : { after: edited.value.after, summary: `${product.name}: ${changes.join('; ')}` },
  )
}
