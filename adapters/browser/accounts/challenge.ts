import type { PageText } from '../../../core/site/page-texts/page-texts.js'
import type { ChallengeAnswer, VisitorChallenge } from '../../../core/ports/forms/visitor-challenge.port.js'
import { showChallengeBlocked } from '../kit/forms/challenge-notice.js'
import { trapFocus } from '../kit/focus/focus-trap.js'
import { loadScript } from '../kit/load-script.js'
import type { PageContext } from '../kit/page-module.js'
import { translated } from '../kit/page-texts.js'

interface ChallengeApi {
  readonly render: (
    container: HTMLElement,
    options: Readonly<Record<string, string | ((token: string) => void)>>,
  ) => string | number | undefined
  readonly remove?: (id: string | number) => void
  /** For a service whose script loads further parts after its arrival. */
  readonly ready?: (then: () => void) => void
}

/** The name that each service takes on the page, and the address of its script. */
const SERVICES = {
  turnstile: ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
  // Without the last word it adds its second script by plain text, which Trusted Types refuses.
  recaptcha: ['grecaptcha', 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true'],
} as const
/** The time after which a loaded but not ready service counts as failed, ms. */
const READY_MS = 15_000
/**
 * The delay of the overlay's fade-in, ms, and of its removal after the challenge
 * (reference/accounts#challenge).
 */
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

/** A challenge whose service has loaded. */
export interface ShownChallenge extends VisitorChallenge {
  /** Removes the challenge. */
  readonly giveUp: () => void
}

/** The site key of a challenge, and its visibility to visitors. */
export interface ChallengeOptions {
  readonly siteKey: string
  readonly isInvisible: boolean
  /** @default 'turnstile' */
  readonly service?: keyof typeof SERVICES
}

/** The parts of the page that a challenge needs. */
type ChallengePage = Pick<PageContext, 'window' | 'document' | 'clock' | 'prefersReducedMotion'>

const apiOf = (window: object, name: string): ChallengeApi | undefined =>
  Reflect.get(window, name) as ChallengeApi | undefined

/** The place a challenge is shown in; `close` takes it away. */
interface ChallengeContainer {
  readonly element: HTMLElement
  readonly close: (isSolved: boolean) => void
}

function openOverlay(
  { document, clock, prefersReducedMotion }: ChallengePage,
  giveUp: () => void,
): ChallengeContainer {
  const overlay = document.createElement('div')
  const element = document.createElement('div')
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = translated(document, 'Cancel' satisfies PageText)
  cancel.addEventListener('click', giveUp)
  for (const [name, value] of Object.entries({
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': translated(document, 'Please confirm that you are a person' satisfies PageText),
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

function openInvisible({ document }: ChallengePage): ChallengeContainer {
  const element = document.createElement('div')
  element.setAttribute('data-runtime-owned', '')
  document.body.append(element)
  return { element, close: () => element.remove() }
}

/** Resolves to true once the rest of a service is loaded; false if it is not ready in time. */
const isReady = ({ clock }: ChallengePage, { ready }: ChallengeApi): Promise<boolean> =>
  new Promise((resolve) => {
    if (ready === undefined) return resolve(true)
    const stopWaiting = clock.setTimer(READY_MS, () => resolve(false))
    ready(() => {
      stopWaiting()
      resolve(true)
    })
  })

/** Loads the service of a challenge, or uses the one that the page has already; null: not available. */
export async function loadChallenge(
  context: ChallengePage,
  { siteKey, isInvisible, service = 'turnstile' }: ChallengeOptions,
): Promise<ShownChallenge | null> {
  const { window } = context
  const [name, url] = SERVICES[service]
  if (!apiOf(window, name)) await loadScript(context, url)
  const api = apiOf(window, name)
  if (!api) return null
  if (service === 'recaptcha' && !(await isReady(context, api))) return null
  let giveUp = (): void => undefined

  const solve = (): Promise<ChallengeAnswer> =>
    new Promise((resolve) => {
      let id: string | number | undefined
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

/**
 * The service of a form's challenge; without `solve` it is not available, and the form says so until
 * `giveUp`.
 */
export type FormService = Pick<ShownChallenge, 'giveUp'> & Partial<ShownChallenge>

/** Loads the service for a form's challenge. */
export async function loadFormChallenge(
  context: ChallengePage,
  form: HTMLFormElement,
  options: ChallengeOptions,
): Promise<FormService> {
  return (await loadChallenge(context, options)) ?? { giveUp: showChallengeBlocked(form) }
}
