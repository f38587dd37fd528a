import type { ChallengeAnswer, VisitorChallenge } from '../../core/ports/visitor-challenge.port.js'
import { trapFocus } from '../dom-kit/focus-trap.js'
import { loadScript } from '../dom-kit/load-script.js'
import type { PageContext } from '../dom-kit/page-module.js'

interface TurnstileApi {
  readonly render: (
    container: HTMLElement,
    options: Readonly<Record<string, string | ((token: string) => void)>>,
  ) => string | undefined
  readonly remove?: (id: string) => void
}

const API_URL = 'https://challenges.cloudflare.com/turnstile/v0/api.js'
/** The overlay fades in after this, ms, and is gone so long after the challenge (reference/accounts#challenge). */
const FADE_IN_MS = 10
const REMOVE_MS = 1000

const OVERLAY = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  background: 'rgba(255,255,255,.8)',
  zIndex: '1000',
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'center',
  opacity: '0',
} as const

/** A challenge whose service is here. */
export interface ShownChallenge extends VisitorChallenge {
  /** Takes away what is shown. */
  readonly giveUp: () => void
}

/** Which challenge it is, and whether visitors see it. */
export interface ChallengeOptions {
  readonly siteKey: string
  readonly isInvisible: boolean
}

const apiOf = (window: object): TurnstileApi | undefined =>
  Reflect.get(window, 'turnstile') as TurnstileApi | undefined

/** The place a challenge is shown in; `close` takes it away. */
interface ChallengeContainer {
  readonly element: HTMLElement
  readonly close: (isSolved: boolean) => void
}

function openOverlay(
  { document, clock, prefersReducedMotion }: PageContext,
  giveUp: () => void,
): ChallengeContainer {
  const overlay = document.createElement('div')
  const element = document.createElement('div')
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = 'Cancel'
  cancel.addEventListener('click', giveUp)
  for (const [name, value] of Object.entries({
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Please confirm that you are a person',
    'data-runtime-owned': '',
  }))
    overlay.setAttribute(name, value)
  Object.assign(overlay.style, OVERLAY)
  if (!prefersReducedMotion()) overlay.style.transition = 'opacity 1s ease-in-out'
  overlay.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp())
  overlay.append(element, cancel)
  document.body.append(overlay)
  const trap = trapFocus(overlay)
  const stopFade = clock.setTimer(FADE_IN_MS, () => (overlay.style.opacity = '1'))
  return {
    element,
    close: (isSolved) => {
      stopFade()
      trap.release()
      overlay.style.opacity = '0'
      if (isSolved) clock.setTimer(REMOVE_MS, () => overlay.remove())
      else overlay.remove()
    },
  }
}

function openInvisible({ document }: PageContext): ChallengeContainer {
  const element = document.createElement('div')
  element.setAttribute('data-runtime-owned', '')
  document.body.append(element)
  return { element, close: () => element.remove() }
}

/** Loads the service of a challenge, or takes it as it is if the page has it already; null: it cannot be had. */
export async function loadChallenge(
  context: PageContext,
  { siteKey, isInvisible }: ChallengeOptions,
): Promise<ShownChallenge | null> {
  const { window } = context
  if (!apiOf(window)) await loadScript(context, API_URL)
  const api = apiOf(window)
  if (!api) return null
  let giveUp = (): void => undefined

  const solve = (): Promise<ChallengeAnswer> =>
    new Promise((resolve) => {
      let id: string | undefined
      let isOver = false
      const end = (answer: ChallengeAnswer): void => {
        if (isOver) return
        isOver = true
        giveUp = () => undefined
        shown.close(answer.tag === 'solved')
        if (id !== undefined) api.remove?.(id)
        resolve(answer)
      }
      giveUp = () => end({ tag: 'given-up' })
      const shown = isInvisible ? openInvisible(context) : openOverlay(context, giveUp)
      const unavailable = (): void => end({ tag: 'unavailable' })
      try {
        id = api.render(shown.element, {
          sitekey: siteKey,
          callback: (token) => end({ tag: 'solved', token }),
          'error-callback': unavailable,
          'timeout-callback': unavailable,
          'unsupported-callback': unavailable,
        })
      } catch {
        unavailable()
      }
    })

  return { solve, giveUp: () => giveUp() }
}
