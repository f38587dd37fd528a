import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The view and the search that each list showed last, as the query of its address. */
const views = new Map<string, string>()

/** Keeps the view and the search of the list that is shown, for the way back to it. */
export function useKeptView(): void {
  const { pathname, search } = useLocation()
  useEffect(() => void views.set(pathname, search), [pathname, search])
}

/** The address of a list as it was shown last. */
export const lastViewOf = (path: string): string => `${path}${views.get(path) ?? ''}`
