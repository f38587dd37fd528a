import { withNumberDefaults } from '../../accounts/index.js'
import type { AccountField, AccountFieldOption } from '../../accounts/index.js'

/** The attributes that an input gets from the definition of its field. */
export interface InputRules {
  /** null: left as the page has it. */
  readonly required: boolean | null
  /** Attributes of the input; null removes one. */
  readonly attributes: Readonly<Record<string, string | null>>
  /** Choices to add to a select. */
  readonly options: readonly AccountFieldOption[]
}

/**
 * The definition of a field as the attributes of its input (reference/accounts#fields). null: nothing to
 * change. Check boxes get none, since the page may not require consent. Files get none, since only the server
 * knows whether one is stored already.
 */
export function inputRules({
  type,
  required,
  rules,
}: Pick<AccountField, 'type' | 'required' | 'rules'>): InputRules | null {
  if (type === 'Bool') return null
  const { minLength, maxLength, min, max, step, extensions, options } = withNumberDefaults(type, rules)
  const numbers = { minlength: minLength, maxlength: maxLength, min, max, step }
  const stated = Object.entries(numbers).flatMap(([name, value]) =>
    value === null ? [] : [[name, `${value}`] as const],
  )
  return {
    required: type === 'FileRef' ? null : required,
    attributes: {
      // Removes a limit that the page still has from before the owner removed it.
      maxlength: null,
      ...Object.fromEntries(stated),
      ...(extensions === null ? {} : { accept: extensions.join(',') }),
    },
    options: (options ?? []).filter(({ slug, name }) => slug !== '' && name !== ''),
  }
}
