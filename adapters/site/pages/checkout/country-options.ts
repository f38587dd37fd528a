import { escapeHtml } from '../../../../core/shared/index.js'

/** The language of a page for `Intl`; English if it states no usable one. */
export function usableLanguage(written: string | null): string {
  try {
    const [language] = Intl.DisplayNames.supportedLocalesOf(written?.trim() ?? '')
    return language ?? 'en'
  } catch {
    return 'en'
  }
}

/** Options of these countries, named and sorted in a language; `first` is selected if it is among them. */
export function countryOptions(codes: readonly string[], first: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return codes
    .map((code) => ({ code, name: escapeHtml(names.of(code) ?? code) }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
    .map(({ code, name }) => `<option value="${code}"${code === first ? ' selected' : ''}>${name}</option>`)
    .join('')
}
