import type { OwnedProduct } from '../../../catalog/index.js'
import { changedMeanwhile } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import type { ProductDesk } from '../../../ports/owner/product-desk.port.js'
import { isSameJson, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { changeCatalogueFile, readCatalogueTable } from './change-catalogue-file.js'
import type { CatalogueCommand, CatalogueFilePorts } from './change-catalogue-file.js'
import { decideOptions } from './decide-options.js'
import type { OptionsChange, OptionsDecision } from './decide-options.js'
import type { OptionRules } from './option-lines.js'

/** The ports of a change of options. */
export interface ChangeOptionsPorts {
  readonly catalogue: CatalogueFilePorts
  readonly products: Pick<ProductDesk, 'ordersWith'>
}

/** The manner of a change of options. */
export interface OptionsManner extends OptionRules {
  /** True: also removes variants that are in use. */
  readonly removesUsed: boolean
  readonly isDryRun: boolean
}

/** A request to change a product's options. */
export interface OptionsRequest extends OptionsManner {
  readonly product: OwnedProduct
  /** Reads the wanted options against the file; a failure: they do not fit it. */
  readonly changeOf: (table: CatalogueTable) => Result<OptionsChange, OwnerProblem>
}

/** A variant that would be removed, and is in stock or in orders. */
export interface VariantInUse {
  readonly name: string
  /** Pieces that are left; null: unlimited. */
  readonly left: number | null
  readonly orders: number
}

/** The result of a change of options; with variants in use nothing was changed. */
export interface OptionsOutcome {
  readonly summary: string
  readonly inUse: readonly VariantInUse[]
}

const CHANGED = changedMeanwhile('The catalogue file', 'then edit it')

async function variantsInUse(
  { products }: ChangeOptionsPorts,
  { variants }: OwnedProduct,
  removed: OptionsDecision['removed'],
): Promise<readonly VariantInUse[]> {
  const sold = removed.flatMap(({ id, name }) => {
    const variant = variants.find((one) => one.id === id)
    return variant === undefined ? [] : [{ id, name, left: variant.left }]
  })
  const orders = await products.ordersWith(sold.map(({ id }) => id))
  return sold
    .map(({ id, name, left }) => ({ name, left, orders: orders.get(id) ?? 0 }))
    .filter((one) => one.orders > 0 || (one.left !== null && one.left > 0))
}

/** Changes the options of a product in the catalogue file, unless it removes variants that are in use. */
export async function changeOptions(
  ports: ChangeOptionsPorts,
  command: CatalogueCommand,
  { product, changeOf, removesUsed, isDryRun, ...rules }: OptionsRequest,
): Promise<Result<OptionsOutcome, OwnerProblem>> {
  const decide = (table: CatalogueTable): Result<OptionsDecision, OwnerProblem> => {
    const change = changeOf(table)
    return change.ok ? decideOptions(table, product.slug, change.value, rules) : change
  }
  const read = await readCatalogueTable(ports.catalogue.file)
  const planned = read.ok ? decide(read.value) : read
  if (!planned.ok) return planned
  const { removed, summary } = planned.value
  const inUse = await variantsInUse(ports, product, removed)
  if (isDryRun || (inUse.length > 0 && !removesUsed)) return ok({ summary, inUse })
  const done = await changeCatalogueFile(ports.catalogue, command, (table) => {
    const decided = decide(table)
    return decided.ok && !isSameJson(decided.value.removed, removed) ? CHANGED : decided
  })
  return done.ok ? ok({ summary, inUse: [] }) : done
}
