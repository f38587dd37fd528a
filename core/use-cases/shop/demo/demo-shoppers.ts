import type { Address } from '../../../orders/index.js'

/** A sample shopper. */
export interface DemoShopper {
  readonly email: string
  readonly address: Address
}

type Home = readonly [name: string, line1: string, postalCode: string, city: string, country: string]

/** Every demo shop ships to some of these countries; an order that cannot be shipped is skipped. */
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
]

/** The shopper of an order by its index, cyclically. */
export function demoShopper(index: number): DemoShopper {
  const [addressee, line1, postalCode, city, country] = HOMES[index % HOMES.length] as Home
  const mailbox = addressee
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
  return {
    email: `${mailbox}@example.org`,
    address: { addressee, line1, line2: null, city, state: null, country, postalCode },
  }
}
