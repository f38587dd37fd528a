import { classifyLink } from '../../../core/site/index.js'
import type { PageContext, PageModule } from '../kit/page-module.js'

/** The current state of links (reference/widgets#current-links). */
export type LinksModule = PageModule

const CURRENT = 'w--current'

/**
 * Creates the links module: `w--current` on links to this page, and on links to a section while that section
 * contains the middle of the viewport. The browser reports the latter, so nothing runs while scrolling
 * (reference/widgets#current-links).
 */
export function createLinks({ document, window }: PageContext): LinksModule {
  let observer: IntersectionObserver | undefined

  const destroy = (): void => {
    observer?.disconnect()
    observer = undefined
  }

  const path = (): string => {
    const slug: unknown = Reflect.get(window, '__wf_slug')
    return typeof slug === 'string' ? `/${slug}` : window.location.pathname
  }

  const ready = (): void => {
    destroy()
    const sections = new Map<Element, HTMLAnchorElement[]>()
    const page = { href: window.location.href, path: path() }
    for (const link of document.links) {
      if (!(link instanceof window.HTMLAnchorElement) || link.hasAttribute('hreflang')) continue
      const kind = classifyLink({ href: link.getAttribute('href') ?? '', resolved: link.href }, page)
      if (kind.tag === 'page') link.classList.toggle(CURRENT, kind.isCurrent)
      const section = kind.tag === 'section' ? document.getElementById(kind.id) : null
      if (!section || link.classList.contains('w-tab-link')) continue
      sections.set(section, [...(sections.get(section) ?? []), link])
    }
    if (sections.size === 0) return
    observer = new window.IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          for (const link of sections.get(target) ?? []) link.classList.toggle(CURRENT, isIntersecting)
      },
      { rootMargin: '-50% 0px -50% 0px' },
    )
    for (const section of sections.keys()) observer.observe(section)
  }

  return { ready, destroy }
}
