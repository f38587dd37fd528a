/** The focus ring of a field whose input has none. */
export interface FocusRing {
  readonly show: () => void
  readonly hide: () => void
}

/**
 * Makes the ring around a card field: the designer's, if the field looks different with the focus inside,
 * else one of ours, so that there is always exactly one.
 */
export function createFocusRing(holder: HTMLElement): FocusRing {
  const view = holder.ownerDocument.defaultView
  const { outline, outlineOffset } = holder.style
  /** The final look, which a running transition does not show yet. */
  const look = (): string => {
    const { transition } = holder.style
    holder.style.transition = 'none'
    const style = view?.getComputedStyle(holder)
    const parts = [
      style?.borderColor,
      style?.borderWidth,
      style?.boxShadow,
      style?.outline,
      style?.backgroundColor,
    ]
    holder.style.transition = transition
    return parts.join('|')
  }
  const unfocused = look()
  return {
    show: () => {
      if (look() !== unfocused) return
      Object.assign(holder.style, { outline: '2px solid currentColor', outlineOffset: '1px' })
    },
    hide: () => {
      Object.assign(holder.style, { outline, outlineOffset })
    },
  }
}
