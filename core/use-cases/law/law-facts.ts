/** A link of a page. */
export interface LawLink {
  /** Its words, the names of its pictures included. */
  readonly words: string
  /** The path in the site without a slash before it, or the whole address on another host. */
  readonly address: string
}

/** The facts about a page of a site that rules of law ask for. */
export interface LawPage {
  /** The path of its file. */
  readonly path: string
  /** The language that it says it is in, as `de` or `de-AT`; null: it says none. */
  readonly language: string | null
  /** True for a step of the shop or the account, or a leftover of a template: other pages have the links. */
  readonly isStep: boolean
  readonly links: readonly LawLink[]
  /** Its words as visitors read them, the names of pictures included. */
  readonly text: string
  /** True if it puts goods into the cart. */
  readonly offersGoods: boolean
  /** The words on the buttons that place an order. */
  readonly orderButtons: readonly string[]
  /** True if orders are placed on it. */
  readonly isCheckout: boolean
  /** The hosts of trackers that its code or its scripts name. */
  readonly trackers: readonly string[]
  /** The other hosts whose scripts it loads. */
  readonly otherScripts: readonly string[]
  /** True if it asks for consent to cookies. */
  readonly asksConsent: boolean
}

/** The facts about a product that rules of law ask for. */
export interface LawProduct {
  readonly name: string
  readonly kind: 'goods' | 'digital' | 'other'
  /** A former price stands beside its price. */
  readonly isReduced: boolean
  /** It is paid again and again. */
  readonly isSubscription: boolean
  readonly hasWeight: boolean
  /** The names of its choices, as `500 g`. */
  readonly options: readonly string[]
  /** The slugs of the owner's own fields that it fills. */
  readonly fields: readonly string[]
  readonly description: string
}

/** A tax of the settings, as far as prices show it. */
export interface LawTax {
  readonly country: string
  readonly isIncluded: boolean
}

/** The seller as the settings name it; a part that is not set is null or empty. */
export interface LawBusiness {
  readonly name: string
  readonly address: readonly string[]
  readonly email: string | null
  readonly taxId: string | null
}

/** The facts about the settings of a shop that rules of law ask for. */
export interface LawSettings {
  readonly business: LawBusiness | null
  readonly taxes: readonly LawTax[]
  /** The page on which shoppers withdraw; null: there is none. */
  readonly withdrawal: { readonly days: number; readonly path: string } | null
  /** True if invoices are issued by themselves. */
  readonly issuesInvoices: boolean
  /** True if mails can be sent. */
  readonly sendsMail: boolean
  /** True if the terms are in the confirmation mail. */
  readonly mailsTerms: boolean
  /** True if a text on the right of withdrawal is in the confirmation mail. */
  readonly mailsWithdrawal: boolean
}

/** All that rules of law are asked about: where a business sits, where it ships to, its pages, goods and settings. */
export interface LawFacts {
  /** The country of the business, ISO 3166-1 alpha-2. */
  readonly country: string
  /** The countries that it ships to. */
  readonly shipsTo: readonly string[] | 'everywhere'
  readonly pages: readonly LawPage[]
  readonly products: readonly LawProduct[]
  readonly settings: LawSettings
}
