import type { PageText } from '../../../../core/site/page-texts/page-texts.js'
import type { FactorView, SecondFactorService } from '../../../../core/account-flows/index.js'
import type { PageModule } from '../../kit/page-module.js'
import { translated } from '../../kit/page-texts.js'
import type { OwnPage } from './own-page.js'

const SVG = 'http://www.w3.org/2000/svg'
/** Parts of the page that show in one state: `factor-off`, `factor-setup`, `factor-codes`, `factor-on`. */
const PARTS = '[data-vitrine-when^="factor-"]'

/** The states that a part may name; recovery codes are shown while the factor is on. */
const isShownIn = (part: string, { tag }: FactorView): boolean =>
  part === `factor-${tag}` || (part === 'factor-on' && tag === 'codes')

function drawQr(document: Document, size: number, path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
  svg.setAttribute('role', 'img')
  svg.setAttribute(
    'aria-label',
    translated(document, 'QR code for your authenticator app' satisfies PageText),
  )
  svg.setAttribute('width', '200')
  svg.setAttribute('height', '200')
  // Dark on light, regardless of the page's colours, since cameras need it.
  const ground = document.createElementNS(SVG, 'path')
  ground.setAttribute('d', `M0 0h${size}v${size}h-${size}z`)
  ground.setAttribute('fill', '#fff')
  const squares = document.createElementNS(SVG, 'path')
  squares.setAttribute('d', path)
  squares.setAttribute('fill', '#000')
  svg.append(ground, squares)
  return svg
}

/** Shows a member's second factor on a page (docs/account-pages.md). */
export function createFactorView(
  { context: { document }, own }: OwnPage,
  factor: SecondFactorService,
): PageModule {
  const fill = (name: string, draw: (element: HTMLElement) => void): void =>
    document.querySelectorAll<HTMLElement>(`[data-vitrine-value="factor-${name}"]`).forEach(draw)

  let shown: FactorView['tag'] = 'unknown'
  const show = (): void => {
    const view = factor.getSnapshot()
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
    const nameOf = (part: HTMLElement): string => part.getAttribute('data-vitrine-when') ?? ''
    for (const part of parts) part.style.display = isShownIn(nameOf(part), view) ? '' : 'none'
    if (view.tag === 'setup') {
      const { secret, uri, qr } = view.factor
      fill('qr', (element) => element.replaceChildren(drawQr(document, qr.size, qr.path)))
      fill('secret', (element) => (element.textContent = secret))
      fill('link', (element) => element.setAttribute('href', uri))
    }
    if (view.tag === 'codes')
      fill('codes', (element) =>
        element.replaceChildren(
          ...view.codes.map((code) => {
            const item = document.createElement('li')
            item.textContent = code
            return item
          }),
        ),
      )
    const isSent = shown !== 'unknown' && shown !== view.tag
    shown = view.tag
    const { activeElement: active, body } = document
    if (!isSent || !(active === null || active === body || parts.some((part) => part.contains(active))))
      return
    // The part that was just sent is hidden, so focus and screen readers move to the part that replaces it.
    const next = parts.find((part) => nameOf(part) === `factor-${view.tag}`)
    if (!next) return
    next.tabIndex = -1
    next.focus()
  }
  let stop: (() => void) | undefined
  return {
    ready: () => {
      if (!document.querySelector(PARTS)) return
      stop ??= factor.subscribe(show)
      void own.overview.want()
      show()
    },
    destroy: () => {
      stop?.()
      stop = undefined
    },
  }
}
