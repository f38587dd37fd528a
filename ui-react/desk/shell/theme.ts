import { useSyncExternalStore } from 'react'
import { keptChoice } from '../kit/kept-choice.js'

/** The theme: the system's, or the person's choice. */
export type Theme = 'system' | 'light' | 'dark'

const kept = keptChoice<Theme>('vitrine-desk-theme', ['system', 'light', 'dark'])

/** Applies the chosen theme to the page. */
export function applyTheme(): void {
  const theme = kept.now()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Chooses a theme for this browser. */
export function chooseTheme(theme: Theme): void {
  kept.choose(theme)
  applyTheme()
}

/** The chosen theme. */
export const useTheme = (): Theme => useSyncExternalStore(kept.watch, kept.now)
