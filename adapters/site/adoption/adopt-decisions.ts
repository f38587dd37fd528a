import { plural } from '../../../core/shared/index.js'
import { otherProblems } from '../../server/csv/csv-table.js'
import type { Adoption, CatalogueOutcome, SettingsOutcome } from './adopt-outcome.js'
import { listLines } from './adopt-list-lines.js'
import { gapLines, named, notesOf, onPages, pagesWith, siteGapLines } from './adopt-report-lines.js'
import { unsoldLines } from './adopt-unsold.js'

const BUILDER_HOST = /(?:^|\.)(?:website-files\.com|webflow\.com|webflow\.io|cloudfront\.net)$/

/** The decisions about code that loads third-party code. */
const loaderLines = ({ allowed, blocked, isKept }: SettingsOutcome): readonly string[] => [
  ...(allowed.length > 0
    ? [
        `${named(allowed.map(({ name }) => name))} may load further scripts: "scriptHosts" in vitrine.json names ` +
          'their hosts; remove those that must not run.',
      ]
    : []),
  ...(blocked.length > 0
    ? [
        `${named(blocked.map(({ name }) => name))} may not load further scripts, so browsers block those: ` +
          (isKept
            ? `write "scriptHosts": ${JSON.stringify(hostsOf(blocked))} into vitrine.json.`
            : `add ${hostsOf(blocked)
                .map((host) => `--allow-scripts ${host}`)
                .join(' ')}.`),
      ]
    : []),
]

const hostsOf = (loaders: SettingsOutcome['blocked']): readonly string[] => [
  ...new Set(loaders.flatMap(({ hosts }) => hosts)),
]

function remoteAdvice(dryRun: boolean, isDownload: boolean): string {
  if (!isDownload) return 'Add --download, or --assets <folder> if you have them.'
  return dryRun
    ? 'They are downloaded once you leave out --dry-run.'
    : 'Run this again to try once more, or add --assets <folder> if you have them.'
}

/** Files that are written once and then belong to the owner. */
const WRITTEN_ONCE: ReadonlySet<string> = new Set(['vitrine.json', 'catalogue.csv'])

/** Maximum number of errors listed for a table; the others are counted. */
const MAX_FAULTS = 3

const catalogueLines = (catalogue: Adoption['catalogue']): readonly string[] => {
  if (catalogue.tag === 'none' || catalogue.faults.length === 0) return []
  const shown = catalogue.faults.slice(0, MAX_FAULTS)
  const others = otherProblems(catalogue.faults.length, shown.length)
  return [
    `The shop does not open until catalogue.csv is corrected: ${shown.join(' ')}` +
      (others === null ? '' : ` And ${others}.`),
  ]
}

/** Amounts are never converted: the warning stays until the owner has edited the catalogue. */
function currencyLines(
  other: SettingsOutcome['otherCurrency'],
  { tag }: CatalogueOutcome,
  isOwners: boolean,
): readonly string[] {
  if (other === null || tag === 'none' || isOwners) return []
  return [
    `The prices of the export are in ${other.found}, and the shop sells in ${other.chosen}: the amounts were not ` +
      'converted. Correct them in catalogue.csv, or the currency in vitrine.json.',
  ]
}

/** The decisions without which the shop sells nothing, or sells wrong goods. */
function shopLines({ pages, catalogue, settings, changes }: Adoption): readonly string[] {
  const hasShop = pages.some(({ shopBlocks }) => shopBlocks.length > 0)
  const isOwners = changes.get('catalogue.csv') === 'kept'
  return [
    ...catalogueLines(catalogue),
    ...unsoldLines({ pages, catalogue }),
    ...(isOwners
      ? [
          'catalogue.csv has changes of yours and was kept, although the export has other products or prices now: ' +
            'to create it again, remove it and run this again.',
        ]
      : []),
    ...(hasShop && (catalogue.tag === 'none' || (catalogue.tag === 'pages' && catalogue.products === 0))
      ? [
          'The shop has no products yet: save the product list of your builder as catalogue.csv in the site folder.',
        ]
      : []),
    ...(hasShop && !settings.hasCurrency
      ? [
          settings.isKept
            ? 'No currency is chosen, so nothing is sold yet: write "name", "currency" and "country" into ' +
              'vitrine.json (docs/store.md).'
            : 'No currency is chosen, so nothing is sold yet: run this again with --currency EUR (or yours).',
        ]
      : []),
    ...currencyLines(settings.otherCurrency, catalogue, isOwners),
  ]
}

/** The decisions about pages that only some visitors may open. */
function memberLines(pages: Adoption['pages']): readonly string[] {
  const accounts = pages.filter(({ accountForms }) => accountForms.length > 0)
  const passwords = pages.map(({ path }) => path).filter((path) => path === '401.html')
  return [
    ...(accounts.length > 0
      ? [
          `Visitor accounts need \`vitrine serve\`: ${named(accounts.map(({ path }) => path))}. On a static host ` +
            'visitors can log in only with it: give `vitrine build` its address with --backend. Name in ' +
            'vitrine.json the pages for members ("gates": [{"path": "/members/*"}], docs/accounts.md).',
        ]
      : []),
    ...(passwords.length > 0
      ? [
          `There is a password page (${named(passwords)}). No export states which pages it guards: write ` +
            '"gates": [{"path": "/secret/*", "password": "..."}] into vitrine.json.',
        ]
      : []),
  ]
}

/** Former addresses of pages that an existing vitrine.json does not redirect. */
const redirectLines = ({ isKept, redirects }: SettingsOutcome): readonly string[] =>
  isKept && redirects.length > 0
    ? [
        `Former addresses of pages lead nowhere: write "redirects": ${JSON.stringify(redirects)} into ` +
          'vitrine.json.',
      ]
    : []

/** The decisions about the address of the site. */
const addressLines = ({ pages, context }: Adoption['source']): readonly string[] => [
  ...(pages.includes('index.html')
    ? []
    : [
        'There is no index.html, so the address of the site itself shows nothing: name a page for it by ' +
          '"redirects": [{"from": "/", "to": "/home"}] in vitrine.json, or save the home page as index.html.',
      ]),
  ...(context.baseUrl === null
    ? ['Search engines get no sitemap.xml until the site has an address: add --base-url https://example.com.']
    : []),
]

/** Lines about scripts that stay on the pages, and about removed captchas. */
const scriptLines = (pages: Adoption['pages']): readonly string[] => [
  ...onPages(
    notesOf(pages, 'jquery-kept').map(({ page, note }) => ({
      page,
      message: `jQuery stays, since ${named(note.users)} may use it`,
    })),
  ),
  ...onPages(
    pagesWith(pages, 'captcha-removed').map((page) => ({
      page,
      message:
        'A captcha key, valid only for the old address, was removed from forms ' +
        '(docs/forms.md says how to give the site one of its own)',
    })),
  ),
]

function severalSitesLines(pages: Adoption['pages']): readonly string[] {
  const siteIds = new Set(pages.flatMap(({ identity }) => identity.siteId ?? []))
  if (siteIds.size <= 1) return []
  return [
    `The folder holds pages of ${siteIds.size} sites (${named([...siteIds])}): adopt each from a folder of ` +
      'its own if they do not belong together.',
  ]
}

/** Lines about files that pages still load from the builder's hosts. */
function remoteLines({ pages, taken, dryRun, isDownload }: Adoption): readonly string[] {
  const local = new Set(taken.flatMap((each) => (each.tag === 'failed' ? [] : [each.address])))
  const remote = pages.flatMap(({ path, remoteFiles }) =>
    remoteFiles
      .filter(({ address }) => BUILDER_HOST.test(new URL(address).hostname) && !local.has(address))
      .map(({ address }) => ({ path, address })),
  )
  if (remote.length === 0) return []
  return [
    `${plural(new Set(remote.map(({ address }) => address)).size, 'file')} still on the builder's hosts, ` +
      `on ${plural(new Set(remote.map(({ path }) => path)).size, 'page')}: ` +
      `${named(remote.map(({ address }) => address))}. ${remoteAdvice(dryRun, isDownload)}`,
  ]
}

function serviceLines(pages: Adoption['pages']): readonly string[] {
  const services = pages.flatMap((page) => page.services)
  return services.length > 0
    ? [
        `Third-party services stay unchanged: ${named(services)}. Enter the new address of the site at each of them.`,
      ]
    : []
}

/** Lines about files that the owner has changed, which therefore stay. */
function keptLines(changes: Adoption['changes']): readonly string[] {
  const kept = [...changes].filter(([path, change]) => change === 'kept' && !WRITTEN_ONCE.has(path))
  if (kept.length === 0) return []
  return [
    `Changed by you and kept: ${named(kept.map(([path]) => path))}. The new state is beside each, ending in .new.`,
  ]
}

/** The decisions about an adopted site that only its owner can make. */
export function decisions(adoption: Adoption): readonly string[] {
  const { pages, catalogue, settings, source, changes } = adoption
  const gaps = catalogue.tag === 'pages' ? catalogue.gaps : []
  return [
    ...shopLines(adoption),
    ...redirectLines(settings),
    ...memberLines(pages),
    ...addressLines(source),
    ...gaps.map(({ product, message }) => `${product}: ${message}.`),
    ...scriptLines(pages),
    ...severalSitesLines(pages),
    ...remoteLines(adoption),
    ...siteGapLines(pages),
    ...gapLines(pages),
    ...loaderLines(settings),
    ...serviceLines(pages),
    ...listLines(adoption),
    ...keptLines(changes),
  ]
}
