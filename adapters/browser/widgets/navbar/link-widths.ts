import type { NavMenuParts } from './menu-slide.js'

/** The widths of the links and dropdowns of a menu. */
export interface LinkWidths {
  /** Open ones span the screen, so they take the container's limit unless they have their own. */
  readonly limit: () => void
  readonly release: () => void
}

/** Keeps the links of a menu as wide as its container allows. */
export function createLinkWidths(window: Window, { root, menu }: NavMenuParts): LinkWidths {
  const limited = new Set<HTMLElement>()
  const release = (): void => {
    for (const part of limited) part.style.maxWidth = ''
    limited.clear()
  }
  return {
    release,
    limit: () => {
      const container = root.querySelector('.w-container')
      const limit = container ? window.getComputedStyle(container).maxWidth : 'none'
      release()
      if (limit === 'none') return
      for (const part of menu.querySelectorAll<HTMLElement>('.w-nav-link, .w-dropdown'))
        if (window.getComputedStyle(part).maxWidth === 'none') limited.add(part)
      for (const part of limited) part.style.maxWidth = limit
    },
  }
}
