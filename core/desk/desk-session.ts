/** The roles; each includes those after it: owners also manage people, staff make changes. */
export type OwnerRole = 'OWNER' | 'STAFF' | 'READ_ONLY'

/** A person who may sign in to the desk. */
export interface DeskOwner {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: OwnerRole
}

/** The facts about the shop that the desk needs before its first page. */
export interface DeskShop {
  readonly name: string
  /** The address of the site for visitors. */
  readonly url: string
  /** ISO 4217. */
  readonly currency: string
  /** BCP 47 language of the site. */
  readonly language: string
  /** True: payments go to the sandbox, and no money moves. */
  readonly isTestShop: boolean
  readonly mailsAreSent: boolean
  /** True: the settings name the business, for mails and invoices. */
  readonly hasBusiness: boolean
}

/** The site and the signed-in person. */
export interface DeskSession {
  /** Null: not signed in. */
  readonly owner: DeskOwner | null
  /** True while no owner has set up access. */
  readonly isFirstRun: boolean
  readonly shop: DeskShop
}
