import type { Address } from '../../../orders/index.js'

/** A sample shopper. */
export interface DemoShopper {
  readonly email: string
  readonly address: Address
}

/** A sample shopper by name and address. */
type Home = readonly [name: string, line1: string, postalCode: string, city: string, country: string]

const HOMES: readonly Home[] = [
  ['Anna Lindqvist', 'Lindenstraße 12', '10969', 'Berlin', 'DE'],
  ['Marco Bianchi', 'Via Garibaldi 8', '16124', 'Genova', 'IT'],
  ['Chloé Fournier', '24 rue des Martyrs', '75009', 'Paris', 'FR'],
  ['Yusuf Demir', 'Keupstraße 31', '51063', 'Köln', 'DE'],
  ['Katarzyna Nowak', 'Ulica Długa 5', '31-147', 'Kraków', 'PL'],
  ['Bram de Vries', 'Prinsengracht 263', '1016 GV', 'Amsterdam', 'NL'],
  ['Hanna Virtanen', 'Fredrikinkatu 40', '00100', 'Helsinki', 'FI'],
  ['Jonas Weber', 'Am Markt 1', '07743', 'Jena', 'DE'],
  ['Sofía Castaño', 'Calle Mayor 17', '28013', 'Madrid', 'ES'],
  ['Theresa Huber', 'Getreidegasse 9', '5020', 'Salzburg', 'AT'],
  ['Priya Shah', '14 Park Row', 'BS1 5LJ', 'Bristol', 'GB'],
  ['Mia Keller', 'Marktgasse 21', '3011', 'Bern', 'CH'],
  ['Daniel Reed', '218 Court Street', '11201', 'Brooklyn', 'US'],
  ['Owen Hughes', '7 Castle Street', 'CF10 1BT', 'Cardiff', 'GB'],
  ['Luc Favre', 'Rue du Bourg 6', '1003', 'Lausanne', 'CH'],
  ['Grace Lopez', '63 Warren Street', '10007', 'New York', 'US'],
]

/** States of a home where taxes may depend on it. */
const STATES: Readonly<Record<string, string>> = { AU: 'NSW', CA: 'ON', US: 'NY' }

/** A home in the country of a shop that ships to none of the others. */
const homeIn = (country: string): Home => ['Sam Sample', '1 Main Street', '10001', 'Newtown', country]

/** The shoppers who may place an order, by its index: the first to whom the shop ships does. */
export const demoShoppers = (index: number, shopCountry: string): readonly DemoShopper[] =>
  [...HOMES.map((_, step) => HOMES[(index + step) % HOMES.length] as Home), homeIn(shopCountry)].map(
    shopperOf,
  )

function shopperOf([addressee, line1, postalCode, city, country]: Home): DemoShopper {
  const mailbox = addressee
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
  return {
    email: `${mailbox}@example.org`,
    address: { addressee, line1, line2: null, city, state: STATES[country] ?? null, country, postalCode },
  }
}
