import { DEFAULT_WITHDRAWAL_SETTINGS } from '../../../core/orders/index.js'
import type { WithdrawalSettings } from '../../../core/orders/index.js'
import { readCount } from './amounts.js'
import { UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'

/** The member states, whose shops must offer the function (Directive 2011/83/EU, art. 11a). */
const EU: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')

/** The setting of a shop that says nothing: on in the European Union. */
export const withdrawalIn = (country: Read<string>): WithdrawalSettings | null =>
  country !== UNREADABLE && EU.includes(country) ? DEFAULT_WITHDRAWAL_SETTINGS : null

/** The page on which shoppers withdraw: `withdrawal` in `vitrine.json` (docs/orders.md); false: there is none. */
export function readWithdrawalSettings(reader: SettingsReader): Read<WithdrawalSettings | null> {
  const isOff = reader.isFalse
  if (isOff) return null
  const members = reader.members(['days', 'deliveryDays', 'path'])
  if (members === UNREADABLE) return UNREADABLE
  const { days, deliveryDays, path } = DEFAULT_WITHDRAWAL_SETTINGS
  return whole<WithdrawalSettings>({
    days: members.days.optional(days, readCount),
    deliveryDays: members.deliveryDays.optional(deliveryDays, readCount),
    path: members.path.optional(path, (one) =>
      one.read(
        (value) => (typeof value === 'string' && /^(?:\/[A-Za-z0-9_-]+)+$/.test(value) ? value : undefined),
        'a path such as /withdraw',
      ),
    ),
  })
}
