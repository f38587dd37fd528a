import type { WantedOption } from '../../../catalog/index.js'
import type { DeskFileCell, DeskImport, DeskProductFile, DeskVariantInUse } from '../../../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** The part of the owner's API for the catalogue file. */
export interface OwnerCatalogueApi {
  /** Null: the site has no such file, or the file has no such product. */
  readonly productFile: (id: string) => DeskAnswer<DeskProductFile | null>
  readonly editProductFile: (input: {
    readonly key: string
    readonly id: string
    readonly version: string
    readonly cells: readonly DeskFileCell[]
  }) => DeskAnswer<DeskProductFile>
  /** `values`: one for each option of the product, in their order; `stock` null: unlimited. */
  readonly addVariant: (input: {
    readonly key: string
    readonly id: string
    readonly version: string
    readonly values: readonly string[]
    readonly code: string
    readonly priceMinor: number
    readonly stock: number | null
  }) => DeskAnswer<DeskProductFile>
  /** `inUse`: variants that would go and are in use, where `removesUsed` is false; nothing was changed then. */
  readonly changeOptions: (input: {
    readonly key: string
    readonly id: string
    readonly version: string
    readonly options: readonly WantedOption[]
    readonly added: readonly {
      readonly values: readonly string[]
      readonly code: string
      readonly priceMinor: number
      readonly stock: number | null
    }[]
    readonly removesUsed: boolean
  }) => DeskAnswer<{ readonly file: DeskProductFile } | { readonly inUse: readonly DeskVariantInUse[] }>
  /** `place` counts from 1. */
  readonly moveProduct: (input: {
    readonly key: string
    readonly id: string
    readonly place: number
  }) => DeskAnswer<DeskProductFile>
  /** Merges a table into the file, or only previews the result. */
  readonly importCatalogue: (input: {
    readonly key: string
    readonly text: string
    readonly removesMissing: boolean
    readonly dryRun: boolean
  }) => DeskAnswer<DeskImport>
  /** The address of the file on the same host. */
  readonly catalogueUrl: string
}
