import type { AccountEntry, AccountEntryValue, AccountValues } from './account.js'
import { COMMON_FIELDS, NO_RULES } from './account-field.js'
import type { AccountField } from './account-field.js'
import { isEmailAddress } from './email-address.js'

/** A field and the rule that its value broke (reference/accounts#errors). */
export interface BrokenRule {
  readonly fieldId: string
  readonly name: string
}

/** The maximum length of a value if the owner set none; no form needs more. */
const MAX_CHARS = 10_000
const MAX_NAME_CHARS = 256

/** The common fields that members may change. */
const EDITABLE: readonly AccountField[] = [
  {
    ...COMMON_FIELDS.name,
    name: 'Name',
    slug: 'name',
    required: false,
    rules: { ...NO_RULES, maxLength: MAX_NAME_CHARS },
  },
  {
    ...COMMON_FIELDS.acceptCommunications,
    name: 'Accept communications',
    slug: 'accept-communications',
    required: false,
    rules: NO_RULES,
  },
]

/** The fields that a form may hold: the owner's, and the common ones that members can change. */
export const editableFields = (own: readonly AccountField[]): readonly AccountField[] => [...EDITABLE, ...own]

const isHttpLink = (text: string): boolean => /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(text)

function brokenByNumber(text: string, { min, max, step }: AccountField['rules']): string | null {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return 'Number'
  if (min !== null && number < min) return 'Min'
  if (max !== null && number > max) return 'Max'
  if (step === null || step <= 0) return null
  const steps = (number - (min ?? 0)) / step
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? null : 'Step'
}

function brokenByText(text: string, { type, rules }: AccountField): string | null {
  const { length } = [...text]
  if (length > (rules.maxLength ?? MAX_CHARS)) return 'MaxLength'
  if (length < (rules.minLength ?? 0)) return 'MinLength'
  switch (type) {
    case 'Number':
      return brokenByNumber(text, rules)
    case 'Email':
      return isEmailAddress(text) ? null : 'Email'
    case 'Link':
      return isHttpLink(text) ? null : 'Link'
    case 'Option':
      return rules.options?.some(({ slug }) => slug === text) === true ? null : 'Option'
    default:
      return null
  }
}

const isEmpty = (value: AccountEntryValue): boolean =>
  value.tag === 'empty' || (value.tag === 'text' && value.text.trim() === '')

function brokenRule(field: AccountField, value: AccountEntryValue): string | null {
  if (field.type === 'Bool') return value.tag === 'flag' || value.tag === 'empty' ? null : 'Type'
  if (isEmpty(value)) return field.required ? 'EmptyValue' : null
  if (field.type === 'FileRef') return value.tag === 'uploaded' || value.tag === 'kept' ? null : 'Type'
  return value.tag === 'text' ? brokenByText(value.text, field) : 'Type'
}

/**
 * Finds the problems of a form's entries: for each field the first broken rule. Fields that the owner did not
 * define, and fields of another type, are problems too.
 */
export function checkEntries(
  fields: readonly AccountField[],
  entries: readonly AccountEntry[],
): readonly BrokenRule[] {
  return entries.flatMap(({ id, type, value }) => {
    const field = fields.find((one) => one.id === id)
    if (field?.type !== type) return [{ fieldId: id, name: 'Type' }]
    const name = brokenRule(field, value)
    return name === null ? [] : [{ fieldId: id, name }]
  })
}

/** Required fields that a form leaves out although the account has no value for them; boxes need no tick. */
export const missingFields = (
  fields: readonly AccountField[],
  entries: readonly AccountEntry[],
  known: AccountValues,
): readonly BrokenRule[] =>
  fields
    .filter(({ required, type, id }) => required && type !== 'Bool' && (known[id] ?? null) === null)
    .filter(({ id }) => !entries.some((entry) => entry.id === id))
    .map(({ id }) => ({ fieldId: id, name: 'EmptyValue' }))
