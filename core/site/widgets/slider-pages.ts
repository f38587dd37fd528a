/** Slides that are visible together: the range of their indexes, the start and the width (px). */
export interface SliderPage {
  readonly firstSlide: number
  /** Index after the last slide of the page. */
  readonly endSlide: number
  readonly xPx: number
  readonly widthPx: number
}

/**
 * A slide near the right edge belongs to the next page if less than this is left of the mask
 * (reference/widgets#slider).
 */
const edgeOf = (arrowWidthPx: number): number => (arrowWidthPx > 0 ? arrowWidthPx + 40 : 100)

/**
 * Divides slides of the given outer widths (px) into pages of a mask; at least one page, with all indices in
 * order (reference/widgets#slider).
 */
export function sliderPages(
  slideWidthsPx: readonly number[],
  maskWidthPx: number,
  arrowWidthPx: number,
): readonly SliderPage[] {
  const threshold = Math.max(0, maskWidthPx - edgeOf(arrowWidthPx))
  const pages: SliderPage[] = []
  let page: SliderPage = { firstSlide: 0, endSlide: 0, xPx: 0, widthPx: 0 }
  let pageStartPx = 0
  let xPx = 0
  slideWidthsPx.forEach((widthPx, index) => {
    if (xPx - pageStartPx > threshold) {
      pages.push(page)
      pageStartPx += maskWidthPx
      page = { firstSlide: index, endSlide: index, xPx, widthPx: 0 }
    }
    page = { ...page, endSlide: index + 1, widthPx: page.widthPx + widthPx }
    xPx += widthPx
  })
  return [...pages, page]
}
