import { loadOnce } from '../../../core/shared/index.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import type { ScrollRunner } from './scroll/scroll-runner.js'

/** Smooth scrolling to anchors (reference/widgets#smooth-scroll). */
export type ScrollModule = PageModule

/** Loads the code that scrolls; rejects if it is not available. */
export type LoadScrollRunner = () => Promise<ScrollRunner>

const ANCHOR = /^#[a-zA-Z0-9][\w:.-]*$/
const LINK = 'a[href*="#"]'

/**
 * Creates the scroll module: clicks on links to a section of this page scroll there
 * (reference/widgets#smooth-scroll). The scrolling code is loaded with the first click on such a link;
 * without it the page jumps.
 */
export function createScroll(context: PageContext, load: LoadScrollRunner): ScrollModule {
  const { document, window } = context
  let life: AbortController | undefined
  const prepare = loadOnce(load)
  let runner: ScrollRunner | undefined

  const targetOf = (link: HTMLAnchorElement): HTMLElement | null => {
    const { location } = window
    const isHere =
      link.host === location.host && link.pathname === location.pathname && link.search === location.search
    return isHere && ANCHOR.test(link.hash) ? document.getElementById(link.hash.slice(1)) : null
  }

  const scrollTo = async (target: HTMLElement): Promise<void> => {
    const asked = life
    runner = await prepare().catch(() => undefined)
    if (asked !== life) return
    if (runner) runner.scrollTo(target)
    else target.scrollIntoView()
  }

  const remember = (hash: string): void => {
    const isFramed = window.parent !== window
    if (isFramed || window.location.hash === hash || window.location.protocol === 'file:') return
    window.history.pushState({ hash }, '', hash)
  }

  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    const link = event.target instanceof window.Element ? event.target.closest<HTMLAnchorElement>(LINK) : null
    if (!link || link.classList.contains('w-tab-link')) return
    if (link.getAttribute('href') === '#') return event.preventDefault()
    if (context.mode() === 'design' || event.defaultPrevented) return
    const target = targetOf(link)
    if (!target) return
    event.preventDefault()
    remember(link.hash)
    void scrollTo(target)
  }

  const destroy = (): void => {
    life?.abort()
    life = undefined
    runner?.destroy()
  }

  return {
    ready: () => {
      if (life) return
      life = new AbortController()
      document.addEventListener('click', onClick, { signal: life.signal })
    },
    destroy,
  }
}
