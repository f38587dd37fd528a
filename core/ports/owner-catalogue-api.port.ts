import type { DeskFileCell, DeskImport, DeskProductFile } from '../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** The owner's API about the catalogue file, as the desk uses it. */
export interface OwnerCatalogueApi {
  /** Null: the site has no such file, or it does not name the product. */
  readonly productFile: (id: string) => DeskAnswer<DeskProductFile | null>
  readonly editProductFile: (input: {
    readonly key: string
    readonly id: string
    readonly version: string
    readonly cells: readonly DeskFileCell[]
  }) => DeskAnswer<DeskProductFile>
  /** `place` counts from 1. */
  readonly moveProduct: (input: {
    readonly key: string
    readonly id: string
    readonly place: number
  }) => DeskAnswer<DeskProductFile>
  /** Merges a table into the file, or only says what that would do. */
  readonly importCatalogue: (input: {
    readonly key: string
    readonly text: string
    readonly removesMissing: boolean
    readonly dryRun: boolean
  }) => DeskAnswer<DeskImport>
  /** The address of the file on the same host. */
  readonly catalogueUrl: string
}
