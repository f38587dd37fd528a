import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/** One control of a form, as it stands when the form is sent. */
export interface FormControl {
  /** Its `type`, lower case; "textarea" and "select-one" for the elements of that name. */
  readonly type: string
  /** What the value is stored under: `data-name`, the name or "Field n". */
  readonly key: string
  readonly value: string
  readonly isRequired: boolean
  readonly isChecked: boolean
}

/** What a form sends: a check box is a boolean, an unset radio group null, everything else trimmed text. */
export type FormFields = Readonly<Record<string, string | boolean | null>>

/** Why a form is not sent; `index` is the control's place in the list. */
export type FormFieldFailure =
  | { readonly tag: 'password'; readonly index: number }
  | { readonly tag: 'required'; readonly index: number; readonly field: string }
  | { readonly tag: 'email'; readonly index: number; readonly field: string }
  | { readonly tag: 'captcha'; readonly index: number }

const CAPTCHA_KEY = 'g-recaptcha-response'
const LEFT_OUT: readonly string[] = ['submit', 'file', 'button', 'image', 'reset']
const EMAIL = /^\S+@\S+$/

/** Collects the values of a form, or tells the first reason against sending it (contract/animation 6.7, spec 5). */
export function collectFormFields(controls: readonly FormControl[]): Result<FormFields, FormFieldFailure> {
  const fields: Record<string, string | boolean | null> = {}
  for (const [index, control] of controls.entries()) {
    if (LEFT_OUT.includes(control.type)) continue
    const failure = check(control, index)
    if (failure) return err(failure)
    fields[control.key] = valueOf(control, fields[control.key])
  }
  return ok(fields)
}

function check(control: FormControl, index: number): FormFieldFailure | undefined {
  const { type, key, isRequired } = control
  const value = control.value.trim()
  const isText = type !== 'checkbox' && type !== 'radio'
  if (type === 'password') return { tag: 'password', index }
  if (isText && isRequired && value === '') return { tag: 'required', index, field: key }
  if (type === 'checkbox' && isRequired && !control.isChecked) return { tag: 'required', index, field: key }
  if (type === 'email' && isRequired && !EMAIL.test(value)) return { tag: 'email', index, field: key }
  if (key === CAPTCHA_KEY && value === '') return { tag: 'captcha', index }
  return undefined
}

function valueOf(control: FormControl, before: string | boolean | null | undefined): string | boolean | null {
  switch (control.type) {
    case 'checkbox':
      return control.isChecked
    case 'radio':
      return control.isChecked ? control.value : typeof before === 'string' ? before : null
    default:
      return control.value.trim()
  }
}

/** The message a visitor reads (spec 5 "Internal"). */
export function formFailureText(failure: FormFieldFailure): string {
  switch (failure.tag) {
    case 'password':
      return 'Passwords cannot be submitted.'
    case 'required':
      return `Please fill out the required field: ${failure.field}`
    case 'email':
      return `Please enter a valid email address for: ${failure.field}`
    case 'captcha':
      return 'Please confirm you’re not a robot.'
  }
}
