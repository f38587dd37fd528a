import { DESK_PATH } from '../../graphql/protocol/owner/index.js'
import { INVOICE_PATH } from '../documents/invoice-path.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import { mailedInvoiceOf } from '../../../core/orders/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import { mailLookOf } from '../../site/pages/data/mail-look.js'
import type { PageStore } from '../../site/pages/index.js'
import type { MailLook } from '../../../core/use-cases/mails/render/mail-look.js'
import type { MailShop } from '../../../core/use-cases/mails/orders/mailed-order.js'
import { plainName } from '../../../core/use-cases/mails/render/shareable-text.js'
import type { OwnMails } from '../../../core/use-cases/mails/own-mails.js'

/** The address of the desk on an origin; null: the origin is not known. */
export const deskAddressOf = (origin: string | null): string | null =>
  origin === null ? null : new URL(DESK_PATH, origin).href

/** The shop in its mails. */
export const mailShopOf = (
  { name, country, priceLocale, business, invoices, withdrawal }: StoreSettings,
  own: OwnMails,
  place: Pick<MailShop, 'origin' | 'language' | 'deskAddress'>,
): MailShop => ({
  name: plainName(name),
  ...place,
  country,
  priceLocale,
  business,
  invoicePath: mailedInvoiceOf(invoices) === 'no' ? null : INVOICE_PATH,
  withdrawalPath: withdrawal?.path ?? null,
  ...own,
})

/**
 * The look of mails: from the settings, else from the home page. A logo of the site gets its whole address.
 */
export async function readMailLook(
  { mails }: StoreSettings,
  files: SiteFiles,
  pages: PageStore,
  origin: string,
): Promise<MailLook> {
  const read = await mailLookOf(files, pages)
  const logo = mails.logo ?? read.logo
  return {
    ...read,
    ...(mails.accent !== null && { accent: mails.accent }),
    logo: logo !== null && URL.canParse(logo, `${origin}/`) ? new URL(logo, `${origin}/`).href : null,
  }
}
