import { existsSync } from 'node:fs'
import { unknownGroups } from '../../../core/accounts/index.js'
import { onlyCountry } from '../../../core/pricing/index.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { LastBackup } from '../../../core/use-cases/backups/index.js'
import { checkSite, listPages } from '../../site/export/index.js'
import type { PricedProduct } from '../../site/export/index.js'
import { createSiteFiles } from '../../site/files/index.js'
import { tableFindings } from '../../site/pages/data/table-findings.js'
import { createPassingPageStore, inspectSite } from '../../site/pages/index.js'
import type { ResolveTxt } from '../mail/index.js'
import type { ProviderKeys } from '../settings/environment/provider-catalogue.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import type { DataLocation } from '../site-folder/data-location.js'
import { readSiteFolder } from '../site-folder/read-site-folder.js'
import type { SiteFolder } from '../site-folder/read-site-folder.js'
import { checkCatalogue, describeMistaken } from '../site-folder/site-catalogue.js'
import type { CheckedCatalogue } from '../site-folder/site-catalogue.js'
import { describeMissingFiles, DOWNLOADS_FOLDER } from '../site-folder/sold-files.js'
import { parseCatalogue } from '../sql/shop/index.js'
import { pageAccountFindings, sharedMailboxFindings } from './check-accounts.js'
import { dataFindings } from './check-backups.js'
import { confirmationFindings } from './check-confirmations.js'
import { fontFindings } from './check-font.js'
import { fileFindings } from './check-bucket-settings.js'
import { memberPages, ownerFindings } from './check-owner-settings.js'
import { paymentModeFindings } from './check-payment-mode.js'
import { checkRunning } from './check-running-site.js'
import { senderFindings } from './check-sender.js'
import { fixSite } from './fix-site.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

/** The findings about a site, its settings included. */
export interface Diagnosis {
  readonly folder: string
  /** The files that `--fix` has written. */
  readonly fixed: readonly string[]
  readonly findings: readonly SiteFinding[]
}

/** Reports gates for groups that do not exist, which open for admins only. */
const groupFindings = ({ settings }: SiteFolder): readonly SiteFinding[] =>
  unknownGroups(settings.accounts, settings.gates).map(({ group, gate }) =>
    siteFinding(
      'problem',
      'settings',
      gate === null
        ? `New members would join the group "${group}", which the site does not have.`
        : `The gate before ${gate} is for the group "${group}", which the site does not have.`,
      'Define the group in "accounts": {"groups": [...]} of vitrine.json, or take its name out (docs/accounts.md).',
    ),
  )

/** Reports columns of the catalogue that have no effect, although their names suggest one. */
const columnFindings = ({ mistaken }: CheckedCatalogue): readonly SiteFinding[] =>
  mistaken.map((each) =>
    siteFinding(
      'problem',
      'catalogue',
      describeMistaken(each),
      each.isTyped
        ? 'Write the field as its column is called, in small letters with hyphens, or take it out (docs/store.md).'
        : `Rename it to "${each.meant}" (docs/store.md), or give the field another name.`,
    ),
  )

/** Reports files that are sold and missing: their buyers pay and get nothing. */
function soldFileFindings({ missingFiles }: CheckedCatalogue): readonly SiteFinding[] {
  const problem = describeMissingFiles(missingFiles)
  const fix = `Put them into ${DOWNLOADS_FOLDER}, or correct the column "Download Files" (docs/store.md).`
  return problem === null ? [] : [siteFinding('problem', 'catalogue', problem, fix)]
}

async function readOwnerFiles(folder: string): Promise<{
  readonly findings: readonly SiteFinding[]
  readonly site: SiteFolder | null
}> {
  const site = readSiteFolder(folder)
  if (!site.ok)
    return {
      site: null,
      findings: [
        siteFinding(
          'problem',
          'settings',
          site.failure.lines.join(' '),
          'Fix what it names (docs/store.md).',
        ),
      ],
    }
  const checked = await checkCatalogue(site.value)
  if (!checked.ok)
    return {
      site: null,
      findings: [
        siteFinding(
          'problem',
          'catalogue',
          checked.failure.lines.join(' '),
          'Fix what it names (docs/store.md).',
        ),
      ],
    }
  return {
    site: site.value,
    findings: [
      ...groupFindings(site.value),
      ...columnFindings(checked.value),
      ...soldFileFindings(checked.value),
    ],
  }
}

async function productsOf(site: SiteFolder | null): Promise<readonly PricedProduct[] | null> {
  if (site === null || site.catalogue === null) return null
  const parsed = await parseCatalogue(site.catalogue, site.settings)
  return parsed.ok ? parsed.value : null
}

/**
 * The pages that the server sends; an application's pages inside the folder are its sources, and left out.
 */
export async function pagesOf(folder: string): Promise<readonly string[]> {
  const listed = await listPages(folder)
  if (listed === null) return []
  const { folder: opened, pages, sourceOf } = listed
  const files = createSiteFiles({ folder: opened })
  return pages.filter((path) => files.find(sourceOf(path).path) !== null)
}

/** A site folder to check. */
export interface FolderRequest {
  readonly folder: string
  /** True: makes safe repairs. */
  readonly fix: boolean
  /** The address at which the site runs; undefined: not checked. */
  readonly url: string | undefined
  /** Separates sites that share one database and one bucket. */
  readonly siteId: string
  readonly nowMs: number
}

/** The keys, the data and the network for the check of a site. */
export interface DoctorPorts {
  readonly secrets: Result<Environment, readonly string[]>
  readonly providers: ProviderKeys
  readonly location: DataLocation
  /** The failure of tables that are of an older version; null: they are current, or there are none. */
  readonly older: OwnerFailure | null
  /** The last backup of the data; null: there is none, or there are no data. */
  readonly lastBackup: LastBackup | null
  /** True if the shop has taken real money; false too if there are no data. */
  readonly hasTakenMoney: boolean
  /** The addresses of members who share a mailbox, by mailbox. */
  readonly sharedMailboxes: readonly (readonly string[])[]
  /** The texts that PDFs of documents show, as far as orders have them. */
  readonly printedTexts: readonly string[]
  readonly resolveTxt: ResolveTxt
}

/** Checks a site folder with its settings, and the running site if it has an address. */
export async function checkFolder(
  { folder, fix, url, siteId, nowMs }: FolderRequest,
  {
    secrets,
    providers,
    location,
    older,
    lastBackup,
    hasTakenMoney,
    sharedMailboxes,
    printedTexts,
    resolveTxt,
  }: DoctorPorts,
): Promise<Result<Diagnosis, OwnerFailure>> {
  const { site, findings } = await readOwnerFiles(folder)
  const products = await productsOf(site)
  const slugs = products === null ? null : new Set<string>(products.map(({ slug }) => slug))
  const files = await pagesOf(folder)
  const { fixed, findings: unfixed } =
    fix && existsSync(folder)
      ? await fixSite(folder, files, [...(slugs ?? [])], site?.settings.country ?? 'US')
      : { fixed: [], findings: [] }
  const hasOneCountry = site !== null && onlyCountry(site.settings.shipping) !== null
  const pages = await checkSite(folder, slugs, site?.settings.redirects, products ?? [], hasOneCountry).catch(
    () => null,
  )
  if (pages === null) return err(badInput(`${folder} is not a readable folder.`))
  const store = createPassingPageStore()
  const siteFiles = createSiteFiles({ folder })
  const inspected = await inspectSite(siteFiles, store)
  const { accountPages } = inspected
  const running = url === undefined ? [] : await checkRunning({ url, pages: files, slugs, accountPages })
  return ok({
    folder,
    fixed,
    findings: [
      ...findings,
      ...unfixed,
      ...pages,
      ...ownerFindings({ folder, site, pages: files, secrets, providers }),
      ...(site === null ? [] : fontFindings(folder, site.settings.invoices, printedTexts)),
      ...(await confirmationFindings({
        files: siteFiles,
        store,
        pages: files,
        confirmations: site?.settings.confirmations ?? [],
      })),
      ...dataFindings(folder, location, { older, lastBackup }, nowMs),
      ...(await senderFindings(secrets, resolveTxt)),
      ...pageAccountFindings(inspected, site === null ? [] : memberPages(site, files)),
      ...sharedMailboxFindings(sharedMailboxes),
      ...paymentModeFindings(secrets, providers, hasTakenMoney),
      ...(await fileFindings(secrets, siteId)),
      ...(await tableFindings(folder)).map((found) =>
        siteFinding('problem', 'collections', found.message, found.fix),
      ),
      ...running,
    ],
  })
}
