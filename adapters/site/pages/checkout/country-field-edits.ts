import type { Element } from 'domhandler'
import { escapeHtml, ofLanguage } from '../../../../core/shared/index.js'
import { attributeSetting } from '../attribute-edit.js'
import type { Edit } from '../edits.js'
import { attributeOf, classesOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { pageBlocks } from '../facts/shop.js'
import { selectIn } from '../select.js'
import { textOf } from '../text-of.js'
import { countryOptions, usableLanguage } from './country-options.js'

/** An address form of a checkout without a country field: it was removed in the designer. */
export interface AddressWithoutCountry {
  readonly kind: 'shipping' | 'billing'
  readonly block: Element
}

/** The allowed countries of an address, and the preselected one. */
export interface CountryChoice {
  readonly countries: readonly string[]
  readonly first: string
}

const KINDS = ['shipping', 'billing'] as const
const ADDRESS_FIELDS = '[name="address_line1"], [name="address_city"], [name="address_zip"]'

const addressForms = (page: ParsedPage, kind: AddressWithoutCountry['kind']): readonly Element[] =>
  pageBlocks(page)
    .filter(({ type }) => type === `commerce-checkout-${kind}-address-wrapper`)
    .map(({ element }) => element)

/** The address forms of a page without a country field. */
export const addressesWithoutCountry = (page: ParsedPage): readonly AddressWithoutCountry[] =>
  KINDS.flatMap((kind) =>
    addressForms(page, kind)
      .filter(
        (block) =>
          selectIn(block, '[name="address_country"]').length === 0 &&
          selectIn(block, ADDRESS_FIELDS).length > 0,
      )
      .map((block) => ({ kind, block })),
  )

/** "Country" in common languages of shops; English for all others. */
const COUNTRY_LABELS: Readonly<Record<string, string>> = {
  cs: 'Země',
  da: 'Land',
  de: 'Land',
  en: 'Country',
  es: 'País',
  fi: 'Maa',
  fr: 'Pays',
  it: 'Paese',
  ja: '国',
  nl: 'Land',
  no: 'Land',
  pl: 'Kraj',
  pt: 'País',
  sv: 'Land',
  tr: 'Ülke',
}

/** The classes of an element without those of the builder. */
const ownClasses = (element: Element | undefined): readonly string[] =>
  element === undefined ? [] : classesOf(element).filter((name) => !name.startsWith('w-commerce-'))

const classText = (names: readonly string[]): string => escapeHtml(names.join(' '))

/** A select with its label, in the style of the form's other fields. */
function selectMarkup(
  { kind, block }: AddressWithoutCountry,
  choice: CountryChoice,
  page: ParsedPage,
): string {
  const html = page.elements.find(({ name }) => name === 'html')
  const language = usableLanguage(html === undefined ? null : attributeOf(html, 'lang'))
  const word = ofLanguage(COUNTRY_LABELS, language) ?? 'Country'
  const labels = selectIn(block, 'label')
  const label = labels.some((each) => textOf(each).endsWith('*')) ? `${word} *` : word
  const [field] = selectIn(block, 'select, input[type="text"], input:not([type])')
  const id = `vitrine-${kind}-country`
  const labelClasses = classText(['w-commerce-commercecheckoutlabel', ...ownClasses(labels[0])])
  const fieldClasses = classText([`w-commerce-commercecheckout${kind}countryselector`, ...ownClasses(field)])
  return (
    `<label for="${id}" class="${labelClasses}">${label}</label>` +
    `<select id="${id}" class="${fieldClasses}" name="address_country" autocomplete="${kind} country">` +
    `${countryOptions(choice.countries, choice.first, language)}</select>`
  )
}

/** The place after the last field of a form: inside the part with the fields, else at the end of the form. */
function endOfFields(block: Element): number | null {
  const [content = block] = selectIn(block, '.w-commerce-commercecheckoutblockcontent, fieldset')
  return content.sourceCodeLocation?.endTag?.startOffset ?? null
}

/** Adds a hidden field for a single country, or a field to choose from several. */
export const countryFieldEdits = (page: ParsedPage, choice: CountryChoice): readonly Edit[] =>
  addressesWithoutCountry(page).flatMap((address): readonly Edit[] => {
    const at = endOfFields(address.block)
    if (at === null) return []
    const [only] = choice.countries
    const text =
      choice.countries.length === 1 && only !== undefined
        ? `<input type="hidden" name="address_country" value="${escapeHtml(only)}">`
        : selectMarkup(address, choice, page)
    return [{ start: at, end: at, text }]
  })

/**
 * True for the option that a country field has selected, or for the one without a country that asks for a
 * choice.
 */
const isChosen = (option: Element): boolean =>
  attributeOf(option, 'selected') !== null || attributeOf(option, 'value') === ''

/**
 * Selects the country of the shop in the fields of a checkout that have no selected one. A browser would
 * select the first country of the alphabet, whose shipping and taxes are not those of most shoppers.
 */
export const chosenCountryEdits = (page: ParsedPage, { countries, first }: CountryChoice): readonly Edit[] =>
  KINDS.flatMap((kind) =>
    addressForms(page, kind)
      .flatMap((block) => selectIn(block, 'select[name="address_country"]'))
      .flatMap((select) => {
        const options = selectIn(select, 'option')
        if (options.some(isChosen)) return []
        const codeOf = (option: Element): string => attributeOf(option, 'value') ?? ''
        const served = options.filter((option) => countries.includes(codeOf(option)))
        const choice = served.find((option) => codeOf(option) === first) ?? served[0]
        return choice === undefined ? [] : [attributeSetting(choice, 'selected', '') ?? []].flat()
      }),
  )
