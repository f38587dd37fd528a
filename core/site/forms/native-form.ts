import { ownValue } from '../../shared/index.js'

/** The value that browsers send for a ticked box without one. */
const TICKED = 'on'

/** A form of a page in the way a browser sends it without the page script. */
export interface NativeForm {
  readonly name: string
  /** The storage key of each control, by the name under which it is sent. */
  readonly keys: Readonly<Record<string, string>>
  /** The names of check boxes that have no value of their own. */
  readonly boxes: readonly string[]
  /** True if one of its fields is for a password: such a form is never stored. */
  readonly asksForPassword: boolean
  /** The visitor's next page after success; null: the form names none. */
  readonly redirect: string | null
}

type Pairs = readonly (readonly [name: string, value: string])[]

/**
 * Names of hidden fields, as hosts of exports use them: one names the form, the others are traps for
 * programs.
 */
const FORM_NAME = 'form-name'
const TRAPS: readonly string[] = ['bot-field', 'contact-time']

/**
 * The form that a browser has sent: the one it names, else one that has all the fields, else the only one of
 * the page. Scripts and controls elsewhere on the page may add fields.
 */
export function findNativeForm(forms: readonly NativeForm[], pairs: Pairs): NativeForm | null {
  const named = pairs.find(([name]) => name === FORM_NAME)?.[1]
  const sent = pairs.map(([name]) => name).filter((name) => name !== FORM_NAME && !TRAPS.includes(name))
  const hasAll = ({ keys }: NativeForm): boolean => sent.every((name) => Object.hasOwn(keys, name))
  const only = forms.length === 1 ? forms[0] : undefined
  return forms.find(({ name }) => name === named) ?? forms.find(hasAll) ?? only ?? null
}

/**
 * A browser's form data as the pairs that the page script sends; several values under one name become a list.
 */
export function toFormPost({ name, keys, boxes }: NativeForm, pairs: Pairs, source: string): Pairs {
  const values = new Map<string, string>()
  for (const [sent, given] of pairs) {
    const value = given === TICKED && boxes.includes(sent) ? 'true' : given
    if (sent === FORM_NAME || TRAPS.includes(sent)) continue
    const key = ownValue(keys, sent) ?? sent
    const before = values.get(key)
    values.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  const trap = pairs.find(([sent, value]) => TRAPS.includes(sent) && value !== '')?.[1] ?? ''
  return [
    ['name', name],
    ['source', source],
    ['trap', trap],
    ...[...values].map(([key, value]) => [`fields[${key}]`, value] as const),
  ]
}
