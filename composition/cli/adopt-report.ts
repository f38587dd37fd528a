import { relative } from 'node:path'
import { groupBy } from '../../core/shared/index.js'
import type { PageNote } from '../../adapters/site-export/index.js'
import type { Adoption, PageSummary, SettingsOutcome } from './adopt-outcome.js'
import { plural } from '../server/site-catalogue.js'

/** More than this of one kind are counted instead of named. */
const MOST_NAMED = 5

const named = (names: readonly string[]): string => {
  const unique = [...new Set(names)]
  const rest = unique.length - MOST_NAMED
  return unique.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

type NoteOf<Tag extends PageNote['tag']> = Extract<PageNote, { readonly tag: Tag }>

/** The notes of one kind on all pages, with the page of each. */
const notesOf = <Tag extends PageNote['tag']>(
  pages: readonly PageSummary[],
  tag: Tag,
): readonly { readonly page: string; readonly note: NoteOf<Tag> }[] =>
  pages.flatMap(({ path, notes }) =>
    notes.flatMap((note) => (note.tag === tag ? [{ page: path, note: note as NoteOf<Tag> }] : [])),
  )

/** What is said of many pages is said once, with the pages. */
const onPages = (said: readonly { readonly page: string; readonly message: string }[]): readonly string[] =>
  [...groupBy(said, ({ message }) => message)].map(
    ([message, each]) => `${message}, on ${named(each.map(({ page }) => page))}.`,
  )

const pagesWith = (pages: readonly PageSummary[], tag: PageNote['tag']): readonly string[] =>
  notesOf(pages, tag).map(({ page }) => page)

const BUILDER_HOST = /(?:^|\.)(?:website-files\.com|webflow\.com|webflow\.io|cloudfront\.net)$/

function works({ pages, added, catalogue, source, taken }: Adoption): readonly string[] {
  const playing = pages.filter(({ playsInteractions }) => playsInteractions).length
  const replaced = pagesWith(pages, 'script-replaced').length
  const repaired = notesOf(pages, 'file-repaired')
  const encodings = notesOf(pages, 'encoding-changed')
  const renamed = [...source.context.renamed]
  const removed = pagesWith(pages, 'jquery-removed').length
  const forms = pages.flatMap((page) => page.forms).filter(({ action }) => action === '').length
  return [
    `${plural(pages.length, 'page')}: the page script is in place on ` +
      `${replaced + pagesWith(pages, 'script-added').length}, interactions play on ${playing}.`,
    ...(removed > 0 ? [`jQuery is gone from ${plural(removed, 'page')}: nothing there used it.`] : []),
    ...(catalogue.tag === 'pages'
      ? [`${plural(catalogue.products, 'product')} read from the pages into catalogue.csv.`]
      : []),
    ...(catalogue.tag === 'table'
      ? [`catalogue.csv made from ${catalogue.path} (${plural(catalogue.lines, 'line')}).`]
      : []),
    ...(added.length > 0
      ? [
          `Made with the site's own header and footer, since its shop lacks them: ${named(added)} ` +
            `(css/vitrine-pieces.css is their look; --no-added-pages leaves them out).`,
        ]
      : []),
    ...(forms > 0
      ? [`${plural(forms, 'form')} will be kept by the site: vitrine forms list shows what comes in.`]
      : []),
    ...(encodings.length > 0
      ? [`Written anew in UTF-8: ${named(encodings.map(({ page, note }) => `${page} (was ${note.from})`))}.`]
      : []),
    ...(renamed.length > 0
      ? [`Pages with other names now: ${named(renamed.map(([from, to]) => `${from} is ${to}`))}.`]
      : []),
    ...(repaired.length > 0
      ? [`File names put right: ${named(repaired.map(({ note }) => `${note.from} is ${note.to}`))}.`]
      : []),
    ...(taken.some(({ tag }) => tag !== 'failed')
      ? [
          `${plural(taken.filter(({ tag }) => tag !== 'failed').length, 'file')} taken from the builder's hosts.`,
        ]
      : []),
    ...(source.builderScripts.length > 0
      ? [`Left out: ${named(source.builderScripts)} (the builder's own script).`]
      : []),
  ]
}

/** What is to be decided about code that loads code of others. */
const loaderLines = ({ allowed, blocked, isKept }: SettingsOutcome): readonly string[] => [
  ...(allowed.length > 0
    ? [
        `${named(allowed.map(({ name }) => name))} may load scripts of theirs: "scriptHosts" in vitrine.json names ` +
          'their hosts; take out what shall not run.',
      ]
    : []),
  ...(blocked.length > 0
    ? [
        `${named(blocked.map(({ name }) => name))} may not load scripts of theirs, so browsers refuse them: ` +
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

function decisions({
  pages,
  catalogue,
  collections,
  settings,
  source,
  changes,
  taken,
}: Adoption): readonly string[] {
  const hasShop = pages.some(({ shopBlocks }) => shopBlocks.length > 0)
  const kept = [...changes].filter(([path, change]) => change === 'kept' && path !== 'vitrine.json')
  const local = new Set(taken.flatMap((each) => (each.tag === 'failed' ? [] : [each.address])))
  const remote = pages.flatMap(({ path, remoteFiles }) =>
    remoteFiles
      .filter(({ address }) => BUILDER_HOST.test(new URL(address).hostname) && !local.has(address))
      .map(({ address }) => ({ path, address })),
  )
  const accounts = pages.filter(({ accountForms }) => accountForms.length > 0)
  const passwords = pages.map(({ path }) => path).filter((path) => path === '401.html')
  const siteIds = new Set(pages.flatMap(({ identity }) => identity.siteId ?? []))
  const services = pages.flatMap((page) => page.services)
  const gaps = catalogue.tag === 'pages' ? catalogue.gaps : []
  return [
    ...(hasShop && catalogue.tag === 'none'
      ? [
          'The shop has no products yet: save the product list of your builder as catalogue.csv in the site folder.',
        ]
      : []),
    ...(hasShop && !settings.hasCurrency
      ? [
          settings.isKept
            ? 'Nobody chose a currency, so nothing is sold yet: write "name", "currency" and "country" into ' +
              'vitrine.json (docs/store.md).'
            : 'Nobody chose a currency, so nothing is sold yet: run this again with --currency EUR (or yours).',
        ]
      : []),
    ...(accounts.length > 0
      ? [
          `Visitor accounts are served by the site itself: ${named(accounts.map(({ path }) => path))}. Say in ` +
            'vitrine.json which pages are for members ("gates": [{"path": "/members/*"}], docs/accounts.md).',
        ]
      : []),
    ...(passwords.length > 0
      ? [
          `There is a password page (${named(passwords)}); which pages it guards, no export says: ` +
            '"gates": [{"path": "/secret/*", "password": "..."}] in vitrine.json.',
        ]
      : []),
    ...(source.pages.includes('index.html')
      ? []
      : [
          'There is no index.html, so the address of the site itself shows nothing: name a page for it by ' +
            '"redirects": [{"from": "/", "to": "/home"}] in vitrine.json, or save the home page as index.html.',
        ]),
    ...(source.context.baseUrl === null
      ? [
          'Search engines get no sitemap.xml until the site has an address: add --base-url https://example.com.',
        ]
      : []),
    ...gaps.map(({ product, message }) => `${product}: ${message}.`),
    ...onPages(
      notesOf(pages, 'jquery-kept').map(({ page, note }) => ({
        page,
        message: `jQuery stays, which ${named(note.users)} may use`,
      })),
    ),
    ...onPages(
      pagesWith(pages, 'captcha-removed').map((page) => ({
        page,
        message:
          'The key of a captcha, good for the old address only, is gone from forms ' +
          '(docs/forms.md says how to give the site one of its own)',
      })),
    ),
    ...(siteIds.size > 1
      ? [
          `The folder holds pages of ${siteIds.size} sites (${named([...siteIds])}): adopt each from a folder of ` +
            'its own if they do not belong together.',
        ]
      : []),
    ...(remote.length > 0
      ? [
          `${plural(new Set(remote.map(({ address }) => address)).size, 'file')} still on the builder's hosts, ` +
            `on ${plural(new Set(remote.map(({ path }) => path)).size, 'page')}: ` +
            `${named(remote.map(({ address }) => address))}. Add --download, or --assets <folder> if you have them.`,
        ]
      : []),
    ...loaderLines(settings),
    ...(services.length > 0
      ? [
          `Services of others stay as they are: ${named(services)}. Tell each of them the new address of the site.`,
        ]
      : []),
    ...[...collections].map(
      ([path, slug]) =>
        `${path} is collections/${slug}.csv now and fills the lists it fits` +
        `${pages.some((page) => page.path === `detail_${slug}.html`) ? ` and the pages /${slug}/<item>` : ''}; ` +
        `a list that stays empty is told by data-vitrine-collection="${slug}".`,
    ),
    ...(kept.length > 0
      ? [
          `Changed by you and kept: ${named(kept.map(([path]) => path))}. The new state is beside each, ending ` +
            `in .new.`,
        ]
      : []),
  ]
}

function problems({ pages, unread, unwritten, source, taken }: Adoption): readonly string[] {
  const missing = notesOf(pages, 'file-missing')
  const shown = notesOf(pages, 'hidden-shown')
  const timelines = notesOf(pages, 'not-played').filter(({ note }) => note.kind === 'timelines')
  const old = notesOf(pages, 'not-played').filter(({ note }) => note.kind === 'first-generation')
  return [
    ...unread.map(({ path, message }) => `${path} was left out: ${message}.`),
    ...taken.flatMap((each) =>
      each.tag === 'failed' ? [`${each.address} stays on its host: ${each.message}.`] : [],
    ),
    ...unwritten.map(({ path, message }) => `${path} was not written: ${message}.`),
    ...source.leftOut.flatMap(({ path, reason }) =>
      reason === 'hidden' || reason === 'package' ? [] : [`${path} was left out: ${LEFT_OUT[reason]}.`],
    ),
    ...pagesWith(pages, 'page-cut-off').map((page) => `${page} ends in the middle: save or export it again.`),
    ...onPages(
      notesOf(pages, 'data-cut-off').map(({ page, note }) => ({
        page,
        message: `The interaction data in ${note.file} end in the middle and are not played (export the site again)`,
      })),
    ),
    ...onPages(
      notesOf(pages, 'script-elsewhere').map(({ page, note }) => ({
        page,
        message: `The script lay on another host (${note.address}), so interactions are unknown: add --download`,
      })),
    ),
    ...(shown.length > 0
      ? [
          `${plural(
            shown.reduce((sum, { note }) => sum + note.count, 0),
            'element',
          )} that interactions would have shown: visible at once, on ${named(shown.map(({ page }) => page))}.`,
        ]
      : []),
    ...(timelines.length > 0
      ? [
          `Interactions of the newer kind (GSAP) are not played yet, on ` +
            `${named(timelines.map(({ page }) => page))}. What they move is visible.`,
        ]
      : []),
    ...(old.length > 0
      ? [`Interactions of 2016 and 2017 are not played, on ${named(old.map(({ page }) => page))}.`]
      : []),
    ...(pagesWith(pages, 'saved-after-scripts').length > 0
      ? [
          `Saved after their scripts had run, so some elements may stand in their last state: ` +
            `${named(pagesWith(pages, 'saved-after-scripts'))}.`,
        ]
      : []),
    ...(missing.length > 0
      ? [
          `${plural(new Set(missing.map(({ note }) => note.path)).size, 'file')} missing from the folder: ` +
            `${named(missing.map(({ note }) => note.path))}.`,
        ]
      : []),
    ...onPages(
      notesOf(pages, 'script-missing').map(({ page, note }) => ({
        page,
        message: `The script ${note.path} is named and not there`,
      })),
    ),
  ]
}

const LEFT_OUT: Readonly<Record<'link' | 'unreadable' | 'special', string>> = {
  link: 'it is a link, which may lead out of the folder',
  unreadable: 'this user may not read it',
  special: 'it is no file',
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

/** What a run of `vitrine adopt` came to, for a person: what works, what needs a decision, what does not. */
export function adoptReport(adoption: Adoption): readonly string[] {
  const out = relative('', adoption.out) || adoption.out
  return [
    adoption.dryRun ? `Nothing was written. ${out} would hold:` : `The site is in ${out}.`,
    ...section('Works at once', works(adoption)),
    ...section('Needs a decision', decisions(adoption)),
    ...section('Does not work', problems(adoption)),
    '',
    ...(adoption.dryRun ? [] : [`Next: vitrine serve ${out}`]),
  ]
}
