import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { ProductDesk } from '../../../ports/owner/product-desk.port.js'
import { ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { decideProductEdit } from './decide-product-edit.js'
import type { ProductEdit } from './decide-product-edit.js'
import type { OwnedProduct } from '../../../catalog/index.js'

/** The product to edit, and the entry in the audit log. */
export interface ProductCommand {
  /** Id, slug, or the code of a variant. */
  readonly product: string
  /** True if the product is unchanged since its owner read it, by its `productVersion`. @default any */
  readonly isAsRead?: (version: string) => boolean
  /** True: only previews the result. @default false */
  readonly isDryRun?: boolean
  readonly entryOf: EntryOf
}

/** A product after its edit; `summary` is null if nothing differs. */
export interface ProductOutcome {
  readonly product: OwnedProduct
  readonly summary: string | null
}

/** The maximum number of attempts if others change the product between reading and writing. */
const MAX_TRIES = 5

const UNKNOWN = refuse(
  'not-found',
  'The catalogue has no product with this id or slug, and no variant with this code.',
)

const CHANGED = changedMeanwhile('The product', 'then edit it')

/** A text that differs if any editable field of a product differs, except its stock. */
export const productVersion = ({ name, isVisible, inFile, variants }: OwnedProduct): string =>
  JSON.stringify([
    name,
    isVisible,
    inFile.name ?? null,
    inFile.isVisible ?? null,
    variants.map(({ id, price, compareAt, inFile: file }) => [
      id,
      price.amount,
      price.currency,
      compareAt?.amount ?? null,
      file.price?.amount ?? null,
      file.compareAt === undefined ? 'as here' : (file.compareAt?.amount ?? null),
    ]),
  ])

/** Edits a product of the catalogue; tries again if it was changed meanwhile and no version was given. */
export async function editProduct(
  products: ProductDesk,
  { product: name, isAsRead, isDryRun = false, entryOf }: ProductCommand,
  edit: ProductEdit,
): Promise<Result<ProductOutcome, OwnerProblem>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const product = await products.find(name)
    if (product === null) return UNKNOWN
    if (isAsRead !== undefined && !isAsRead(productVersion(product))) return CHANGED
    const decided = decideProductEdit(product, edit)
    if (!decided.ok) return decided
    if (decided.value === null) return ok({ product, summary: null })
    const { after, summary } = decided.value
    const entry = entryOf({ operation: 'editProduct', subject: product.id, detail: summary })
    if (isDryRun || (await products.save(product, after, entry))) return ok({ product: after, summary })
  }
  return CHANGED
}
