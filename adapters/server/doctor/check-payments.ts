import type { CheckPayments, PaymentFinding } from '../../../core/ports/payments/payment-check.port.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { readSiteFolder } from '../site-folder/read-site-folder.js'

/** A payment provider that is set up, with the data for its check. */
interface CheckedProvider {
  readonly name: string
  readonly title: string
  readonly createCheck: (facts: { readonly siteUrl: string | null }) => CheckPayments
}

/** The findings about one provider. */
export interface CheckedPayments {
  readonly provider: string
  readonly title: string
  readonly findings: readonly PaymentFinding[]
}

/** The shop's currency and address; null: unknown. */
interface ShopFacts {
  readonly currency: string | null
  readonly siteUrl: string | null
}

function shopOf(folder: string | undefined, siteUrl: string | null): Result<ShopFacts, OwnerFailure> {
  if (folder === undefined) return ok({ currency: null, siteUrl })
  const site = readSiteFolder(folder)
  if (!site.ok) return err(badInput(...site.failure.lines))
  const { currency, baseUrl } = site.value.settings
  return ok({ currency, siteUrl: siteUrl ?? baseUrl })
}

/**
 * Checks each provider's keys, webhook and currency. `url` is the shop's origin for the webhook; `siteUrl`
 * its address from the environment; `onChecked` is called after each provider.
 */
export async function checkPayments(
  providers: readonly CheckedProvider[],
  site: {
    readonly folder?: string | undefined
    readonly url?: string | undefined
    readonly siteUrl: string | null
  },
  onChecked: (checked: CheckedPayments) => void,
): Promise<Result<readonly CheckedPayments[], OwnerFailure>> {
  const { folder, url } = site
  const shop = shopOf(folder, site.siteUrl)
  if (!shop.ok) return shop
  const { currency, siteUrl } = shop.value
  const results: CheckedPayments[] = []
  for (const { name, title, createCheck } of providers) {
    const webhookUrl = url === undefined ? null : `${url}/.vitrine/payments/${name}`
    const checked = {
      provider: name,
      title,
      findings: await createCheck({ siteUrl })({ webhookUrl, currency }),
    }
    results.push(checked)
    onChecked(checked)
  }
  return ok(results)
}
