import { onlyCountry } from '../../../core/pricing/index.js'
import { toList, toRecord, toText } from '../../../core/shared/index.js'
import type { Redirect } from '../../../core/site/index.js'
import { namesHost, sharedTitle } from '../export/index.js'
import type { CodeLoader, KnownFacts, SiteWriter } from '../export/index.js'
import { readInside } from '../safe-files/index.js'
import type { PageSummary, SettingsOutcome, ShopAnswers } from './adopt-outcome.js'
import { settingsText } from './settings-text.js'
import { askForShop } from './shop-answers.js'
import type { Ask, GivenAnswers, SettingsProblems } from './shop-answers.js'

/** The settings given on the command line. */
export interface SettingsOptions extends GivenAnswers {
  readonly baseUrl?: string
  /** Hosts of `--allow-scripts`; false for `--no-allow-scripts`. */
  readonly allowScripts?: readonly string[] | boolean
}

/** The facts that decide the settings. */
export interface SettingsFacts {
  /** The name of the shop if its pages state none. */
  readonly fallbackName: string
  readonly out: string
  /** Pages of the export. */
  readonly found: readonly PageSummary[]
  /** True if there is a catalogue. */
  readonly sells: boolean
  /** The currency of pages or of the owner's table; null if there is none. */
  readonly currency: string | null
  /** The language of most pages; null: they state none. */
  readonly language: string | null
}

/** The owner's existing settings, or new ones from options and answers; a shop without a currency is not set up yet. */
export type DecidedSettings =
  | { readonly tag: 'kept'; readonly kept: Readonly<Record<string, unknown>> }
  | {
      readonly tag: 'new'
      readonly hasShop: boolean
      readonly shop: ShopAnswers | null
      readonly scriptHosts: readonly string[]
    }

const FILE = 'vitrine.json'

async function readKept(out: string): Promise<Readonly<Record<string, unknown>> | null> {
  const bytes = await readInside(out, FILE)
  if (bytes === null) return null
  try {
    return toRecord(JSON.parse(bytes.toString('utf8')))
  } catch {
    // Broken settings stay too; the command that reads them reports the error.
    return {}
  }
}

/**
 * Existing settings that decide how pages are read: the site's address, and whether it ships to a single
 * country.
 */
export async function keptFacts(out: string): Promise<KnownFacts> {
  const kept = await readKept(out)
  const offers = toList(kept?.['shipping']).map((offer) => ({ countries: countriesOf(toRecord(offer)) }))
  return { baseUrl: toText(kept?.['baseUrl']), hasOneCountry: onlyCountry(offers) !== null }
}

const countriesOf = ({ countries }: Readonly<Record<string, unknown>>): readonly string[] | 'everywhere' =>
  Array.isArray(countries) ? countries.flatMap((code) => toText(code)?.toUpperCase() ?? []) : 'everywhere'

/** Each loader once, however many pages have it. */
const loadersOf = (pages: readonly PageSummary[]): readonly CodeLoader[] => [
  ...new Map(pages.flatMap(({ codeLoaders }) => codeLoaders).map((loader) => [loader.name, loader])).values(),
]

const splitBy = (
  loaders: readonly CodeLoader[],
  allowed: readonly string[],
): Pick<SettingsOutcome, 'allowed' | 'blocked'> => {
  const isAllowed = ({ hosts }: CodeLoader): boolean => hosts.every((host) => namesHost(allowed, host))
  return { allowed: loaders.filter(isAllowed), blocked: loaders.filter((loader) => !isAllowed(loader)) }
}

async function chooseHosts(
  loaders: readonly CodeLoader[],
  given: SettingsOptions['allowScripts'],
  ask: Ask,
): Promise<readonly string[]> {
  if (given === false) return []
  if (Array.isArray(given)) return given as readonly string[]
  if (loaders.length === 0) return []
  const answer = await ask(
    `Code on the pages loads scripts of ${loaders.map(({ name }) => name).join(', ')}. Allow it? (yes, no)`,
    'yes',
    (text) => (/^(?:y|yes|n|no)$/i.test(text) ? null : 'yes or no'),
  )
  return /^n/i.test(answer) ? [] : [...new Set(loaders.flatMap(({ hosts }) => hosts))]
}

/**
 * The two currencies if they differ. Amounts are not converted, so the shop would sell at wrong prices
 * unnoticed.
 */
const otherCurrency = (found: string | null, chosen: string | null): SettingsOutcome['otherCurrency'] =>
  found === null || chosen === null || found === chosen ? null : { found, chosen }

/** The country of the business in the settings; null if they have none. */
export const countryOf = (settings: DecidedSettings): string | null =>
  (settings.tag === 'kept'
    ? toText(settings.kept['country'])
    : (settings.shop?.country ?? null)
  )?.toUpperCase() ?? null

/** Asks for values that no page states. With an existing `vitrine.json` nothing is asked. */
export async function decideSettings(
  { fallbackName, out, found, sells, currency, language }: SettingsFacts,
  options: SettingsOptions,
  ask: Ask,
  problemsOf: SettingsProblems,
): Promise<DecidedSettings> {
  const kept = await readKept(out)
  if (kept !== null) return { tag: 'kept', kept }
  const hasShop = sells || found.some(({ shopBlocks }) => shopBlocks.length > 0)
  const name = sharedTitle(found.map(({ identity }) => identity.title)) ?? fallbackName
  const shop = hasShop ? await askForShop({ name, currency, language }, options, ask, problemsOf) : null
  return {
    tag: 'new',
    hasShop,
    shop,
    scriptHosts: await chooseHosts(loadersOf(found), options.allowScripts, ask),
  }
}

/** Settings beside the decided ones. */
interface SiteSettings extends Pick<SettingsFacts, 'found' | 'currency'> {
  readonly baseUrl: string | undefined
  /** Former addresses of pages. */
  readonly redirects: readonly Redirect[]
}

/**
 * Writes `vitrine.json`, unless it exists. Without a chosen currency it is not written, so that a later run can do it.
 */
export async function writeSettings(
  settings: DecidedSettings,
  { found, currency, baseUrl, redirects }: SiteSettings,
  writer: SiteWriter,
): Promise<SettingsOutcome> {
  const loaders = loadersOf(found)
  if (settings.tag === 'kept') {
    const { kept } = settings
    const allowed = toList(kept['scriptHosts']).flatMap((host) => toText(host) ?? [])
    const chosen = toText(kept['currency'])?.toUpperCase() ?? null
    // Writes no new content, and marks the file as the owner's.
    await writer.createText(FILE, '')
    const led = new Set(toList(kept['redirects']).map((each) => toText(toRecord(each)['from'])))
    return {
      isKept: true,
      hasCurrency: chosen !== null,
      otherCurrency: otherCurrency(currency, chosen),
      baseUrl: toText(kept['baseUrl']),
      redirects: redirects.filter(({ from }) => !led.has(from)),
      ...splitBy(loaders, allowed),
    }
  }
  const { hasShop, shop, scriptHosts } = settings
  const saysMore = scriptHosts.length > 0 || redirects.length > 0 || baseUrl !== undefined
  const says = shop !== null || (!hasShop && saysMore)
  if (says) await writer.createText(FILE, settingsText(shop, { baseUrl, scriptHosts, redirects }))
  return {
    isKept: false,
    hasCurrency: shop !== null,
    otherCurrency: otherCurrency(currency, shop?.currency ?? null),
    baseUrl: baseUrl ?? null,
    redirects: says ? [] : redirects,
    ...splitBy(loaders, says ? scriptHosts : []),
  }
}
