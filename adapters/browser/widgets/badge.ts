import { showsBadge } from '../../../core/site/index.js'
import { BUILDER_HOSTS } from '../../../core/builder-markup/index.js'
import type { PageContext, PageModule } from '../kit/page-module.js'

/** The "Made in" badge (reference/widgets#badge). */
export type BadgeModule = PageModule

/** The time until the next check for a badge that page code removed or added (reference/widgets#badge). */
const RECHECK_MS = 500
const DEFAULT_LINK = 'https://webflow.com/'

const drawing = (width: number, height: number, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )}`
const DEFAULT_ICON = drawing(
  26,
  16,
  '<path d="M2 2l5 12 6-9 6 9 5-12" fill="none" stroke="#4353ff" stroke-width="3"/>',
)
const DEFAULT_TEXT = drawing(
  110,
  14,
  '<text y="11" font-family="sans-serif" font-size="12" fill="#171717">Made in Webflow</text>',
)

/**
 * Creates the badge module. The root element configures it: `data-vitrine-badge` ("on", "off"), `-link`,
 * `-icon` and `-text` (image addresses).
 */
export function createBadge({ document, window, clock }: PageContext): BadgeModule {
  const root = document.documentElement
  const setting = (name: string): string | null => root.getAttribute(`data-vitrine-badge${name}`)
  let badge: HTMLElement | undefined
  let stopTimer: (() => void) | undefined

  const isWanted = (): boolean =>
    showsBadge({
      choice: setting(''),
      status: root.getAttribute('data-wf-status'),
      domain: root.getAttribute('data-wf-domain'),
      builderHosts: BUILDER_HOSTS,
      host: window.location.hostname,
      isInEditor: 'WebflowEditor' in window || root.classList.contains('w-editor'),
    })

  const createImage = (source: string, alt: string, width?: string): HTMLImageElement => {
    const image = document.createElement('img')
    image.src = source
    image.alt = alt
    image.style.marginRight = width ? '4px' : ''
    image.style.width = width ?? ''
    return image
  }

  const drawBadge = (): HTMLElement => {
    const link = document.createElement('a')
    link.className = 'w-webflow-badge'
    link.dataset['runtimeOwned'] = ''
    link.href = setting('-link') ?? DEFAULT_LINK
    link.append(
      createImage(setting('-icon') ?? DEFAULT_ICON, '', '26px'),
      createImage(setting('-text') ?? DEFAULT_TEXT, 'Made in Webflow'),
    )
    return link
  }

  const hideInFullscreen = (): void => {
    if (document.fullscreenElement) badge?.style.setProperty('display', 'none', 'important')
    else badge?.style.removeProperty('display')
  }

  const check = (): void => {
    if (!isWanted()) {
      badge?.remove()
      return
    }
    for (const other of document.querySelectorAll('body > .w-webflow-badge'))
      if (other !== badge) other.remove()
    badge ??= drawBadge()
    if (badge.parentNode !== document.body) document.body.append(badge)
  }

  const destroy = (): void => {
    stopTimer?.()
    document.removeEventListener('fullscreenchange', hideInFullscreen)
    badge?.remove()
    badge = undefined
  }

  return {
    ready: () => {
      stopTimer?.()
      check()
      if (!badge) return
      document.addEventListener('fullscreenchange', hideInFullscreen)
      stopTimer = clock.setTimer(RECHECK_MS, check)
    },
    destroy,
  }
}
