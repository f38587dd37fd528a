/** The types of fields that a form of an account can have (reference/accounts#fields-of-a-site-user). */
export const ACCOUNT_FIELD_TYPES = [
  'PlainText',
  'Bool',
  'Email',
  'Number',
  'Option',
  'Link',
  'FileRef',
] as const

export type AccountFieldType = (typeof ACCOUNT_FIELD_TYPES)[number]

/** The name of a field in a form. */
export interface AccountFieldName {
  /** The id of a field that the owner defined, or one of `COMMON_FIELDS`. */
  readonly id: string
  readonly type: AccountFieldType
}

/** One choice of an `Option` field. */
export interface AccountFieldOption {
  readonly slug: string
  readonly name: string
}

/** The rules for a value; null: anything. */
export interface AccountFieldRules {
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly min: number | null
  readonly max: number | null
  readonly step: number | null
  /** File names must end with one of these, dot included; null: any that is safe to store. */
  readonly extensions: readonly string[] | null
  readonly options: readonly AccountFieldOption[] | null
}

/** A field that the owner defined. */
export interface AccountField extends AccountFieldName {
  /** The label shown to people: `Phone number`. */
  readonly name: string
  /** The name in lists and exports: `phone-number`. */
  readonly slug: string
  readonly required: boolean
  readonly rules: AccountFieldRules
}

/** Rules that accept every value. */
export const NO_RULES: AccountFieldRules = {
  minLength: null,
  maxLength: null,
  min: null,
  max: null,
  step: null,
  extensions: null,
  options: null,
}

/**
 * The rules of a field with the builder's defaults for number fields: from 0, in whole steps
 * (reference/accounts#fields). If the maximum is below 0, there is no minimum.
 */
export function withNumberDefaults(type: AccountFieldType, rules: AccountFieldRules): AccountFieldRules {
  if (type !== 'Number') return rules
  const { min, max, step } = rules
  return { ...rules, min: min ?? (max !== null && max < 0 ? null : 0), step: step ?? 1 }
}

/** The fields of every account, by their ids in queries. */
export const COMMON_FIELDS = {
  email: { id: 'email', type: 'Email' },
  name: { id: 'name', type: 'PlainText' },
  acceptPrivacy: { id: 'accept-privacy', type: 'Bool' },
  acceptCommunications: { id: 'accept-communications', type: 'Bool' },
} as const satisfies Readonly<Record<string, AccountFieldName>>

/** The name of a type in the protocol: `PlainText` is `plainText`. */
export const wireTypeOf = (type: AccountFieldType): string => type.charAt(0).toLowerCase() + type.slice(1)
