import type {
  AdoptedPage,
  CatalogueGap,
  CodeLoader,
  FileChange,
  SiteExport,
  TakenAsset,
  UnreadFile,
  WriteFailure,
} from '../export/index.js'
import type { Redirect } from '../../../core/site/index.js'

/** An adopted page without its text, which is written by then. */
export type PageSummary = Omit<AdoptedPage, 'html' | 'interactions'> & {
  readonly playsInteractions: boolean
}

/** The result of a run of the command, for its report. */
export interface Adoption {
  readonly source: SiteExport
  readonly out: string
  readonly dryRun: boolean
  readonly pages: readonly PageSummary[]
  /** Pages that the site lacked and that were made for its shop. */
  readonly added: readonly string[]
  readonly unread: readonly UnreadFile[]
  readonly catalogue: CatalogueOutcome
  /** The tables of collections, by their paths in the export: what each is called in addresses. */
  readonly collections: ReadonlyMap<string, string>
  /** Collections that have a template and no table. */
  readonly withoutTable: readonly string[]
  readonly settings: SettingsOutcome
  readonly changes: ReadonlyMap<string, FileChange>
  readonly unwritten: readonly WriteFailure[]
  /** Files of the builder's hosts that were asked for; empty: none were. */
  readonly taken: readonly TakenAsset[]
  /** True if files of the builder's hosts were to be downloaded. */
  readonly isDownload: boolean
}

/** The content of `vitrine.json` after a run. */
export interface SettingsOutcome {
  /** It was there before, and is the owner's. */
  readonly isKept: boolean
  readonly hasCurrency: boolean
  /** The currency of the export's prices and the one that the shop sells in, where these are two. */
  readonly otherCurrency: { readonly found: string; readonly chosen: string } | null
  readonly baseUrl: string | null
  /** The loaders in pages, with the hosts that are named for them; the owner may have named none. */
  readonly allowed: readonly CodeLoader[]
  /** Code whose hosts are named nowhere. */
  readonly blocked: readonly CodeLoader[]
  /** Former addresses of pages that it leads nowhere. */
  readonly redirects: readonly Redirect[]
}

/** The source of the products. */
export type CatalogueOutcome =
  | { readonly tag: 'none' }
  /** The export tells of no products, and the site has a catalogue of its owner's. */
  | { readonly tag: 'kept'; readonly slugs: readonly string[]; readonly faults: readonly string[] }
  | {
      readonly tag: 'table'
      readonly path: string
      readonly lines: number
      readonly slugs: readonly string[]
      readonly faults: readonly string[]
    }
  | {
      readonly tag: 'pages'
      readonly products: number
      readonly gaps: readonly CatalogueGap[]
      readonly slugs: readonly string[]
      /** The faults that keep the shop from taking its catalogue, with the places. */
      readonly faults: readonly string[]
    }

/** The questions to an owner, with the answers. */
export interface ShopAnswers {
  readonly name: string
  readonly currency: string
  readonly country: string
  readonly shipping: string
  /** The percentage of the tax that the prices hold already; `0`: they hold none. */
  readonly includedTax: string
}
