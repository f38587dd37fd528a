/** A link of a page. */
export interface LawLink {
  /** Its text, including the names of its pictures. */
  readonly words: string
  /** The path in the site without a leading slash, or the whole address on another host. */
  readonly address: string
}

/** The facts about a page of a site that rules of law need. */
export interface LawPage {
  /** The path of its file. */
  readonly path: string
  /** The language that the page declares, such as `de` or `de-AT`; null: none. */
  readonly language: string | null
  /**
   * True for a step of the shop or the account, or a leftover of a template; the required links are on other
   * pages.
   */
  readonly isStep: boolean
  readonly links: readonly LawLink[]
  /** Its visible text, including the names of pictures. */
  readonly text: string
  /** True if goods can be added to the cart on it. */
  readonly offersGoods: boolean
  /** True if it has a place for the price before a reduction. */
  readonly showsFormerPrice: boolean
  /** True if it has a place for the lowest price of the 30 days before a reduction. */
  readonly showsLowestPrice: boolean
  /** True if it has a place for the unit price of goods that are sold by measure. */
  readonly showsUnitPrice: boolean
  /** The slugs of the owner's own fields for which it has a place. */
  readonly shownFields: readonly string[]
  /** The texts of the buttons that place an order. */
  readonly orderButtons: readonly string[]
  /** True if orders are placed on it. */
  readonly isCheckout: boolean
  /** The hosts of scripts that wait for the consent of visitors. */
  readonly waitingHosts: readonly string[]
  /** The tracker hosts in its code or its scripts. */
  readonly trackers: readonly string[]
  /** The other hosts from which it loads scripts. */
  readonly otherScripts: readonly string[]
  /** True if it asks for consent to cookies. */
  readonly asksConsent: boolean
}

/** The facts about a product that rules of law need. */
export interface LawProduct {
  readonly name: string
  readonly kind: 'goods' | 'digital' | 'other'
  /** True: a former price is shown beside its price. */
  readonly isReduced: boolean
  /** True: it is paid repeatedly. */
  readonly isSubscription: boolean
  readonly hasWeight: boolean
  /** True if its content is stated, from which the unit price follows. */
  readonly hasUnitPrice: boolean
  /** The names of its options, such as `500 g`. */
  readonly options: readonly string[]
  /** The slugs of the owner's own fields that have a value. */
  readonly fields: readonly string[]
  readonly description: string
}

/** A tax of the settings, as far as rules of law need it. */
export interface LawTax {
  readonly country: string
  readonly isIncluded: boolean
  readonly onShipping: boolean
}

/** The seller's data in the settings; a part that is not set is null or empty. */
export interface LawBusiness {
  readonly name: string
  readonly address: readonly string[]
  readonly email: string | null
  readonly taxId: string | null
}

/** The facts about a shop's settings that rules of law need. */
export interface LawSettings {
  readonly business: LawBusiness | null
  readonly taxes: readonly LawTax[]
  /** True if a shipping method costs something. */
  readonly chargesShipping: boolean
  /** The withdrawal page; null: none. */
  readonly withdrawal: { readonly days: number; readonly path: string } | null
  /** True if invoices are issued automatically. */
  readonly issuesInvoices: boolean
  /** True if mails can be sent. */
  readonly sendsMail: boolean
  /** True if the confirmation mail contains the terms. */
  readonly mailsTerms: boolean
  /** True if the confirmation mail contains a text on the right of withdrawal. */
  readonly mailsWithdrawal: boolean
  /** The names of the check boxes without which no download is sold. */
  readonly confirmations: readonly string[]
}

/**
 * All facts that rules of law need: the business's country, the shipping countries, pages, goods and
 * settings.
 */
export interface LawFacts {
  /** The country of the business, ISO 3166-1 alpha-2. */
  readonly country: string
  /** The countries to which it ships. */
  readonly shipsTo: readonly string[] | 'everywhere'
  readonly pages: readonly LawPage[]
  readonly products: readonly LawProduct[]
  readonly settings: LawSettings
}
