import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconSearch } from '../kit/icons.js'
import { useKeys } from '../shell/use-keys.js'

const PAUSE_MS = 200

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search that follows typing after a short pause; `/` focuses it, Escape clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  const [text, setText] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const told = useRef(value)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    // The address has changed for another reason: a link, or the back button.
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === told.current) return
    const timer = setTimeout(() => {
      told.current = text
      latest.current(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  useKeys({ '/': () => field.current?.focus() })
  return (
    <div className="input-joined search">
      <IconSearch size={16} aria-hidden />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (text === '') event.currentTarget.blur()
          setText('')
        }}
      />
      <kbd aria-hidden>/</kbd>
    </div>
  )
}
