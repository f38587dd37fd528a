import { Children, createElement, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** A control of a template with its value in the data. */
export interface BoundFieldProps {
  readonly tag: string
  readonly props: Readonly<Record<string, unknown>>
  readonly value: string | null
  readonly checked: boolean | null
  readonly children?: ReactNode
}

/**
 * A field that shows a value of the data but belongs to the visitor: it is written only if the data have
 * another value, so that typing, caret and focus survive every other update.
 */
export function BoundField({ tag, props, value, checked, children }: BoundFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  // The values given to React never change, so that the visitor and the effects below control the field.
  const [first] = useState({ value, checked })
  useLayoutEffect(() => {
    if (field.current && value !== null && field.current.value !== value) field.current.value = value
  }, [value])
  useLayoutEffect(() => {
    if (field.current && checked !== null && field.current.checked !== checked)
      field.current.checked = checked
  }, [checked])
  return createElement(
    tag,
    {
      ...props,
      ref: field,
      ...(first.value === null ? {} : { defaultValue: first.value }),
      ...(first.checked === null ? {} : { defaultChecked: first.checked }),
    },
    ...Children.toArray(children),
  )
}
