import { ACCOUNT_FIELD_TYPES, COMMON_FIELDS } from '../../../core/accounts/index.js'
import type {
  AccountEntry,
  AccountEntryValue,
  AccountFieldName,
  AccountFieldType,
} from '../../../core/accounts/index.js'

/** A control of a form that has a value. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELD = 'data-wf-user-field'
const INPUT_TYPE = 'data-wf-user-form-input-type'
/** The prefix that marks, in pages, the fields that every account has. */
const RESERVED = 'wf-user-field-'

/**
 * The common fields of a form, each by its marks on pages of any age (reference/accounts#fields); an address
 * and a password also without marks, as in hand-written forms.
 */
const COMMON_SELECTORS = {
  email: [`input[${INPUT_TYPE}="email"]`, 'input[type=email]:not([data-wf-user-field-type])'],
  name: [`input[${FIELD}="${RESERVED}name"]`, `input[${INPUT_TYPE}="name"]`],
  password: [`input[${INPUT_TYPE}="password"]`, 'input[type=password]'],
  acceptPrivacy: [`input[${FIELD}="${RESERVED}accept-privacy"]`, `input[${INPUT_TYPE}="accept-privacy"]`],
  acceptCommunications: [`input[${FIELD}="${RESERVED}accept-communications"]`],
} as const

/** The name of a field that every form knows. */
export type CommonField = keyof typeof COMMON_SELECTORS

/** The first input of a common field in a form or another part of the page. */
export function commonInput(root: ParentNode, field: CommonField): HTMLInputElement | null {
  for (const selector of COMMON_SELECTORS[field]) {
    const found = root.querySelector<HTMLInputElement>(selector)
    if (found) return found
  }
  return null
}

/** The text in a common field; empty if the form has none. */
export const commonText = (root: ParentNode, field: CommonField): string =>
  commonInput(root, field)?.value ?? ''

/** True if the box of a common field is ticked; false if the form has none. */
export const isCommonSet = (root: ParentNode, field: CommonField): boolean =>
  commonInput(root, field)?.checked ?? false

/** A field of the owner's in a page, with its control. */
export interface CustomField extends AccountFieldName {
  readonly element: FieldElement
}

const fieldTypeOf = (element: Element): AccountFieldType | undefined =>
  ACCOUNT_FIELD_TYPES.find((type) => type === element.getAttribute('data-wf-user-field-type'))

/** The owner's fields in a part of the page, by type and then in page order. */
export function customFields(root: ParentNode): readonly CustomField[] {
  const elements = [
    ...root.querySelectorAll<FieldElement>(':is(input, select, textarea)[data-wf-user-field-type]'),
  ]
  const fields = elements.flatMap((element) => {
    const id = element.getAttribute(FIELD)
    const type = fieldTypeOf(element)
    return id && type && !id.startsWith(RESERVED) ? [{ id, type, element }] : []
  })
  const rank = ({ type }: CustomField): number => ACCOUNT_FIELD_TYPES.indexOf(type)
  return fields.sort((left, right) => rank(left) - rank(right))
}

/** The field of an element, by any of its marks; null: none. */
export function fieldIdOf(element: Element): string | null {
  const id = element.getAttribute(FIELD)
  if (id) return id.startsWith(RESERVED) ? id.slice(RESERVED.length) : id
  const common = element.getAttribute(INPUT_TYPE)
  return common === 'password' ? null : common
}

/** Elements that show a field, including those outside of forms and those that are not controls. */
export const fieldElements = (root: ParentNode): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${FIELD}], [${INPUT_TYPE}]`),
]

/** Reads the owner's fields of a form; `fileValue` returns null for an unchanged file field. */
export const readEntries = (
  root: ParentNode,
  fileValue: (element: FieldElement) => AccountEntryValue | null,
): readonly AccountEntry[] =>
  customFields(root).flatMap(({ id, type, element }) => {
    const value = type === 'FileRef' ? fileValue(element) : valueOf(element, type)
    return value === null ? [] : [{ id, type, value }]
  })

const valueOf = (element: FieldElement, type: AccountFieldType): AccountEntryValue =>
  type === 'Bool'
    ? { tag: 'flag', isSet: 'checked' in element && element.checked }
    : { tag: 'text', text: element.value }

/** The entries in a form of the two common fields that members may change themselves. */
export function readCommonEntries(form: ParentNode): readonly AccountEntry[] {
  const name = commonInput(form, 'name')
  const accepts = commonInput(form, 'acceptCommunications')
  return [
    ...(name ? [{ ...COMMON_FIELDS.name, value: { tag: 'text', text: name.value } } as const] : []),
    ...(accepts
      ? [{ ...COMMON_FIELDS.acceptCommunications, value: { tag: 'flag', isSet: accepts.checked } } as const]
      : []),
  ]
}
