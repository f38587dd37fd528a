import { ADDRESS_WORDS, LOG_IN_WORDS, SIGN_UP_WORDS, USER_NAME_WORDS } from './account-words.js'

/** A visible field of a form. */
export interface PlainField {
  /** `email`, `password`, `text`, `checkbox` ... */
  readonly type: string
  /** Its label, name and placeholder in one text. */
  readonly words: string
}

/** The facts by which a form is recognised as a log-in or a sign-up. */
export interface PlainForm {
  /** Its visible fields in order. */
  readonly fields: readonly PlainField[]
  /** Texts that hint at its purpose, the most reliable first: its name, its button, its heading. */
  readonly clues: readonly string[]
}

/** A form without the marks of visitor accounts, recognised; fields by their place among the visible ones. */
export interface PlainAccountForm {
  readonly purpose: 'login' | 'signup'
  /** The field for the address. */
  readonly address: number
  /** True if that field asks for a user name, which accounts here do not have. */
  readonly asksForUserName: boolean
  /** The field for the name of a new member; null: there is none. */
  readonly name: number | null
  /** The field that repeats the password; null: there is none. */
  readonly repeated: number | null
}

const saysAny = (words: readonly RegExp[], text: string): boolean => words.some((each) => each.test(text))

type Role = 'address' | 'user-name' | 'password' | 'text' | 'box' | 'other'

function roleOf({ type, words }: PlainField): Role {
  if (type === 'email') return 'address'
  if (type === 'password') return 'password'
  if (type === 'checkbox') return 'box'
  if (type !== 'text') return 'other'
  if (saysAny(ADDRESS_WORDS, words)) return 'address'
  return saysAny(USER_NAME_WORDS, words) ? 'user-name' : 'text'
}

const purposeOf = (clue: string): 'login' | 'signup' | null => {
  const [isSignUp, isLogIn] = [saysAny(SIGN_UP_WORDS, clue), saysAny(LOG_IN_WORDS, clue)]
  return isSignUp === isLogIn ? null : isSignUp ? 'signup' : 'login'
}

/**
 * Recognises a form without the marks of visitor accounts; null: it is neither a log-in nor a sign-up, or
 * asks for more than an account stores. A log-in has an address, or a user name in its place, and a password.
 * A sign-up may have one more text, the name, and the password twice. Both may have boxes to tick.
 */
export function recognisePlainForm({ fields, clues }: PlainForm): PlainAccountForm | null {
  const purpose = clues.map(purposeOf).find((each) => each !== null) ?? null
  if (purpose === null) return null
  const roles = fields.map(roleOf)
  const placesOf = (role: Role): readonly number[] =>
    roles.flatMap((each, place) => (each === role ? [place] : []))
  const [addresses, passwords] = [placesOf('address'), placesOf('password')]
  const asksForUserName = purpose === 'login' && addresses.length === 0
  const [address, ...otherAddresses] = asksForUserName ? placesOf('user-name') : addresses
  const names = asksForUserName ? placesOf('text') : [...placesOf('text'), ...placesOf('user-name')]
  const isSignUp = purpose === 'signup'
  const isWhole =
    otherAddresses.length === 0 &&
    (passwords.length === 1 || (isSignUp && passwords.length === 2)) &&
    names.length <= (isSignUp ? 1 : 0) &&
    !roles.includes('other')
  return address === undefined || !isWhole
    ? null
    : { purpose, address, asksForUserName, name: names[0] ?? null, repeated: passwords[1] ?? null }
}
