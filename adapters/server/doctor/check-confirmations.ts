import { attributeOf, parsedPageAt, selectOnPage } from '../../site/pages/index.js'
import type { PageStore } from '../../site/pages/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import { someOf } from '../../../core/shared/index.js'
import type { Confirmation } from '../../../core/use-cases/shop/required-confirmations.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

const BLOCK = '[data-node-type="commerce-checkout-form-container"]'
const BOXES = '[data-node-type="commerce-checkout-additional-info"] input[type="checkbox"]'
const MAX_NAMED = 3

/** The pages of a site, for the boxes of their checkouts. */
export interface CheckoutSources {
  readonly files: SiteFiles
  readonly store: PageStore
  readonly pages: readonly string[]
  readonly confirmations: readonly Confirmation[]
}

/** Reports required check boxes that a checkout lacks: its orders of such goods are refused. */
export async function confirmationFindings(sources: CheckoutSources): Promise<readonly SiteFinding[]> {
  const { files, store, pages, confirmations } = sources
  if (confirmations.length === 0) return []
  const findings: SiteFinding[] = []
  for (const path of pages) {
    const page = await parsedPageAt(files, store, path)
    if (page === null || selectOnPage(page, BLOCK).length === 0) continue
    const boxes = selectOnPage(page, BOXES).map((box) => attributeOf(box, 'name'))
    const lacking = confirmations.map(({ name }) => name).filter((name) => !boxes.includes(name))
    if (lacking.length > 0)
      findings.push({
        ...siteFinding(
          'problem',
          'settings',
          `The checkout has no check box named "${someOf(lacking, MAX_NAMED)}", which "confirmations" requires: ` +
            'such orders are refused.',
          'Name a check box of its additional information so, or change the setting (docs/checkout.md).',
        ),
        page: path,
      })
  }
  return findings
}
