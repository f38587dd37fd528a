/** A finding for the owner of a site, with its fix. */
export interface Finding {
  /** `problem` affects visitors; `note` is for information. */
  readonly level: 'problem' | 'note'
  readonly check: 'page' | 'link' | 'file' | 'form' | 'script' | 'interactions' | 'accounts' | 'shop' | 'code'
  /** The page, from the root of the site; null for the whole site. */
  readonly page: string | null
  readonly message: string
  readonly fix: string
  /** The file that is missing, or the path to which a dead link leads: those of one folder are read together. */
  readonly target?: string
}
