import type { ComponentProps, ReactNode } from 'react'

/** The weight of a button; one `primary` per view. */
export type ButtonKind = 'plain' | 'primary' | 'danger' | 'quiet'

interface Looks {
  readonly kind?: ButtonKind
  readonly size?: 'normal' | 'large'
  readonly shape?: 'text' | 'square'
  /** True while a request is running: the button shows it, ignores clicks, and keeps the focus. */
  readonly isBusy?: boolean
}

/** The class and attributes of a button, for components that draw their own element. */
export const buttonLooks = ({ kind = 'plain', size = 'normal', shape = 'text' }: Looks = {}) =>
  ({ className: 'button', 'data-kind': kind, 'data-size': size, 'data-shape': shape }) as const

/** A button. */
export function Button({
  kind,
  size,
  shape,
  isBusy = false,
  onClick,
  type = 'button',
  ...rest
}: Looks & ComponentProps<'button'>): ReactNode {
  return (
    <button
      {...buttonLooks({ ...(kind && { kind }), ...(size && { size }), ...(shape && { shape }) })}
      {...rest}
      type={type}
      {...(isBusy && { 'data-busy': '', 'aria-disabled': true })}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  )
}
