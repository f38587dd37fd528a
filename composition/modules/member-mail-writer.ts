import { createMailWriter } from '../../core/use-cases/accounts/mails/mail-writer.js'
import type { MailWriter } from '../../core/use-cases/accounts/mails/account-mail.js'
import type { StoreSettings } from '../../core/use-cases/settings/store-settings.js'

/** Writes the mails to members, for a running site and for commands. */
export const memberMailWriter = (
  {
    name,
    accounts,
    country,
    priceLocale,
  }: Pick<StoreSettings, 'name' | 'accounts' | 'priceLocale'> & {
    readonly country: string | null
  },
  /** `language`: that of the site, if the settings name none for mails. */
  { origin, language }: { readonly origin: () => string; readonly language: string },
): MailWriter =>
  createMailWriter({
    siteName: name,
    addressOf: (path) => new URL(path, origin()).href,
    language: accounts.language ?? language,
    country,
    priceLocale,
    templates: accounts.mails,
  })
