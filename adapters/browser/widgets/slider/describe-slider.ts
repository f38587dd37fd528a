import type { ElementEdits } from '../../kit/element-edits.js'
import { VISUALLY_HIDDEN } from './visually-hidden.js'

/** The elements of one slider. */
export interface SliderParts {
  readonly root: HTMLElement
  readonly mask: HTMLElement
  readonly nav: HTMLElement | null
  readonly left: HTMLElement | null
  readonly right: HTMLElement | null
  /** Announces the visible slide to assistive technology. */
  readonly label: HTMLElement
  readonly slides: readonly HTMLElement[]
}

/** Sets the accessible roles of a slider's parts, and their order; `index` makes ids unique. */
export function describeSlider(
  window: Window & typeof globalThis,
  edits: ElementEdits,
  parts: SliderParts,
  index: number,
): void {
  const { root, mask, left, right, label, slides } = parts
  edits.setDefault(root, 'role', 'region')
  const isNamed = root.matches('[aria-label]:not([aria-label="carousel"]), [aria-labelledby]')
  if (isNamed) edits.setDefault(root, 'aria-roledescription', 'carousel')
  else edits.set(root, 'aria-label', 'carousel')
  edits.setDefault(mask, 'id', `w-slider-mask-${index}`)
  for (const [arrow, name] of [
    [left, 'previous slide'],
    [right, 'next slide'],
  ] as const) {
    if (!arrow) continue
    edits.set(arrow, 'role', 'button')
    edits.set(arrow, 'tabindex', '0')
    edits.set(arrow, 'aria-controls', mask.id)
    edits.setDefault(arrow, 'aria-label', name)
  }
  slides.forEach((slide, position) => {
    edits.setDefault(slide, 'aria-label', `${position + 1} of ${slides.length}`)
    edits.setDefault(slide, 'role', 'group')
    edits.setDefault(slide, 'aria-roledescription', 'slide')
  })
  keepLeftToRight(window, parts)
  // White space between inline blocks would shift the slides.
  for (const node of [...mask.childNodes]) if (node.nodeType === window.Node.TEXT_NODE) node.remove()
  label.className = 'w-slider-aria-label'
  // Older style sheets do not hide the label and would give it a line.
  label.style.cssText = VISUALLY_HIDDEN
  label.setAttribute('aria-atomic', 'true')
  label.dataset['wfIgnore'] = label.dataset['runtimeOwned'] = ''
  if (label.parentNode !== mask) mask.append(label)
}

/** Pages run from left to right on every page; text in them keeps its direction. */
function keepLeftToRight(window: Window, { mask, nav, slides }: SliderParts): void {
  if (window.getComputedStyle(mask).direction !== 'rtl') return
  for (const part of nav ? [mask, nav] : [mask]) part.style.direction = 'ltr'
  for (const slide of slides) slide.style.direction = 'rtl'
}
