import { withoutControls } from '../../shared/index.js'
import type { AccountEntry, AccountValue, AccountValues } from '../../accounts/index.js'

/** The value of an entry in the account; files are stored elsewhere and added with their address. */
function valueOf({ type, value }: AccountEntry): AccountValue {
  switch (value.tag) {
    case 'text':
      if (value.text.trim() === '') return null
      return type === 'Option'
        ? { tag: 'option', slug: value.text }
        : { tag: 'text', text: withoutControls(value.text) }
    case 'flag':
      return { tag: 'flag', isSet: value.isSet }
    case 'uploaded':
    case 'kept':
    case 'empty':
      return null
  }
}

/** The values of a form's entries by field. */
export const valuesOf = (entries: readonly AccountEntry[]): AccountValues =>
  Object.fromEntries(entries.map((entry) => [entry.id, valueOf(entry)]))
