import { plural, someOf } from '../../shared/index.js'
import type { LawFacts, LawPage } from './law-facts.js'
import type { LawRuleId } from './law-acts.js'
import { advised, missing, toCheck } from './law-rule.js'
import type { LawFlaw, LawRule } from './law-rule.js'
import { DISPUTE_PLATFORM, LAW_WORDS, orderLanguage, ORDER_LANGUAGES, ORDER_WORDS } from './law-words.js'

const MAX_NAMED = 3

const leadsTo = ({ links }: LawPage, names: readonly RegExp[]): boolean =>
  links.some(({ words, address }) => names.some((name) => name.test(words) || name.test(address)))

/** Pages that visitors open directly; the required links must be there. */
const openPages = ({ pages }: LawFacts): readonly LawPage[] => pages.filter(({ isStep }) => !isStep)

/** Finds the pages without a required link; one flaw of the whole site if none has it. */
function unlinked(
  facts: LawFacts,
  names: readonly RegExp[],
  { nowhere, here, fix, flaw = missing }: UnlinkedTexts,
): readonly LawFlaw[] {
  const pages = openPages(facts)
  const lacking = pages.filter((page) => !leadsTo(page, names))
  if (lacking.length === 0) return []
  return lacking.length === pages.length
    ? [missing(nowhere, fix)]
    : lacking.map(({ path }) => flaw(here, fix, path))
}

interface UnlinkedTexts {
  /** The message if no page has the link. */
  readonly nowhere: string
  /** The message for a page without it. */
  readonly here: string
  readonly fix: string
  /** The severity for a page without it. */
  readonly flaw?: typeof missing
}

/** Countries in which visitors expect a page with that name. */
const NAMED_IMPRINT: readonly string[] = ['DE', 'AT']

const imprint: LawRule = (facts, countries) => {
  const isNamed = countries.some((country) => NAMED_IMPRINT.includes(country))
  const name = isNamed ? 'Impressum' : 'imprint or contact'
  return unlinked(facts, isNamed ? [LAW_WORDS.imprint] : [LAW_WORDS.imprint, LAW_WORDS.contact], {
    nowhere: `No page links to a page about the seller (${name}).`,
    here: `The page has no link to a page about the seller (${name}).`,
    fix:
      'Make a page with name, address, e-mail address, register and VAT number, and link it in the footer of ' +
      'every page.',
  })
}

const privacy: LawRule = (facts) =>
  unlinked(facts, [LAW_WORDS.privacy], {
    nowhere: 'No page links to a privacy page.',
    here: 'The page has no link to a privacy page.',
    fix: 'Make a page that says which data are kept, why, how long and who gets them, and link it in every footer.',
    flaw: advised,
  })

const terms: LawRule = (facts) => [
  ...(openPages(facts).some((page) => leadsTo(page, [LAW_WORDS.terms]))
    ? []
    : [
        advised(
          'No page links the terms of the shop.',
          'Where you have terms, make a page that can be saved and printed, and link it.',
        ),
      ]),
  ...(facts.settings.mailsTerms
    ? []
    : [
        advised(
          'The confirmation mail has no terms.',
          'Where you have terms, put them into vitrine-mails/terms.txt (docs/mail.md#texts-of-your-own).',
        ),
      ]),
]

const pathOf = ({ settings: { withdrawal } }: LawFacts): string | null =>
  withdrawal === null ? null : withdrawal.path.slice(1)

/** True if an address is the withdrawal page. */
const isFunction = (address: string, path: string | null): boolean =>
  path !== null && address.replace(/[?#].*$/s, '') === path

const withdrawalText: LawRule = (facts) => {
  const path = pathOf(facts)
  const isExplained = facts.pages.some(
    ({ links, text }) =>
      LAW_WORDS.withdrawalText.test(text) ||
      links.some(({ words, address }) => !isFunction(address, path) && LAW_WORDS.withdrawal.test(words)),
  )
  return [
    ...(isExplained
      ? []
      : [
          missing(
            'No page explains the right of withdrawal.',
            'Make a page with its period, its consequences and the model form, and link it in the footer.',
          ),
        ]),
    ...(facts.settings.mailsWithdrawal
      ? []
      : [
          missing(
            'The confirmation mail does not explain the right of withdrawal.',
            'Put your text into vitrine-mails/withdrawal.txt (docs/mail.md#texts-of-your-own).',
          ),
        ]),
  ]
}

const withdrawalFunction: LawRule = (facts) => {
  const { withdrawal } = facts.settings
  if (withdrawal === null)
    return [
      missing(
        'Shoppers cannot withdraw from a contract on the site.',
        'Set "withdrawal": {} in vitrine.json (docs/orders.md#withdrawals), and link its page.',
      ),
    ]
  const found = facts.pages
    .flatMap(({ links }) => links)
    .filter(({ address }) => isFunction(address, pathOf(facts)))
  const isNamed = found.some(({ words }) => LAW_WORDS.withdrawal.test(words))
  return [
    ...(withdrawal.days < MIN_WITHDRAWAL_DAYS
      ? [
          missing(
            `The period of withdrawal is set to ${plural(withdrawal.days, 'day')}.`,
            `Set "withdrawal": {"days": ${MIN_WITHDRAWAL_DAYS}} or more in vitrine.json.`,
          ),
        ]
      : []),
    ...(found.length === 0
      ? [
          missing(
            `No page links ${withdrawal.path}, on which shoppers withdraw.`,
            `Link ${withdrawal.path} in the footer with words such as "Withdraw from contract here".`,
          ),
        ]
      : isNamed
        ? []
        : [
            toCheck(
              `the link to ${withdrawal.path} says that a contract is withdrawn from there.`,
              'Write "Withdraw from contract here" on it, or the same in the language of the page.',
            ),
          ]),
  ]
}

/** The shortest period of withdrawal (Directive 2011/83/EU, art. 9). */
const MIN_WITHDRAWAL_DAYS = 14

function buttonFlaws(page: LawPage, label: string): readonly LawFlaw[] {
  const language = orderLanguage(page.language)
  if (language === null || label === '')
    return [
      toCheck(
        `the button that orders ("${label}") says that the order costs money.`,
        'Write the words of the law in the language of the page on it.',
        page.path,
      ),
    ]
  const { says, label: good } = ORDER_WORDS[language]
  if (says.test(label)) return []
  const fix = `Write "${good}" on it in the builder.`
  return ORDER_LANGUAGES.some((other) => ORDER_WORDS[other].says.test(label))
    ? [advised(`The button that orders ("${label}") is in another language than its page.`, fix, page.path)]
    : [
        missing(
          `The button that orders ("${label}") does not say that the order costs money.`,
          fix,
          page.path,
        ),
      ]
}

const orderButton: LawRule = ({ pages }) =>
  pages.flatMap((page) => page.orderButtons.flatMap((label) => buttonFlaws(page, label)))

const trackers: LawRule = ({ pages }) =>
  pages.flatMap(({ path, trackers: named, otherScripts, asksConsent }) => [
    ...(named.length === 0
      ? []
      : asksConsent
        ? [
            toCheck(
              `${someOf(named, MAX_NAMED)} is loaded after the visitor consents only.`,
              'Set `consent` in vitrine.json, and it waits for the answer (docs/widgets.md).',
              path,
            ),
          ]
        : [
            missing(
              `The page names trackers (${someOf(named, MAX_NAMED)}) and asks for no consent.`,
              'Take them out, or put consent blocks on the page and set `consent` (docs/widgets.md).',
              path,
            ),
          ]),
    ...(otherScripts.length === 0
      ? []
      : [
          toCheck(
            `scripts of ${someOf(otherScripts, MAX_NAMED)} keep or read nothing in the browser that needs consent.`,
            'Name them on the page about privacy, and load them after consent where they do.',
            path,
          ),
        ]),
  ])

const disputePlatform: LawRule = ({ pages }) =>
  pages
    .filter(
      ({ text, links }) =>
        DISPUTE_PLATFORM.test(text) || links.some(({ address }) => DISPUTE_PLATFORM.test(address)),
    )
    .map(({ path }) =>
      missing(
        'The page names the platform of the European Union for disputes, which is closed.',
        'Remove the sentence and its link.',
        path,
      ),
    )

const endContract: LawRule = (facts) =>
  facts.products.some(({ isSubscription }) => isSubscription) &&
  !facts.pages.some((page) => leadsTo(page, [LAW_WORDS.endContract]))
    ? [
        missing(
          'Subscriptions are sold, and no page has a link with which they are ended.',
          'Link a form for it, reached without a log-in: "Verträge hier kündigen", "Résilier votre contrat".',
        ),
      ]
    : []

/** The rules that are checked on pages. */
export const PAGE_RULES = {
  imprint,
  privacy,
  terms,
  'withdrawal-text': withdrawalText,
  'withdrawal-function': withdrawalFunction,
  'order-button': orderButton,
  trackers,
  'dispute-platform': disputePlatform,
  'end-contract': endContract,
} as const satisfies Partial<Readonly<Record<LawRuleId, LawRule>>>
