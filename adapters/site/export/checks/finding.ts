/** Something about a site that its owner should know, with what to do about it. */
export interface Finding {
  /** `problem`: visitors meet it; `note`: nothing is broken. */
  readonly level: 'problem' | 'note'
  readonly check: 'page' | 'link' | 'file' | 'form' | 'script' | 'interactions' | 'accounts' | 'shop' | 'code'
  /** The page, from the root of the site; null: it is of the whole site. */
  readonly page: string | null
  readonly message: string
  readonly fix: string
}
