import type { Page } from 'playwright-core'

const PHONE = { width: 390, height: 844 }

/**
 * The controls of a page that are too small for a finger: the area of a tap is less than 44 px high or wide.
 * Links within
 * a sentence have the height of its lines.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const small = await page.evaluate(() => {
    const MIN = 44
    const around = document.querySelector('[role="dialog"]') ?? document
    const controls = around.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role="checkbox"], [role="radio"], [role="menuitem"]',
    )
    const isInSentence = (control: HTMLElement): boolean =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility() || control.closest('.unseen, .skip, [aria-hidden="true"]') !== null)
        return []
      if (getComputedStyle(control).clipPath !== 'none' || isInSentence(control)) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const label = control.closest('label')
      const isHit = (x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y)
        return control.contains(hit) || (label?.contains(hit) ?? false)
      }
      /** The width or height in which a tap works. */
      const reach = (size: number, isAt: (offset: number) => boolean): number => {
        if (size >= MIN) return size
        const steps = Array.from({ length: 2 * MIN + 1 }, (_, step) => step - MIN)
        return steps.filter(isAt).length
      }
      const [x, y] = [left + width / 2, top + height / 2]
      const tall = reach(height, (offset) => isHit(x, y + offset))
      const wide = reach(width, (offset) => isHit(x + offset, y))
      const name = control.ariaLabel ?? control.textContent ?? ''
      return tall < MIN || wide < MIN ? [`${name.trim()}: ${Math.round(wide)} x ${Math.round(tall)}`] : []
    })
  })
  if (before !== null) await page.setViewportSize(before)
  return small
}
