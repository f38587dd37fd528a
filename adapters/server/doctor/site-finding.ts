import type { Finding } from '../../site/export/index.js'

/** A finding about pages, or about what the owner set up beside them. */
export type SiteFinding = Omit<Finding, 'check'> & {
  readonly check:
    | Finding['check']
    | 'settings'
    | 'catalogue'
    | 'collections'
    | 'accounts'
    | 'files'
    | 'mail'
    | 'payments'
    | 'backups'
    | 'tls'
    | 'gates'
    | 'server'
    | 'law'
}

/** A finding about the whole site. */
export const siteFinding = (
  level: Finding['level'],
  check: SiteFinding['check'],
  message: string,
  fix: string,
): SiteFinding => ({ level, check, page: null, message, fix })
