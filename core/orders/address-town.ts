import type { Address } from './order.js'

/** The countries whose letters have the state between the town and the postal code. */
const STATED: readonly string[] = ['AU', 'CA', 'PR', 'US']

/** The other countries whose letters have the postal code behind the town. */
const CODE_LAST: readonly string[] = ['GB', 'IE', 'IN', 'NZ', 'SG', 'ZA']

/** The line of the town as letters have it in its country, and the state if it stands in a line of its own. */
export function townOf({
  city,
  state,
  country,
  postalCode,
}: Pick<Address, 'city' | 'state' | 'country' | 'postalCode'>): {
  readonly town: string
  readonly state: string | null
} {
  const isStated = STATED.includes(country ?? '')
  const isCodeLast = isStated || CODE_LAST.includes(country ?? '')
  const separator = country === 'US' || country === 'PR' ? ', ' : ' '
  const place = isStated ? [city, state].filter(Boolean).join(separator) : city
  const parts = isCodeLast ? [place, postalCode] : [postalCode, place]
  return { town: parts.filter(Boolean).join(' '), state: isStated ? null : state }
}
