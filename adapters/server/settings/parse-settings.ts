import { DEFAULT_ACCOUNT_SETTINGS } from '../../../core/accounts/index.js'
import { isPriceLocale, parseCurrencyCode } from '../../../core/money/index.js'
import type { CurrencyCode, Money } from '../../../core/money/index.js'
import { DEFAULT_DOCUMENT_SETTINGS } from '../../../core/orders/index.js'
import type { BusinessIdentity, WithdrawalSettings } from '../../../core/orders/index.js'
import { taxCategoryOf } from '../../../core/pricing/index.js'
import type { Discount, TaxRule } from '../../../core/pricing/index.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { isHostSource } from '../../../core/site/index.js'
import { readAccountSettings, readGate } from './account-settings.js'
import { readAmount, readCount, readCountry, readPercent, readState, readTaxState } from './amounts.js'
import { readBusiness, readMailSettings } from './business-settings.js'
import { readDocumentSettings } from './document-settings.js'
import { SettingsReader, UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsProblem } from './settings-reader.js'
import { readRedirect } from './redirect-settings.js'
import { readWithdrawalSettings, withdrawalIn } from './withdrawal-settings.js'
import { readShippingOffer } from './shipping-settings.js'
import { CAPTURE_MODES } from './store-settings.js'
import type { CaptureMode, FieldType, MailSettings, StoreSettings } from './store-settings.js'

/**
 * Reads the settings of a shop from a parsed `vitrine.json`. A failure lists everything that is wrong, with
 * the path to each.
 */
export function parseSettings(input: unknown): Result<StoreSettings, readonly SettingsProblem[]> {
  const reader = new SettingsReader(input)
  const settings = readSettings(reader)
  return settings === UNREADABLE || reader.problems.length > 0 ? err(reader.problems) : ok(settings)
}

function readSettings(reader: SettingsReader): Read<StoreSettings> {
  const members = reader.members([
    'name',
    'baseUrl',
    'backend',
    'currency',
    'priceLocale',
    'country',
    'state',
    'capture',
    'quickCheckout',
    'orderMinimum',
    'orderMaximum',
    'orderLinkDays',
    'shipping',
    'taxes',
    'discounts',
    'fields',
    'accounts',
    'business',
    'mails',
    'invoices',
    'withdrawal',
    'gates',
    'redirects',
    'scriptHosts',
  ])
  if (members === UNREADABLE) return UNREADABLE
  const currency = members.currency.read((value) => {
    const code = parseCurrencyCode(value)
    return code.ok ? code.value : undefined
  }, 'a currency code such as EUR')
  // Amounts cannot be read without a currency; its problem is on the list and the rest is read as if it were
  // euros, for its own problems.
  const assumed = currency === UNREADABLE ? ('EUR' as CurrencyCode) : currency
  const minimumSubtotal = members.orderMinimum.optional<Money | null>(null, (reader) =>
    readAmount(reader, assumed),
  )
  const maximumTotal = members.orderMaximum.optional<Money | null>(null, (reader) =>
    readAmount(reader, assumed),
  )
  const country = readCountry(members.country)
  return whole<StoreSettings>({
    name: members.name.text(),
    baseUrl: members.baseUrl.optional<string | null>(null, readOrigin),
    backend: members.backend.optional('store', (reader) => reader.text()),
    currency,
    priceLocale: members.priceLocale.optional<string | null>(null, readPriceLocale),
    country,
    state: members.state.optional<string | null>(null, (reader) => readState(reader, country)),
    capture: members.capture.optional<CaptureMode>('at-once', (reader) =>
      reader.read(
        (value) => CAPTURE_MODES.find((mode) => mode === value),
        `one of ${CAPTURE_MODES.join(', ')}`,
      ),
    ),
    quickCheckout: members.quickCheckout.optional(false, readBool),
    orderRange: whole<StoreSettings['orderRange']>({ minimumSubtotal, maximumTotal }),
    orderLinkDays: members.orderLinkDays.optional(ORDER_LINK_DAYS, readCount),
    shipping: withoutRepeats(
      members.shipping,
      members.shipping.list((reader) => readShippingOffer(reader, assumed)),
      ({ id }) => id,
    ),
    taxes: members.taxes.list(readTax),
    discounts: withoutRepeats(
      members.discounts,
      members.discounts.list((reader) => readDiscount(reader, assumed)),
      ({ code }) => code,
    ),
    fields: members.fields.record((reader) =>
      reader.read((value) => FIELD_TYPES.find((type) => type === value), `one of ${FIELD_TYPES.join(', ')}`),
    ),
    accounts: members.accounts.optional(DEFAULT_ACCOUNT_SETTINGS, readAccountSettings),
    business: members.business.optional<BusinessIdentity | null>(null, readBusiness),
    mails: members.mails.optional<MailSettings>({ logo: null, accent: null }, readMailSettings),
    invoices: members.invoices.optional(DEFAULT_DOCUMENT_SETTINGS, (reader) =>
      readDocumentSettings(reader, !members.business.isMissing),
    ),
    withdrawal: members.withdrawal.optional<WithdrawalSettings | null>(
      withdrawalIn(country),
      readWithdrawalSettings,
    ),
    gates: members.gates.list(readGate),
    redirects: members.redirects.list(readRedirect),
    scriptHosts: members.scriptHosts.list(readHost),
  })
}

/** As long as goods are under way, come back and are asked for. */
const ORDER_LINK_DAYS = 30

const FIELD_TYPES: readonly FieldType[] = ['text', 'number', 'bool']

function withoutRepeats<T>(
  reader: SettingsReader,
  items: Read<readonly T[]>,
  nameOf: (item: T) => string,
): Read<readonly T[]> {
  if (items === UNREADABLE) return UNREADABLE
  const names = items.map(nameOf)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated === undefined ? items : reader.fail(`names ${repeated} twice`)
}

const readOrigin = (reader: SettingsReader): Read<string> =>
  reader.read((value) => {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
    const isOrigin =
      url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
    return isOrigin ? url.origin : undefined
  }, 'the address of the site, such as https://example.com')

const readPriceLocale = (reader: SettingsReader): Read<string> =>
  reader.read(
    (value) => (typeof value === 'string' && isPriceLocale(value) ? value : undefined),
    'a language, with or without a country, such as de or de-DE',
  )

const readHost = (reader: SettingsReader): Read<string> =>
  reader.read(
    (value) => (typeof value === 'string' && isHostSource(value) ? value : undefined),
    'a host such as www.example.com or *.example.com',
  )

const readBool = (reader: SettingsReader): Read<boolean> =>
  reader.read((value) => (typeof value === 'boolean' ? value : undefined), 'true or false')

function readTaxCategory(reader: SettingsReader): Read<string | null> {
  const text = reader.text()
  return text === UNREADABLE ? UNREADABLE : taxCategoryOf(text)
}

function readTax(reader: SettingsReader): Read<TaxRule> {
  const members = reader.members([
    'country',
    'state',
    'name',
    'percent',
    'included',
    'onShipping',
    'category',
  ])
  if (members === UNREADABLE) return UNREADABLE
  const country = readCountry(members.country)
  const included = members.included.optional<string | boolean>(false, (reader) =>
    reader.read(
      (value) =>
        typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '') ? value : undefined,
      'true, false, or how the tax is called beside its amount, such as incl. VAT',
    ),
  )
  return whole<TaxRule>({
    name: members.name.text(),
    share: readPercent(members.percent),
    country,
    state: members.state.optional<string | null>(null, (state) => readTaxState(state, country)),
    category: members.category.optional<string | null>(null, readTaxCategory),
    onShipping: members.onShipping.optional(false, readBool),
    isIncluded: included === UNREADABLE ? included : included !== false,
    ...(typeof included === 'string' && { includedName: included }),
  })
}

function readDiscount(reader: SettingsReader, currency: CurrencyCode): Read<Discount> {
  const members = reader.members(['code', 'name', 'percent', 'amount', 'expires', 'usageLimit', 'minimum'])
  if (members === UNREADABLE) return UNREADABLE
  if (members.percent.isMissing === members.amount.isMissing) {
    return reader.fail('must have either percent or amount')
  }
  const code = members.code.text()
  return whole<Discount>({
    code: code === UNREADABLE ? UNREADABLE : code.trim().toUpperCase(),
    name: members.name.text(),
    worth: members.amount.isMissing ? percentWorth(members.percent) : amountWorth(members.amount, currency),
    expiresOn: members.expires.optional<number | null>(null, readDate),
    usageLimit: members.usageLimit.optional<number | null>(null, readCount),
    usedCount: 0,
    minimumSubtotal: members.minimum.optional<Money | null>(null, (minimum) => readAmount(minimum, currency)),
    minimumCount: null,
    productIds: null,
  })
}

function percentWorth(reader: SettingsReader): Read<Discount['worth']> {
  const share = readPercent(reader)
  return share === UNREADABLE ? UNREADABLE : { tag: 'percent', share }
}

function amountWorth(reader: SettingsReader, currency: CurrencyCode): Read<Discount['worth']> {
  const amount = readAmount(reader, currency)
  return amount === UNREADABLE ? UNREADABLE : { tag: 'amount', amount }
}

/** A day (`2027-01-31`, from its first moment in UTC) or a moment with its zone (`2027-01-31T18:00:00Z`). */
const readDate = (reader: SettingsReader): Read<number> =>
  reader.read((value) => {
    const isDate =
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value)
    const time = isDate ? Date.parse(value) : NaN
    return Number.isNaN(time) ? undefined : time
  }, 'a date such as 2027-01-31 or 2027-01-31T18:00:00Z')
