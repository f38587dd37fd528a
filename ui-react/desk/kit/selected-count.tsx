import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { say } from './say.js'

/** The number of selected rows, such as "2 orders"; a screen reader hears each change. */
export function SelectedCount({ of }: { readonly of: string }): ReactNode {
  const text = `${of} selected`
  useEffect(() => say(text), [text])
  return <span className="num">{text}</span>
}
