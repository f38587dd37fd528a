import { useSyncExternalStore } from 'react'

/** The theme: the system's, or the person's choice. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'vitrine-desk-theme'
const listeners = new Set<() => void>()

const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark'

function read(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

let current: Theme | null = null
const now = (): Theme => (current ??= read())

/** Applies the chosen theme to the page. */
export function applyTheme(theme: Theme = now()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Chooses a theme for this browser. */
export function chooseTheme(theme: Theme): void {
  current = theme
  applyTheme(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // A browser without storage forgets the choice with the page.
  }
  for (const listener of listeners) listener()
}

/** The chosen theme. */
export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, now)
