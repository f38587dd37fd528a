import type { BusinessIdentity } from '../../../core/orders/index.js'
import { UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'
import type { MailSettings } from './store-settings.js'

const orNull = (reader: SettingsReader): Read<string | null> =>
  reader.optional<string | null>(null, (one) => one.text())

/** The seller, as mails and documents name it: `business` in `vitrine.json` (docs/mail.md). */
export function readBusiness(reader: SettingsReader): Read<BusinessIdentity> {
  const members = reader.members(['name', 'address', 'email', 'phone', 'taxId', 'register'])
  if (members === UNREADABLE) return UNREADABLE
  return whole<BusinessIdentity>({
    name: members.name.text(),
    address: members.address.list((line) => line.text()),
    email: orNull(members.email),
    phone: orNull(members.phone),
    taxId: orNull(members.taxId),
    register: orNull(members.register),
  })
}

/** The look of mails: `mails` in `vitrine.json`. */
export function readMailSettings(reader: SettingsReader): Read<MailSettings> {
  const members = reader.members(['logo', 'accent'])
  if (members === UNREADABLE) return UNREADABLE
  return whole<MailSettings>({
    logo: members.logo.optional<string | null>(null, (logo) =>
      logo.read(
        (value) =>
          typeof value === 'string' && /^(?:https?:\/\/[^\s"'<>]+|\/[^\s"'<>]*)$/.test(value)
            ? value
            : undefined,
        'the address of a picture, such as /images/logo.png',
      ),
    ),
    accent: members.accent.optional<string | null>(null, (accent) =>
      accent.read(
        (value) => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined),
        'a colour such as #1f4f8f',
      ),
    ),
  })
}
