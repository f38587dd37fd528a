import type { TransitionPlayer } from '../../kit/play-transition.js'

const CHECKED_COLOUR = '#468EE5'
const UNCHECKED_COLOUR = '#C8C8C8'
const WAY_PX = 20
const TIMING = { durationMs: 200, easing: 'ease' }

/**
 * Draws the state of a preference's check box: the knob moves 20 px, the track is blue or grey
 * (reference/widgets#cookie-consent).
 */
export function drawConsentToggle(player: TransitionPlayer, input: HTMLInputElement): void {
  const track = input.closest('label')?.querySelector<HTMLElement>('[data-vitrine-consent="toggle"]')
  if (!track) return
  track.style.backgroundColor = input.checked ? CHECKED_COLOUR : UNCHECKED_COLOUR
  const knob = track.firstElementChild as HTMLElement | null
  if (!knob) return
  const end = `translateX(${input.checked ? WAY_PX : 0}px)`
  if (knob.style.transform === end) return
  player.play([{ element: knob, change: { transform: [null, end] } }], TIMING)
}
