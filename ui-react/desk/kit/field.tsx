import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { IconProblem } from './icons.js'

interface FieldProps {
  readonly label: string
  /** The group of the field, read after its label, so that fields with the same label differ. */
  readonly group?: string | undefined
  readonly hint?: ReactNode
  /** The problem and its fix. */
  readonly problem?: string | undefined
}

interface Wired {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** The group of a control, for screen readers. */
export const OfGroup = ({ group }: { readonly group?: string | undefined }): ReactNode =>
  group && <span className="unseen">: {group}</span>

/** A label, its control, a hint and a problem. */
export function Field({
  label,
  group,
  hint,
  problem,
  children,
}: FieldProps & { readonly children: (wired: Wired) => ReactNode }): ReactNode {
  const id = useId()
  const told = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        <OfGroup group={group} />
      </label>
      {children({
        id,
        ...(told && { 'aria-describedby': told }),
        ...(problem && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          <IconProblem size={16} aria-hidden />
          {problem}
        </p>
      )}
    </div>
  )
}

/** A field of one line. */
export function TextField({
  label,
  group,
  hint,
  problem,
  ...input
}: FieldProps & ComponentProps<'input'> & { readonly 'data-first'?: boolean }): ReactNode {
  return (
    <Field label={label} group={group} hint={hint} problem={problem}>
      {(wired) => <input className="input" {...input} {...wired} />}
    </Field>
  )
}

/** A field of several lines. */
export function TextArea({
  label,
  group,
  hint,
  problem,
  ...input
}: FieldProps & ComponentProps<'textarea'> & { readonly 'data-first'?: boolean }): ReactNode {
  return (
    <Field label={label} group={group} hint={hint} problem={problem}>
      {(wired) => <textarea className="input" {...input} {...wired} />}
    </Field>
  )
}

/** A choice of one line. */
export function SelectField({
  label,
  group,
  hint,
  problem,
  ...select
}: FieldProps & ComponentProps<'select'>): ReactNode {
  return (
    <Field label={label} group={group} hint={hint} problem={problem}>
      {(wired) => <select className="input" {...select} {...wired} />}
    </Field>
  )
}
