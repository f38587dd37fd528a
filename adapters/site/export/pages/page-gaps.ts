import type { Element } from 'domhandler'
import {
  addressesWithoutCountry,
  asksForPassword,
  attributeOf,
  pageBlocks,
  pageForms,
  plainAccountForm,
} from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { leadsSomewhere } from '../checks/dead-links.js'
import type { SiteAddresses } from '../checks/dead-links.js'
import type { Finding } from '../checks/finding.js'
import { pathInSite } from '../files/site-address.js'

/** Something that a page lacks, with the fix. */
export type PageGap = Pick<Finding, 'level' | 'check' | 'message' | 'fix'>

/** A checkout whose country field was removed in the designer. */
function countryGaps(page: ParsedPage): readonly PageGap[] {
  const kinds = [...new Set(addressesWithoutCountry(page).map(({ kind }) => kind))]
  if (kinds.length === 0) return []
  const subject = kinds.length === 1 ? `${kinds.join('')} address` : `${kinds.join(' and ')} addresses`
  return [
    {
      level: 'note',
      check: 'shop',
      message:
        `The ${subject} of the checkout ${kinds.length === 1 ? 'has' : 'have'} no country field. The server takes ` +
        'the only country of "shipping" in vitrine.json; where these are several it makes the field.',
      fix:
        'For one country write "countries": ["DE"] (or yours) on every entry of "shipping" in vitrine.json ' +
        '(docs/store.md); to place the field yourself, put a country field into the form in the designer.',
    },
  ]
}

/** The name of a form in a sentence; designers may have given none. */
const named = (name: string): string => (name === '' ? 'A form without a name' : `The form ${name}`)

/** Forms that send to a missing address of the site. */
function formGaps(page: ParsedPage, path: string, site: SiteAddresses): readonly PageGap[] {
  return pageForms(page).flatMap(({ kind, name, action, method }) => {
    if (kind !== 'message' || action === '' || method === 'dialog') return []
    const inSite = pathInSite(path, action)
    // A page that is just being made is not in the site yet, and answers its own form.
    if (inSite === null || inSite === path || leadsSomewhere(inSite, site)) return []
    return [
      {
        level: 'problem',
        check: 'form',
        message: `${named(name)} sends to ${action}, which does not exist.`,
        fix:
          'Take the action off the form in the builder, and the site keeps its messages itself (docs/forms.md); or ' +
          'name the address of the service that takes them.',
      },
    ]
  })
}

/** Forms with a password field: those recognised as log-in or sign-up, and those that are refused. */
const passwordGaps = (page: ParsedPage): readonly PageGap[] =>
  pageForms(page).flatMap(({ kind, name, element }): readonly PageGap[] => {
    const purpose = plainAccountForm(element, page)
    if (purpose !== null)
      return [
        {
          level: 'note',
          check: 'accounts',
          message:
            `${named(name)} is marked for no visitor accounts. By its words it is taken for a ` +
            `${purpose === 'login' ? 'log-in' : 'sign-up'}, and works as one.`,
          fix:
            `Write data-wf-user-form-type="${purpose}" on the form to say so yourself, or ` +
            'data-wf-user-form-type="" if it is something else (docs/account-pages.md).',
        },
      ]
    if (kind !== 'message' || !asksForPassword(element)) return []
    return [
      {
        level: 'problem',
        check: 'accounts',
        message: `${named(name)} asks for a password and is no form of visitor accounts, so it is refused.`,
        fix:
          'Put the log-in or sign-up form of the builder there, or write data-wf-user-form-type="login" (or ' +
          '"signup") on the form and data-wf-user-form-input-type="email" and "password" on its fields ' +
          '(docs/account-pages.md).',
      },
    ]
  })

/** True for a page with a form that sends to the search of its site. */
export const searchesSite = (page: ParsedPage, path: string): boolean =>
  pageForms(page).some(
    ({ kind, action }) => kind === 'search' && /^search(?:\.html)?$/.test(pathInSite(path, action) ?? ''),
  )

/** True for an element that its own style hides, as the export hides disabled parts. */
export const isHidden = (element: Element): boolean =>
  /(?:^|[;\s])display:\s*none\b/i.test(attributeOf(element, 'style') ?? '')

/**
 * A page with add-to-cart forms but no visible cart. A buy-now button opens the checkout by itself; the builder
 * exports a disabled one as hidden, and only subscriptions show it.
 */
function cartGaps(page: ParsedPage): readonly PageGap[] {
  const blocks = pageBlocks(page)
  const types = new Set(blocks.map(({ type }) => type))
  const buysAtOnce = blocks.some(
    ({ type, element }) => type === 'commerce-buy-now-button' && !isHidden(element),
  )
  const sells = types.has('commerce-add-to-cart-form') && !buysAtOnce
  if (!sells || types.has('commerce-cart-wrapper')) return []
  return [
    {
      level: 'problem',
      check: 'shop',
      message:
        'The page sells and has no cart, so visitors neither see what they chose nor reach the checkout.',
      fix: 'Run vitrine adopt with --add-cart, or put the cart into the page in the builder.',
    },
  ]
}

/** The gaps of a page, for both `adopt` and `doctor`. A shop that sends to one country needs no field for it. */
export const pageGaps = (
  page: ParsedPage,
  path: string,
  site: SiteAddresses,
  hasOneCountry = false,
): readonly PageGap[] => [
  ...(hasOneCountry ? [] : countryGaps(page)),
  ...formGaps(page, path, site),
  ...passwordGaps(page),
  ...cartGaps(page),
]
