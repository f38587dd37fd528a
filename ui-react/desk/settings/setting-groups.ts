import type { SettingField } from '../../../core/desk/index.js'
import { wordsOf } from '../kit/texts.js'

/** Settings that belong together. */
export interface SettingGroupNames {
  readonly title: string
  readonly about: string
  readonly names: readonly string[]
}

const REST: SettingGroupNames = { title: 'More', about: 'Everything else in vitrine.json.', names: [] }

/** The groups of the settings in order; settings without a group are under More. */
const GROUPS: readonly SettingGroupNames[] = [
  {
    title: 'Shop',
    about: 'Name, place and currency. Amounts are not converted when the currency changes.',
    names: ['name', 'currency', 'country', 'state', 'baseUrl', 'priceLocale'],
  },
  {
    title: 'Seller',
    about: 'Mails and documents name the seller.',
    names: ['business', 'mails', 'invoices'],
  },
  {
    title: 'Checkout',
    about: 'When money is taken, and the limits of an order.',
    names: [
      'capture',
      'quickCheckout',
      'orderMinimum',
      'orderMaximum',
      'orderLinkDays',
      'withdrawal',
      'abandonedCarts',
      'confirmations',
    ],
  },
  { title: 'Shipping', about: 'What shoppers choose from at the checkout.', names: ['shipping'] },
  { title: 'Taxes', about: 'What is taken of orders.', names: ['taxes'] },
  {
    title: 'Members',
    about: 'Accounts, and the pages that are kept for them.',
    names: ['accounts', 'gates'],
  },
  {
    title: 'Site',
    about: 'Addresses, other programs, and hosts whose scripts may run.',
    names: ['redirects', 'webhooks', 'scriptHosts', 'consent', 'fields', 'telemetry'],
  },
]

/** Labels that are clearer than the names in the file. */
const LABELS: Readonly<Record<string, string>> = {
  baseUrl: 'Address of the site',
  priceLocale: 'Language of prices',
  orderLinkDays: 'Days of an order’s link',
  scriptHosts: 'Hosts of scripts',
  fields: 'Columns of products',
  telemetry: 'Traces',
  backend: 'Back end',
  taxId: 'Tax number',
  id: 'ID',
  url: 'Address',
  memberFilesMb: 'Megabytes for the files of a member',
  allFilesMb: 'Megabytes for the files of all members',
}

/** Labels of settings whose names mean another thing elsewhere, by their place in the file. */
const LABELS_OF_PLACES: Readonly<Record<string, string>> = { 'accounts.fields': 'Fields of members' }

/** The label of a setting on the page; `group` is the place of its group in the file. */
export const settingLabel = (name: string, group = ''): string =>
  LABELS_OF_PLACES[`${group}.${name}`] ?? LABELS[name] ?? wordsOf(name)

/** Fields with their group; groups without fields are left out. */
export function groupSettings(
  fields: readonly SettingField[],
): readonly { readonly group: SettingGroupNames; readonly fields: readonly SettingField[] }[] {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const named = GROUPS.map((group) => ({
    group,
    fields: group.names.flatMap((name) => byName.get(name) ?? []),
  }))
  const known = new Set(GROUPS.flatMap(({ names }) => names))
  const rest = { group: REST, fields: fields.filter(({ name }) => !known.has(name)) }
  return [...named, rest].filter((one) => one.fields.length > 0)
}
