import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useShownInSight } from '../kit/use-shown-in-sight.js'

interface FilterTabsProps {
  readonly label: string
  readonly views: readonly { readonly id: string; readonly name: string }[]
}

/** The views of a list, each with its own address (`?show=`). */
export function FilterTabs({ label, views }: FilterTabsProps): ReactNode {
  const [params] = useSearchParams()
  const shown = params.get('show') ?? ''
  const addressOf = (id: string): string => {
    const next = new URLSearchParams(params)
    if (id === '') next.delete('show')
    else next.set('show', id)
    return `?${next}`
  }
  const row = useShownInSight(shown)
  return (
    <nav className="filters" aria-label={label} ref={row}>
      {views.map(({ id, name }) => (
        <Link key={id} to={addressOf(id)} aria-current={id === shown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The search in a list's address, and a function that changes it without a step in the history. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = (text: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (text === '') next.delete('search')
        else next.set('search', text)
        return next
      },
      { replace: true },
    )
  return [params.get('search') ?? '', change]
}
