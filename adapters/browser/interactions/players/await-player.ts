/** A player that is the page's own script. */
interface OwnPlayer {
  readonly name: string
  /** The global that its script makes, as the report names it. */
  readonly global: string
  readonly isThere: () => boolean
  /** Starts the elements of the page. */
  readonly start: () => void
}

/**
 * Waits for a player that is not there yet: its script may come until the page has loaded. Without it the elements stay
 * still, and the console says why, once.
 */
export function createPlayerWait(
  window: Window,
  { name, global, isThere, start }: OwnPlayer,
): { readonly begin: () => void } {
  let isWaiting = false
  const look = (): void => {
    if (isThere()) start()
    else
      console.error(
        `[vitrine] this page has ${name} elements and no player for them: ${global} is missing. ` +
          'Load the script of the player on this page (docs/animation.md#players-lottie-spline-rive).',
      )
  }
  return {
    begin: () => {
      if (isWaiting || isThere()) return
      isWaiting = true
      if (window.document.readyState === 'complete') look()
      else window.addEventListener('load', look, { once: true })
    },
  }
}
