export { erasePerson } from './erase-person.js'
export { readAccountAddresses, readHoldings, readPersonRows } from './person-rows.js'
export type { PersonQuery, PersonRows } from './person-rows.js'
