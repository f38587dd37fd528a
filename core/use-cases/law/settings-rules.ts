import { isInUnion } from './law-acts.js'
import type { LawRuleId } from './law-acts.js'
import { advised, missing, toCheck } from './law-rule.js'
import type { LawRule } from './law-rule.js'
import { LAW_WORDS } from './law-words.js'

const IN_SETTINGS = 'in "business" of vitrine.json (docs/mail.md)'

const identity: LawRule = ({ settings: { business } }) => {
  if (business === null)
    return [
      missing(
        'The settings do not name the seller, so mails and invoices do not either.',
        `Write name, address, e-mail address and tax number ${IN_SETTINGS}.`,
      ),
    ]
  const { address, email, taxId } = business
  return [
    ...(address.length === 0
      ? [missing('The settings name no address of the seller.', `Write "address" ${IN_SETTINGS}.`)]
      : []),
    ...(email === null
      ? [missing('The settings name no e-mail address of the seller.', `Write "email" ${IN_SETTINGS}.`)]
      : []),
    ...(taxId === null
      ? [advised('The settings name no tax number.', `Where you have one, write "taxId" ${IN_SETTINGS}.`)]
      : []),
  ]
}

const taxInPrices: LawRule = ({ country, settings: { taxes } }, countries) => {
  const added = countries.filter((each) => taxes.some((tax) => tax.country === each && !tax.isIncluded))
  return [
    ...(added.length === 0
      ? []
      : [
          {
            ...missing(
              'A tax is added to the prices, so pages show prices without it.',
              'Enter prices with the tax and set "included": true for it in "taxes" (docs/store.md).',
            ),
            countries: added,
          },
        ]),
    ...(countries.includes(country) && !taxes.some((tax) => tax.country === country)
      ? [
          {
            ...toCheck(
              `no tax is set for ${country}: that is right for a seller who owes none only.`,
              'Write it into "taxes" of vitrine.json (docs/store.md), or say on the site why there is none.',
            ),
            countries: [country],
          },
        ]
      : []),
  ]
}

/** Shipping belongs to the taxed amount of the goods that it brings. */
const shippingTax: LawRule = ({ settings: { taxes, chargesShipping } }, countries) => {
  const untaxed = countries.filter((each) => {
    const own = taxes.filter((tax) => tax.country === each)
    return own.length > 0 && !own.some(({ onShipping }) => onShipping)
  })
  if (!chargesShipping || untaxed.length === 0) return []
  return [
    {
      ...missing(
        'The tax is not taken on shipping, so orders and invoices name too little of it.',
        'Set "onShipping": true for the rate of most of your goods in "taxes" (docs/store.md).',
      ),
      countries: untaxed,
    },
  ]
}

const priceNote: LawRule = ({ pages }) =>
  pages
    .filter(({ offersGoods }) => offersGoods)
    .flatMap(({ path, text }) => [
      ...(LAW_WORDS.includedTax.test(text)
        ? []
        : [
            missing(
              'The page shows prices and does not say that they include the tax.',
              'Write "incl. VAT" beside the price ("inkl. MwSt.", "TTC"), or why there is none.',
              path,
            ),
          ]),
      ...(LAW_WORDS.shipping.test(text)
        ? []
        : [
            missing(
              'The page shows prices and does not say what shipping costs.',
              'Write "plus shipping" beside the price, with a link to a page of the costs.',
              path,
            ),
          ]),
    ])

const confirmationMail: LawRule = ({ settings: { sendsMail } }) =>
  sendsMail
    ? []
    : [
        missing(
          'No mail is configured here, so shoppers get no confirmation that they can keep.',
          'Set VITRINE_SMTP_URL, VITRINE_MAIL_FROM and VITRINE_FORMS_TO where the site runs (docs/mail.md).',
        ),
      ]

const invoices: LawRule = ({ country, shipsTo, settings: { issuesInvoices } }) =>
  !issuesInvoices && (shipsTo === 'everywhere' || shipsTo.some((to) => to !== country && isInUnion(to)))
    ? [
        toCheck(
          'invoices for sales to other member states are not needed, as under the One Stop Shop.',
          'Where they are, set "invoices": {"issue": "when-paid"} in vitrine.json (docs/documents.md).',
        ),
      ]
    : []

/** The rules that are checked in the settings, and on pages with prices. */
export const SETTINGS_RULES = {
  identity,
  'tax-in-prices': taxInPrices,
  'shipping-tax': shippingTax,
  'price-note': priceNote,
  'confirmation-mail': confirmationMail,
  invoices,
} as const satisfies Partial<Readonly<Record<LawRuleId, LawRule>>>
