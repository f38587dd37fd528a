import type { Binding } from './binding.js'
import { readField } from './data-path.js'
import { safeLink } from './safe-url.js'

/** The address of a link without a target. */
const NOWHERE = '#'

/**
 * The address of a link that is bound to a value: `tel:` for phones, `mailto:` for e-mails, `#` for none
 * (reference/bindings#targets).
 */
export function linkAddress(value: unknown, binding: Binding): string {
  const text = addressText(value)
  if (text === '') return NOWHERE
  switch (binding.type) {
    case 'Phone':
      return `tel:${toKeypad(text)}`
    case 'Email':
      return `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}${subjectOf(binding)}`
    case 'FullSlug':
      return text.startsWith('/') ? text : `/${text}`
    default:
      return safeLink(text) ?? NOWHERE
  }
}

function addressText(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (readField(value, 'url') ?? value)
  return typeof text === 'string' ? text.trim() : ''
}

const subjectOf = ({ emailSubject }: Binding): string =>
  emailSubject === '' ? '' : `?subject=${encodeURIComponent(emailSubject)}`

const KEYPAD: readonly (readonly [RegExp, string])[] = [
  [/[abc]/gi, '2'],
  [/[def]/gi, '3'],
  [/[ghi]/gi, '4'],
  [/[jkl]/gi, '5'],
  [/[mno]/gi, '6'],
  [/[pqrs]/gi, '7'],
  [/[tuv]/gi, '8'],
  [/[wxyz]/gi, '9'],
]

/** A number in telephone digits: `1-800-FLOWERS` is `1-800-3569377`. Other characters are dropped. */
const toKeypad = (text: string): string =>
  KEYPAD.reduce((dialled, [letters, digit]) => dialled.replace(letters, digit), text).replace(
    /[^\d+*#,;()\-.]/g,
    '',
  )
