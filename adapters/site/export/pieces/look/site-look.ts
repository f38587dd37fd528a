import { classesOf } from '../../../pages/index.js'
import type { ParsedPage } from '../../../pages/index.js'
import { mostFrequent } from '../../pages/most-frequent.js'

type LookKind = 'button' | 'field' | 'select'

/** The classes of a site's buttons and fields; empty if it has none. */
export interface SiteLook extends Readonly<Record<LookKind, string>> {
  /** The classes with negative side margins, which shift neighbouring elements. @default none */
  readonly shifting?: ReadonlySet<string>
}

/** No classes: colours and sizes come from our style sheet, which the site's style sheet overrides. */
export const NO_LOOK: SiteLook = { button: '', field: '', select: '' }

/** Classes that stand for behaviour, not for a look. */
const STATE = /^w--|^w-(?:inline-block|condition-invisible|dyn-bind-empty|password)/

/** The classes that most elements of a kind have, as written. */
function usual(pages: readonly ParsedPage[], kind: string): string {
  const written = pages.flatMap(({ elements }) =>
    elements
      .map(classesOf)
      .filter((names) => names.includes(kind))
      .map((names) => names.filter((name) => !STATE.test(name)).join(' ')),
  )
  // The designer's own classes describe the look better than the builder's class alone.
  const own = written.filter((names) => names !== kind)
  return mostFrequent(own.length > 0 ? own : written)?.value ?? ''
}

/** Detects the classes of a site's buttons and fields. */
export function siteLookOf(pages: readonly ParsedPage[]): SiteLook {
  const field = usual(pages, 'w-input')
  return { button: usual(pages, 'w-button'), field, select: usual(pages, 'w-select') || field }
}

const COMMERCE = 'w-commerce-commerce'
const CHECKOUT_FIELDS =
  'checkout(?:emailinput|cardnumber|cardexpirationdate|cardsecuritycode|' +
  '(?:shipping|billing)(?:fullname|streetaddress(?:optional)?|city|stateprovince|zippostalcode))'

/** The added parts that get the classes of each. */
const SHOWN_AS: Readonly<Record<LookKind, RegExp>> = {
  button: new RegExp(
    `class="(${COMMERCE}(?:checkoutplaceorderbutton|addtocartbutton|cartcheckoutbutton|checkoutdiscountsbutton))"`,
    'g',
  ),
  field: new RegExp(`class="(${COMMERCE}(?:${CHECKOUT_FIELDS}|cartquantity|addtocartquantityinput))"`, 'g'),
  select: new RegExp(`class="((?:${COMMERCE}checkout(?:shipping|billing)countryselector|w-select))"`, 'g'),
}

const together = (one: string, other: string): string => [...new Set(`${one} ${other}`.split(' '))].join(' ')

const KINDS: readonly LookKind[] = ['button', 'field', 'select']

const TEMPLATE = /(<script type="text\/x-wf-template"[^>]*>)([^<]*)/g

const inLook = (markup: string, look: SiteLook): string =>
  KINDS.reduce(
    (text, kind) =>
      look[kind] === ''
        ? text
        : text.replace(SHOWN_AS[kind], (_, name: string) => `class="${together(name, look[kind])}"`),
    markup,
  )

/** Gives the buttons and fields of added markup, templates included, the classes of the site. */
export const withLook = (markup: string, look: SiteLook): string =>
  inLook(markup, look).replace(
    TEMPLATE,
    (_, tag: string, text: string) => `${tag}${encodeURIComponent(inLook(decodeURIComponent(text), look))}`,
  )
