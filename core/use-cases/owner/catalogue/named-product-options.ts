import type { OwnedProduct } from '../../../catalog/index.js'
import { OWNER_PROBLEMS } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import type { ProductDesk } from '../../../ports/owner/product-desk.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { readCatalogueTable } from './change-catalogue-file.js'
import type { CatalogueCommand } from './change-catalogue-file.js'
import { changeOptions } from './change-options.js'
import type { ChangeOptionsPorts, OptionsManner, OptionsOutcome } from './change-options.js'
import type { OptionsChange } from './decide-options.js'
import { presentProduct } from './present-product.js'
import type { PresentProduct } from './present-product.js'

/** The ports of the options of a product that is named by its id, its slug or a code. */
export interface NamedOptionsPorts extends ChangeOptionsPorts {
  readonly products: Pick<ProductDesk, 'find' | 'ordersWith'>
}

/** A request for the options of a product, or to change them. */
export interface NamedOptionsRequest extends OptionsManner {
  readonly name: string
  /** Reads the wanted options against the product in the file; null: the present ones are shown. */
  readonly changeOf:
    | ((now: PresentProduct, product: OwnedProduct) => Result<OptionsChange, OwnerProblem>)
    | null
}

/** The present options of a product, or the result of a change. */
export type NamedOptions =
  | { readonly tag: 'shown'; readonly product: PresentProduct }
  | ({ readonly tag: 'changed' } & OptionsOutcome)

/** The reason why there are no options; `not-in-file`: the catalogue has the product, and its file does not. */
export type NamedOptionsFailure =
  | { readonly tag: 'no-product' }
  | { readonly tag: 'not-in-file'; readonly slug: string }
  | { readonly tag: 'refused'; readonly problem: OwnerProblem }

const refused = (problem: OwnerProblem): Result<never, NamedOptionsFailure> =>
  err({ tag: 'refused', problem })

/** Shows or changes the options of a product in the catalogue file. */
export async function namedProductOptions(
  ports: NamedOptionsPorts,
  command: Pick<CatalogueCommand, 'operation' | 'entryOf'>,
  { name, changeOf, ...request }: NamedOptionsRequest,
): Promise<Result<NamedOptions, NamedOptionsFailure>> {
  const product = await ports.products.find(name)
  if (product === null) return err({ tag: 'no-product' })
  const { slug } = product
  const read = await readCatalogueTable(ports.catalogue.file)
  if (!read.ok) return refused(read.failure)
  const productIn = (table: CatalogueTable): PresentProduct | null =>
    presentProduct(table, slug, request.idOf)
  const present = productIn(read.value)
  if (present === null) return err({ tag: 'not-in-file', slug })
  if (changeOf === null) return ok({ tag: 'shown', product: present })
  const done = await changeOptions(
    ports,
    { ...command, subject: product.id },
    {
      ...request,
      product,
      changeOf: (table) => {
        const now = productIn(table)
        return now === null ? err(OWNER_PROBLEMS.changed) : changeOf(now, product)
      },
    },
  )
  return done.ok ? ok({ tag: 'changed', ...done.value }) : refused(done.failure)
}
