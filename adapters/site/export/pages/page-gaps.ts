import type { Element } from 'domhandler'
import {
  asksForPassword,
  attributeOf,
  pageBlocks,
  pageForms,
  pageScripts,
  plainAccountForm,
} from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { isAnswered } from '../checks/dead-links.js'
import type { SiteAddresses } from '../checks/dead-links.js'
import type { PageGap } from './page-gap.js'
import { pathInSite } from '../files/site-address.js'
import { countryGaps, fieldGaps } from './checkout-gaps.js'

/** The name of a form in a sentence; designers may have given none. */
const named = (name: string): string => (name === '' ? 'A form without a name' : `The form ${name}`)

/** The attributes with the page that follows after a form is sent, by the kind of the form. */
const NEXT_PAGE = { message: 'data-redirect', account: 'data-wf-user-form-redirect' } as const

/** Forms that send to a missing address of the site, or lead to one afterwards. */
function formGaps(page: ParsedPage, path: string, site: SiteAddresses): readonly PageGap[] {
  // A page that is being generated is not in the site yet, and answers its own form.
  const isMissing = (address: string): boolean => {
    const inSite = pathInSite(path, address)
    return inSite !== null && inSite !== path && !isAnswered(inSite, site)
  }
  return pageForms(page).flatMap(({ kind, name, element, action, method }): readonly PageGap[] => {
    if ((kind !== 'message' && kind !== 'account') || method === 'dialog') return []
    const next = attributeOf(element, NEXT_PAGE[kind])?.trim() ?? ''
    return [
      ...(kind === 'message' && action !== '' && isMissing(action)
        ? [
            {
              level: 'problem',
              check: 'form',
              message: `${named(name)} sends to ${action}, which does not exist.`,
              fix:
                'Remove the action from the form in the builder, and the site receives its messages itself ' +
                '(docs/forms.md); or name the address of the service that takes them.',
            } as const,
          ]
        : []),
      ...(next !== '' && isMissing(next)
        ? [
            {
              level: 'problem',
              check: 'form',
              message: `${named(name)} leads to ${next} once it is sent, which does not exist.`,
              fix: 'Put the page there, or change the redirect of the form in the builder and adopt its next export.',
            } as const,
          ]
        : []),
    ]
  })
}

/** True if code of the page handles the sending of a form; the page script then does nothing. */
function hasOwnCode(page: ParsedPage, form: Element): boolean {
  const names = ['id', 'name'].flatMap((name) => attributeOf(form, name) || [])
  return (
    attributeOf(form, 'onsubmit') !== null ||
    pageScripts(page).some(
      (script) =>
        script.tag === 'inline' &&
        /\bsubmit\b/.test(script.code) &&
        names.some((name) => script.code.includes(name)),
    )
  )
}

/** Forms with a password field: those recognised as log-in or sign-up, and those that are refused. */
const passwordGaps = (page: ParsedPage): readonly PageGap[] =>
  pageForms(page).flatMap(({ kind, name, element }): readonly PageGap[] => {
    const found = plainAccountForm(element, page)
    if (found !== null) {
      const { purpose, asksForUserName, repeated } = found
      const isHandled = hasOwnCode(page, element)
      return [
        {
          level: 'note',
          check: 'accounts',
          message:
            `${named(name)} has no marks of visitor accounts. Its words identify it as a ` +
            `${purpose === 'login' ? 'log-in' : 'sign-up'}, and works as one.` +
            (asksForUserName ? ' It asks for a user name: members log in with their e-mail address.' : '') +
            (repeated.length > 0 ? ' Its second password field is left out of the page.' : '') +
            (isHandled ? ' Code of the page handles it too, which may prevent that.' : ''),
          fix:
            (isHandled ? 'Remove that code from the page. ' : '') +
            `${asksForUserName ? 'Name the e-mail address in its label. ' : ''}` +
            `Write data-wf-user-form-type="${purpose}" on the form to say so yourself, or ` +
            'data-wf-user-form-type="" if it is something else (docs/account-pages.md).',
        },
      ]
    }
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
      fix: 'Run `vitrine adopt` with --add-cart, or put the cart into the page in the builder.',
    },
  ]
}

/**
 * The gaps of a page, for both `adopt` and `doctor`. A shop that sends to one country needs no country field.
 */
export const pageGaps = (
  page: ParsedPage,
  path: string,
  site: SiteAddresses,
  hasOneCountry = false,
): readonly PageGap[] => [
  ...fieldGaps(page),
  ...(hasOneCountry ? [] : countryGaps(page)),
  ...formGaps(page, path, site),
  ...passwordGaps(page),
  ...cartGaps(page),
]
