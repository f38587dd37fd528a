/** Each includes those after it: owners also decide about people, staff change things. */
export type OwnerRole = 'OWNER' | 'STAFF' | 'READ_ONLY'

/** A person who may sign in to the desk. */
export interface DeskOwner {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: OwnerRole
}

/** The facts of the shop that a desk needs before its first page. */
export interface DeskShop {
  readonly name: string
  /** The address of the site for its visitors. */
  readonly url: string
  /** ISO 4217. */
  readonly currency: string
  /** BCP 47, of the site. */
  readonly language: string
  /** No money moves: payments go to the sandbox. */
  readonly isTestShop: boolean
  readonly mailsAreSent: boolean
}

/** The site and the person who is signed in. */
export interface DeskSession {
  /** Null: not signed in. */
  readonly owner: DeskOwner | null
  /** True while no owner has set up access. */
  readonly isFirstRun: boolean
  readonly shop: DeskShop
}
