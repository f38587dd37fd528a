import type { OrderPages } from '../../../../core/orders/index.js'
import type { ConsentSettings } from '../../../../core/site/index.js'
import type { CountryChoice } from '../checkout/country-field-edits.js'
import { withConsentScripts } from './consent-scripts.js'
import { withCountryFields } from './country-fields.js'
import { hiddenAccountParts } from './hidden-account-parts.js'
import { enableCheckoutLinks } from './enabled-checkout-links.js'
import { withOrderLinks } from './order-links.js'
import type { PageTransform } from './page-transform.js'
import { withPageTexts } from './page-texts.js'
import { withPartNames } from './part-names.js'
import { plainAccountForms } from './plain-account-forms.js'
import { withPriceLocale } from './price-locale.js'
import { providerLinks } from './log-in-provider-links.js'
import { withReminderBox } from './reminder-box.js'

/** The settings of a site that change its pages. */
export interface SiteTransformOptions {
  /** The countries for a checkout without a country field; null: no field is added. */
  readonly countries: CountryChoice | null
  /** The target of a link to a log-in provider; null: it is not set up. */
  readonly providerHref: (provider: string) => string | null
  readonly orderPages: OrderPages
  /** The name of the check box for reminders of carts; null: none is sent. */
  readonly reminderConsent: string | null
  readonly priceLocale: string | null
  /** The scripts that wait for consent; null: those that pages mark themselves. */
  readonly consent: ConsentSettings | null
}

/** The changes of every page of a site, served and built. */
export const siteTransforms = ({
  countries,
  providerHref,
  orderPages,
  reminderConsent,
  priceLocale,
  consent,
}: SiteTransformOptions): readonly PageTransform[] => [
  enableCheckoutLinks,
  ...(countries === null ? [] : [withCountryFields(countries)]),
  plainAccountForms,
  hiddenAccountParts,
  providerLinks(providerHref),
  withOrderLinks(orderPages),
  withReminderBox(reminderConsent),
  withPriceLocale(priceLocale),
  withPageTexts,
  withPartNames,
  withConsentScripts(consent),
]
