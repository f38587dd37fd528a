import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { FormText } from '../page-texts/page-texts.js'

/** One control of a form at the time of sending. */
export interface FormControl {
  /** Its `type`, lower case; "textarea" and "select-one" for the elements of that name. */
  readonly type: string
  /** The storage key of the value: `data-name`, the name or "Field n". */
  readonly key: string
  /** The value; for a file field, a text that represents its file. */
  readonly value: string
  readonly isRequired: boolean
  readonly isChecked: boolean
}

/**
 * The values of a sent form: a check box is a boolean, an unset radio group null, others are trimmed text.
 */
export type FormFields = Readonly<Record<string, string | boolean | null>>

/** The reason why a form is not sent; `index` is the position of the control in the list. */
export type FormFieldFailure =
  | { readonly tag: 'password'; readonly index: number }
  | { readonly tag: 'required'; readonly index: number; readonly field: string }
  | { readonly tag: 'email'; readonly index: number; readonly field: string }
  | { readonly tag: 'captcha'; readonly index: number }

const CAPTCHA_KEY = 'g-recaptcha-response'
const BUTTONS: readonly string[] = ['submit', 'button', 'image', 'reset']
const EMAIL = /^\S+@\S+$/

/** Collects the values of a form, or returns the first reason against sending it (reference/forms#fields). */
export function collectFormFields(controls: readonly FormControl[]): Result<FormFields, FormFieldFailure> {
  // Has no prototype, so that `__proto__` is a normal name.
  const fields = Object.create(null) as Record<string, string | boolean | null>
  for (const [index, control] of controls.entries()) {
    if (BUTTONS.includes(control.type)) continue
    const failure = check(control, index, controls)
    if (failure) return err(failure)
    if (control.type === 'file') continue
    if (control.type === 'radio') fields[control.key] = radioValue(control, fields[control.key])
    else fields[freeKey(fields, control.key)] = valueOf(control)
  }
  return ok(fields)
}

/**
 * A key that is not taken yet: two controls with one name are two answers, and neither replaces the other.
 */
function freeKey(fields: FormFields, key: string): string {
  if (!Object.hasOwn(fields, key)) return key
  for (let number = 2; ; number++) if (!Object.hasOwn(fields, `${key} ${number}`)) return `${key} ${number}`
}

function check(
  control: FormControl,
  index: number,
  controls: readonly FormControl[],
): FormFieldFailure | undefined {
  const { type, key, isRequired } = control
  const value = control.value.trim()
  if (type === 'password') return { tag: 'password', index }
  if (isRequired && !isAnswered(control, controls)) return { tag: 'required', index, field: key }
  if (type === 'email' && isRequired && !EMAIL.test(value)) return { tag: 'email', index, field: key }
  if (key === CAPTCHA_KEY && value === '') return { tag: 'captcha', index }
  return undefined
}

/** A radio button is answered by any button of its group. */
function isAnswered({ type, key, value, isChecked }: FormControl, controls: readonly FormControl[]): boolean {
  if (type === 'checkbox') return isChecked
  if (type !== 'radio') return value.trim() !== ''
  return controls.some((other) => other.type === 'radio' && other.key === key && other.isChecked)
}

const valueOf = ({ type, value, isChecked }: FormControl): string | boolean =>
  type === 'checkbox' ? isChecked : value.trim()

const radioValue = (
  { value, isChecked }: FormControl,
  before: string | boolean | null | undefined,
): string | null => (isChecked ? value : typeof before === 'string' ? before : null)

const FAILURE_TEXTS: Readonly<Record<FormFieldFailure['tag'], FormText>> = {
  password: 'Passwords cannot be submitted.',
  required: 'Please fill out the required field: {field}',
  email: 'Please enter a valid email address for: {field}',
  captcha: 'Please confirm you’re not a robot.',
}

/** The message for a visitor (reference/forms#fields); `translate` gives the texts of another language. */
export const formFailureText = (
  failure: FormFieldFailure,
  translate: (text: FormText) => string = (text) => text,
): string =>
  translate(FAILURE_TEXTS[failure.tag]).replace('{field}', () => ('field' in failure ? failure.field : ''))
