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

/** An adopted page without its text, which has been written already. */
export type PageSummary = Omit<AdoptedPage, 'html' | 'interactions'> & {
  readonly playsInteractions: boolean
}

/** The result of a run of the command, for its report. */
export interface Adoption {
  readonly source: SiteExport
  readonly out: string
  readonly dryRun: boolean
  readonly pages: readonly PageSummary[]
  /** Pages that were made because the shop lacked them. */
  readonly added: readonly string[]
  readonly unread: readonly UnreadFile[]
  readonly catalogue: CatalogueOutcome
  /** Tables of collections: path in the export -> name in addresses. */
  readonly collections: ReadonlyMap<string, string>
  /** Collections that have a template and no table. */
  readonly withoutTable: readonly string[]
  readonly settings: SettingsOutcome
  readonly changes: ReadonlyMap<string, FileChange>
  readonly unwritten: readonly WriteFailure[]
  /** Copied files of the builder's hosts; empty if the options asked for none. */
  readonly taken: readonly TakenAsset[]
  /** True if files of the builder's hosts were to be downloaded. */
  readonly isDownload: boolean
}

/** The content of `vitrine.json` after a run. */
export interface SettingsOutcome {
  /** True if the file existed before; it is then the owner's. */
  readonly isKept: boolean
  readonly hasCurrency: boolean
  /** The currency of the export's prices and the currency of the shop, if they differ. */
  readonly otherCurrency: { readonly found: string; readonly chosen: string } | null
  readonly baseUrl: string | null
  /** Loaders in pages with the hosts allowed for them; the owner may have allowed none. */
  readonly allowed: readonly CodeLoader[]
  /** Loaders whose hosts are not allowed. */
  readonly blocked: readonly CodeLoader[]
  /** Former addresses that the owner's settings do not redirect. */
  readonly redirects: readonly Redirect[]
}

/** The source of the products. */
export type CatalogueOutcome =
  | { readonly tag: 'none' }
  /** The export has no products, and the site has a catalogue of its owner's. */
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
      /** Problems that keep the shop from taking its catalogue, with their places. */
      readonly faults: readonly string[]
    }

/** The questions to an owner, with the answers. */
export interface ShopAnswers {
  readonly name: string
  readonly currency: string
  readonly country: string
  readonly shipping: string
  /** The percentage of tax included in prices; `0` if they include none. */
  readonly includedTax: string
}
