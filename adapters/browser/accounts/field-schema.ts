import { inputRules } from '../../../core/account-flows/index.js'
import type { AccountField } from '../../../core/accounts/index.js'
import { customFields } from './form-fields.js'
import type { CustomField } from './form-fields.js'

/**
 * Applies the definitions of the owner's fields to their controls: limits, choices, required values
 * (reference/accounts#fields). Fields that the site does not define stay unchanged.
 */
export function applySchema(root: ParentNode, schema: readonly AccountField[]): void {
  for (const field of customFields(root)) {
    const defined = schema.find(({ id }) => id === field.id)
    // The page declares the type of its control; a server may not know it.
    const rules = defined && inputRules({ ...defined, type: field.type })
    if (rules) apply(field, rules)
  }
}

function apply({ element }: CustomField, rules: NonNullable<ReturnType<typeof inputRules>>): void {
  if (rules.required !== null) element.required = rules.required
  for (const [name, value] of Object.entries(rules.attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
  if (element.localName !== 'select') return
  const select = element as HTMLSelectElement
  const known = new Set([...select.options].map(({ value }) => value))
  for (const { slug, name } of rules.options) {
    if (known.has(slug)) continue
    const option = select.ownerDocument.createElement('option')
    option.value = slug
    option.textContent = name
    select.append(option)
  }
}
