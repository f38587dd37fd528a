import { classesOf } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { mostFrequent } from '../pages/most-frequent.js'

/** The classes in which a site shows what is pressed and what is filled in; empty: it has none. */
export interface SiteLook {
  readonly button: string
  readonly field: string
  readonly select: string
}

/** Colours and sizes of a site's classes are taken from its own style sheet, which stands behind ours. */
export const NO_LOOK: SiteLook = { button: '', field: '', select: '' }

/** Classes that say how a site's own parts behave, and not how they look. */
const STATE = /^w--|^w-(?:inline-block|condition-invisible|dyn-bind-empty|password)/

/** The classes that most elements of a kind have, as written. */
function usual(pages: readonly ParsedPage[], kind: string): string {
  const written = pages.flatMap(({ elements }) =>
    elements
      .map(classesOf)
      .filter((names) => names.includes(kind))
      .map((names) => names.filter((name) => !STATE.test(name)).join(' ')),
  )
  // Classes of the designer's own say more than the builder's class alone.
  const own = written.filter((names) => names !== kind)
  return mostFrequent(own.length > 0 ? own : written)?.value ?? ''
}

/** Recognises how a site shows its buttons and fields. */
export function siteLookOf(pages: readonly ParsedPage[]): SiteLook {
  const field = usual(pages, 'w-input')
  return { button: usual(pages, 'w-button'), field, select: usual(pages, 'w-select') || field }
}

const COMMERCE = 'w-commerce-commerce'
const CHECKOUT_FIELDS =
  'checkout(?:emailinput|discountsinput|cardnumber|cardexpirationdate|cardsecuritycode|' +
  '(?:shipping|billing)(?:fullname|streetaddress(?:optional)?|city|stateprovince|zippostalcode))'

/** The made parts that are shown as each. */
const SHOWN_AS: Readonly<Record<keyof SiteLook, RegExp>> = {
  button: new RegExp(
    `class="(${COMMERCE}(?:checkoutplaceorderbutton|addtocartbutton|cartcheckoutbutton|checkoutdiscountsbutton))"`,
    'g',
  ),
  field: new RegExp(`class="(${COMMERCE}(?:${CHECKOUT_FIELDS}|cartquantity|addtocartquantityinput))"`, 'g'),
  select: new RegExp(`class="((?:${COMMERCE}checkout(?:shipping|billing)countryselector|w-select))"`, 'g'),
}

const together = (one: string, other: string): string => [...new Set(`${one} ${other}`.split(' '))].join(' ')

const KINDS = ['button', 'field', 'select'] as const

const TEMPLATE = /(<script type="text\/x-wf-template"[^>]*>)([^<]*)/g

const inLook = (markup: string, look: SiteLook): string =>
  KINDS.reduce(
    (text, kind) =>
      look[kind] === ''
        ? text
        : text.replace(SHOWN_AS[kind], (_, name: string) => `class="${together(name, look[kind])}"`),
    markup,
  )

/** Gives the buttons and fields of a made part, and of the templates in it, the classes of the site. */
export const withLook = (markup: string, look: SiteLook): string =>
  inLook(markup, look).replace(
    TEMPLATE,
    (_, tag: string, text: string) => `${tag}${encodeURIComponent(inLook(decodeURIComponent(text), look))}`,
  )
