import { COUNTRY_CODES } from '../../../../core/pricing/index.js'
import { escapeHtml } from '../../../../core/shared/index.js'

/** Nobody lives there whom post could reach. */
const WITHOUT_POST: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM'])

/** The countries an address may be in, named and sorted in English, `first` chosen. */
export function countryOptions(first: string): string {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return COUNTRY_CODES.filter((code) => !WITHOUT_POST.has(code))
    .map((code) => ({ code, name: escapeHtml(names.of(code) ?? code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ code, name }) => `<option value="${code}"${code === first ? ' selected' : ''}>${name}</option>`)
    .join('')
}
