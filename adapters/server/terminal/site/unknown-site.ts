import { sitesWithout } from '../../sql/owner/index.js'
import { plainLine } from '../plain-words.js'
import { badInput } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'
import { MAIN_SITE } from '../arguments/site-id.js'

/** The rows of all sites. */
type SiteRows = Parameters<typeof sitesWithout>[0]

/**
 * Names a site without rows if other sites have some, since its lists would be empty without an explanation.
 */
export async function unknownSite(sql: SiteRows, site: string | undefined): Promise<OwnerFailure | null> {
  const known = site === undefined ? null : await sitesWithout(sql, site)
  if (site === undefined || known === null || (known.length === 0 && site === MAIN_SITE)) return null
  return badInput(
    `There is no site "${plainLine(site)}" in these data.`,
    known.length === 0
      ? 'They have no site yet.'
      : `--site names one of: ${known.map(plainLine).join(', ')}.`,
  )
}

/**
 * Names a site that is missing in a backup of other sites; null: it is there, or the backup names no sites.
 */
export const siteMissing = (sites: readonly string[], site: string): OwnerFailure | null =>
  sites.length === 0 || sites.includes(site)
    ? null
    : badInput(
        `No site "${plainLine(site)}" is in the backup (--site); it has: ${sites.map(plainLine).join(', ')}.`,
      )

/** The notice for a new site in the data of others; null: the site is known, or is the first. */
export async function newSiteNotice(sql: SiteRows, site: string): Promise<string | null> {
  const others = (await sitesWithout(sql, site)) ?? []
  return others.length === 0
    ? null
    : `"${plainLine(site)}" is a new site in these data, beside ${others.map(plainLine).join(', ')} (--site).`
}
