import { withNumberDefaults } from '../accounts/index.js'
import type { AccountField, AccountFieldOption } from '../accounts/index.js'

/** The attributes an input gets by the definition of its field. */
export interface InputRules {
  /** null: left as the page has it. */
  readonly required: boolean | null
  /** Attributes of the input; null takes one away. */
  readonly attributes: Readonly<Record<string, string | null>>
  /** Choices to add to a select. */
  readonly options: readonly AccountFieldOption[]
}

/**
 * The definition of a field as the attributes of its input (reference/accounts#fields). A check box is left
 * alone: agreeing cannot be demanded of everyone, and a file is demanded by the server, which knows whether
 * there is one already. null: nothing to do.
 */
export function inputRules({
  type,
  required,
  rules,
}: Omit<AccountField, 'name' | 'slug'>): InputRules | null {
  if (type === 'Bool') return null
  const { minLength, maxLength, min, max, step, extensions, options } = withNumberDefaults(type, rules)
  const numbers = { minlength: minLength, maxlength: maxLength, min, max, step }
  const stated = Object.entries(numbers).flatMap(([name, value]) =>
    value === null ? [] : [[name, `${value}`] as const],
  )
  return {
    required: type === 'FileRef' ? null : required,
    attributes: {
      // The page may carry a limit from before the owner took it away.
      maxlength: null,
      ...Object.fromEntries(stated),
      ...(extensions === null ? {} : { accept: extensions.join(',') }),
    },
    options: (options ?? []).filter(({ slug, name }) => slug !== '' && name !== ''),
  }
}
