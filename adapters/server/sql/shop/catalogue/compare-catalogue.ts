import type { ProductRow } from '../../engine/index.js'
import { addressChains } from '../../../../../core/use-cases/shop/catalogue/address-chains.js'
import { inParts } from '../../../platform/in-parts.js'
import { isInFile } from './file-values.js'
import type { KeptEdit } from './kept-edits.js'
import type { KnownCatalogue } from './known-catalogue.js'
import type {
  NamedCatalogue,
  NamedProduct,
} from '../../../../../core/use-cases/shop/catalogue/named-catalogue.js'
import { productChange, withdrawal } from './product-change.js'
import type { CatalogueChange, Comparison } from './product-change.js'

/** A variant whose stock differs from the file and stays, since the file's number has not changed. */
export interface KeptStock {
  readonly name: string
  readonly left: number | null
  readonly listed: number | null
}

/** The result of an import, counted in products; `skus` is the number of SKUs now for sale. */
export interface ImportReport {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly withdrawn: number
  readonly skus: number
  /** Changed variants whose stock stays; absent: none. */
  readonly keptStock?: readonly KeptStock[]
  /** Edits of the shop that stay although the file differs; absent: none. */
  readonly keptEdits?: readonly KeptEdit[]
}

/** Changes of one transaction. */
export interface CatalogueStep extends CatalogueChange {
  /** The number of its products. */
  readonly count: number
}

/**
 * The steps from the known catalogue to the new one: new or different products first, withdrawn ones last.
 */
export interface CatalogueSteps {
  readonly steps: readonly CatalogueStep[]
  readonly report: ImportReport
}

/** Rows of one transaction: until it ends, the embedded engine answers no other request. */
const ROWS_IN_STEP = 100

/** Compares the known catalogue with that of a file, with pauses for other requests. */
export async function compareCatalogue(
  siteId: string,
  known: KnownCatalogue,
  named: NamedCatalogue,
): Promise<CatalogueSteps> {
  const told = new Set<string>()
  const comparison = { siteId, known, named, told, unnamedByCode: await unnamedByCode(known, named) }
  const collected = createSteps()
  const counts = { created: 0, updated: 0, unchanged: 0, withdrawn: 0, skus: 0 }

  const keptStock: KeptStock[] = []
  const keptEdits: KeptEdit[] = []
  const addNamed = (entry: NamedProduct): void => {
    const { id, skus } = entry.product
    const change = productChange(comparison, entry)
    const others = [...change.parked, ...change.products].filter((row) => !named.products.has(row.id))
    for (const row of others) told.add(row.id)
    told.add(id)
    counts.skus += skus.length
    keptEdits.push(...change.kept)
    if (!isInFile(known.products.get(id))) counts.created += 1
    else if (isEmpty(change)) counts.unchanged += 1
    else {
      counts.updated += 1
      keptStock.push(...keptStockOf(change))
    }
    collected.add(change)
  }

  for await (const part of inParts(addressChains(known, named))) {
    for (const chain of part) {
      chain.forEach(addNamed)
      collected.mayEnd()
    }
  }
  for await (const part of inParts([...known.products.values()])) {
    for (const row of part) {
      if (named.products.has(row.id)) continue
      if (isInFile(row)) counts.withdrawn += 1
      if (told.has(row.id)) continue
      collected.add(withdrawal(comparison, row))
      collected.mayEnd()
    }
  }
  const kept = { ...(keptStock.length > 0 && { keptStock }), ...(keptEdits.length > 0 && { keptEdits }) }
  return { steps: collected.end(), report: { ...counts, ...kept } }
}

/** Withdrawn variants are left out: their stock matters once they are for sale again. */
const keptStockOf = ({ skus }: CatalogueChange): readonly KeptStock[] =>
  skus
    .filter(({ row }) => !row.withdrawn && row.quantity !== row.listed_quantity)
    .map(({ row }) => ({ name: row.code ?? row.id, left: row.quantity, listed: row.listed_quantity }))

const rowsIn = ({ parked, products, skus }: CatalogueChange): number =>
  parked.length + products.length + skus.length

const isEmpty = (change: CatalogueChange): boolean => rowsIn(change) === 0

/** Collects changes into steps of a limited size. */
function createSteps(): {
  readonly add: (change: CatalogueChange) => void
  /** Ends a step if it is large enough: the next change need not be in the same transaction. */
  readonly mayEnd: () => void
  readonly end: () => readonly CatalogueStep[]
} {
  const steps: CatalogueStep[] = []
  let open: CatalogueChange[] = []
  let rows = 0
  const close = (): void => {
    if (open.length > 0) steps.push(together(open))
    open = []
    rows = 0
  }
  return {
    add: (change) => {
      if (isEmpty(change)) return
      open.push(change)
      rows += rowsIn(change)
    },
    mayEnd: () => {
      if (rows >= ROWS_IN_STEP) close()
    },
    end: () => {
      close()
      return steps
    },
  }
}

/**
 * Combines several changes. A product that is parked by one of them and withdrawn by another stays parked.
 */
function together(changes: readonly CatalogueChange[]): CatalogueStep {
  const parked = changes.flatMap((change) => change.parked)
  const aside = new Set(parked.map(({ id }) => id))
  return {
    count: changes.length,
    parked,
    products: changes
      .flatMap((change) => change.products)
      .filter(({ id, withdrawn }) => !withdrawn || !aside.has(id)),
    skus: changes.flatMap((change) => change.skus),
  }
}

async function unnamedByCode(
  known: KnownCatalogue,
  named: NamedCatalogue,
): Promise<Comparison['unnamedByCode']> {
  const found = new Map<string, ProductRow>()
  for await (const part of inParts([...known.products.values()])) {
    const unnamed = part.filter((row) => isInFile(row) && !named.products.has(row.id))
    for (const row of unnamed) {
      const sold = known.skusOf(row.id).filter(({ withdrawn }) => !withdrawn)
      for (const { code } of sold) if (code !== null) found.set(code, row)
    }
  }
  return found
}
