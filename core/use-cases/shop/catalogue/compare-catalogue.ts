import { addressChains } from './address-chains.js'
import type { KeptEdit } from './kept-edits.js'
import type { MistakenColumn } from './mistaken-columns.js'
import type { NamedCatalogue, NamedProduct } from './named-catalogue.js'
import { productChange, withdrawal } from './product-change.js'
import type { CatalogueChange } from './product-change.js'
import type { CatalogueForms, KnownCatalogue, StoredProduct, StoredVariant } from './stored-catalogue.js'

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
  /** Columns whose names are nearly those of the shop's; absent: none. */
  readonly mistaken?: readonly MistakenColumn[]
}

/** Changes of one transaction. */
export interface CatalogueStep<Product, Variant> extends CatalogueChange<Product, Variant> {
  /** The number of its products. */
  readonly count: number
}

/**
 * The steps from the known catalogue to the new one: new or different products first, withdrawn ones last.
 */
export interface CatalogueSteps<Product, Variant> {
  readonly steps: readonly CatalogueStep<Product, Variant>[]
  readonly report: ImportReport
}

/**
 * Maximum number of products and variants in one transaction: until it ends, an embedded engine answers no
 * other request.
 */
const MAX_FORMS_IN_STEP = 100

/**
 * Compares the known catalogue with that of a file. It yields after each product, so that a large catalogue
 * can be compared with pauses.
 */
export function* compareCatalogue<P extends StoredProduct, V extends StoredVariant>(
  forms: CatalogueForms<P, V>,
  known: KnownCatalogue<P, V>,
  named: NamedCatalogue,
): Generator<void, CatalogueSteps<P, V>> {
  const returned = new Set<string>()
  const comparison = {
    forms,
    known,
    named,
    returned,
    unnamedByCode: yield* unnamedByCode(forms, known, named),
  }
  const collected = createSteps<P, V>()
  const counts = { created: 0, updated: 0, unchanged: 0, withdrawn: 0, skus: 0 }
  const keptStock: KeptStock[] = []
  const keptEdits: KeptEdit[] = []

  const addNamed = (entry: NamedProduct): void => {
    const { id, skus } = entry.product
    const change = productChange(comparison, entry)
    for (const row of [...change.parked, ...change.products])
      if (!named.products.has(row.id)) returned.add(row.id)
    returned.add(id)
    counts.skus += skus.length
    keptEdits.push(...change.kept)
    const before = known.products.get(id)
    if (before === undefined || !forms.isInFile(before)) counts.created += 1
    else if (isEmpty(change)) counts.unchanged += 1
    else {
      counts.updated += 1
      keptStock.push(...keptStockOf(forms, change))
    }
    collected.add(change)
  }

  for (const chain of addressChains(known, named)) {
    chain.forEach(addNamed)
    collected.mayEnd()
    yield
  }
  for (const row of known.products.values()) {
    yield
    if (named.products.has(row.id)) continue
    if (forms.isInFile(row)) counts.withdrawn += 1
    if (returned.has(row.id)) continue
    collected.add(withdrawal(comparison, row))
    collected.mayEnd()
  }
  const kept = { ...(keptStock.length > 0 && { keptStock }), ...(keptEdits.length > 0 && { keptEdits }) }
  return { steps: collected.end(), report: { ...counts, ...kept } }
}

/** Withdrawn variants are left out: their stock matters once they are for sale again. */
const keptStockOf = <P extends StoredProduct, V extends StoredVariant>(
  { stockOf }: CatalogueForms<P, V>,
  { skus }: CatalogueChange<P, V>,
): readonly KeptStock[] =>
  skus
    .filter(({ row }) => !row.withdrawn)
    .map(({ row }) => ({ name: row.code ?? row.id, ...stockOf(row) }))
    .filter(({ left, listed }) => left !== listed)

const formsIn = ({ parked, products, skus }: CatalogueChange<unknown, unknown>): number =>
  parked.length + products.length + skus.length

const isEmpty = (change: CatalogueChange<unknown, unknown>): boolean => formsIn(change) === 0

/** Collects changes into steps of a limited size. */
function createSteps<P extends StoredProduct, V>(): {
  readonly add: (change: CatalogueChange<P, V>) => void
  /** Ends a step if it is large enough: the next change need not be in the same transaction. */
  readonly mayEnd: () => void
  readonly end: () => readonly CatalogueStep<P, V>[]
} {
  const steps: CatalogueStep<P, V>[] = []
  let open: CatalogueChange<P, V>[] = []
  let forms = 0
  const close = (): void => {
    if (open.length > 0) steps.push(together(open))
    open = []
    forms = 0
  }
  return {
    add: (change) => {
      if (isEmpty(change)) return
      open.push(change)
      forms += formsIn(change)
    },
    mayEnd: () => {
      if (forms >= MAX_FORMS_IN_STEP) close()
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
function together<P extends StoredProduct, V>(
  changes: readonly CatalogueChange<P, V>[],
): CatalogueStep<P, V> {
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

function* unnamedByCode<P extends StoredProduct, V extends StoredVariant>(
  { isInFile }: CatalogueForms<P, V>,
  known: KnownCatalogue<P, V>,
  named: NamedCatalogue,
): Generator<void, ReadonlyMap<string, P>> {
  const found = new Map<string, P>()
  for (const row of known.products.values()) {
    yield
    if (named.products.has(row.id) || !isInFile(row)) continue
    for (const { code, withdrawn } of known.skusOf(row.id))
      if (!withdrawn && code !== null) found.set(code, row)
  }
  return found
}
