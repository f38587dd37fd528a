import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { systemClock } from '../../adapters/server/platform/index.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import { lostConnectionText, movedFailure, openOwnersData } from '../../adapters/server/sql/engine/index.js'
import type { Change, OwnersData } from '../../adapters/server/sql/engine/index.js'
import { auditChanges } from '../../adapters/server/sql/owner/index.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../adapters/server/terminal/arguments/site-id.js'
import { unknownSite } from '../../adapters/server/terminal/site/unknown-site.js'
import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import type { EntryOf, EntryWords } from '../../core/owners/index.js'
import type { Clock } from '../../core/ports/platform/clock.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import { badInput, dataFailure, err } from '../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../core/shared/index.js'
import { auditEntry, TERMINAL } from '../../core/use-cases/owner/audit.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'
import { databaseOf } from '../server/database-of.js'
import { createOwnerDesks } from '../server/owner-desks.js'
import type { OwnerDesks } from '../server/owner-desks.js'
import { createOwnerStorePorts } from '../server/owner-realm.js'

/** The options of every command about the data of a site. */
export interface ShopOptions {
  readonly data?: string
  readonly site: string
  readonly json?: boolean
  readonly dryRun?: boolean
}

/** The data of a shop, and the entries that its commands leave in the audit log. */
export interface AtShop extends Pick<OwnersData, 'sql' | 'commit'> {
  readonly siteId: string
  readonly clock: Clock
  readonly random: Random
  /** The time at which the command began. */
  readonly nowMs: number
  readonly desks: OwnerDesks
  /** The people who run the shop. */
  readonly owners: Pick<OwnerPorts, 'store' | 'secrets' | 'clock'>
  /** Makes an entry of the audit log for the terminal. */
  readonly entryOf: EntryOf
  /** Makes the change that writes such an entry. */
  readonly auditOf: (what: EntryWords) => readonly Change[]
}

/** Adds the argument and the options that name the data. */
export const nameData = (command: Command): Command =>
  command
    .argument('[folder]', 'the site folder')
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)

/** True: the site was never served, so that its data are made at its first start. */
export function hasNoDataYet(folder: string, { data }: Pick<ShopOptions, 'data'>): boolean {
  const place = dataLocationOf(folder, data, process.env['DATABASE_URL'])
  return (
    data === undefined &&
    place.tag === 'folder' &&
    !existsSync(join(place.folder, 'database')) &&
    movedFailure(place.folder) === null
  )
}

/** Exceptions for the work of some commands. */
export interface ShopRules {
  /** The work may be the first of its site. @default false */
  readonly mayBegin?: boolean
  /** Tables of an older version are opened as they are. @default false: they are refused */
  readonly keepsOlder?: boolean
}

/** Opens the data that the arguments name, also while their site runs. */
export async function openData(
  folder: string | undefined,
  { data }: { readonly data?: string | undefined },
  { keepsOlder = false }: ShopRules = {},
): Promise<Result<OwnersData, OwnerFailure>> {
  const databaseUrl = process.env['DATABASE_URL']
  if (folder === undefined && data === undefined && !databaseUrl)
    return err(badInput('Name the site folder, the data folder (--data) or a database (DATABASE_URL).'))
  if (folder !== undefined && !existsSync(folder)) return err(badInput(`There is no folder ${folder}.`))
  const database = databaseOf(dataLocationOf(folder ?? '.', data, databaseUrl))
  return openOwnersData(database, data !== undefined, keepsOlder)
}

/** A shop in open data, for a command. */
export function shopOf({ sql, commit }: Pick<OwnersData, 'sql' | 'commit'>, siteId: string): AtShop {
  const random = createCryptoRandom(globalThis.crypto)
  const place = { sql, commit, siteId, clock: systemClock, random }
  const owners = createOwnerStorePorts(place)
  const entryOf: EntryOf = (what) => auditEntry(owners, TERMINAL, what)
  return {
    ...place,
    nowMs: systemClock.wallTime(),
    desks: createOwnerDesks(place),
    owners,
    entryOf,
    auditOf: (what) => auditChanges(siteId, entryOf(what)),
  }
}

/**
 * Opens the data of a shop while `work` runs, also while the shop runs; a database failure fails the command.
 */
export async function atShop<T>(
  folder: string | undefined,
  options: ShopOptions,
  work: (shop: AtShop) => Promise<Result<T, OwnerFailure>>,
  rules: ShopRules = {},
): Promise<Result<T, OwnerFailure>> {
  const opened = await openData(folder, options, rules)
  if (!opened.ok) return opened
  try {
    const unknown = rules.mayBegin === true ? null : await unknownSite(opened.value.sql, options.site)
    return unknown === null ? await work(shopOf(opened.value, options.site)) : err(unknown)
  } catch (thrown) {
    return err(dataFailure(lostConnectionText(thrown) ?? thrown))
  } finally {
    await opened.value.close()
  }
}
