import { ALL_CATEGORIES, parseConsent } from '../../../core/site/index.js'
import type { ConsentChoice } from '../../../core/site/index.js'
import { tabbableIn } from '../kit/focus/focus-trap.js'
import { createTransitionPlayer } from '../kit/play-transition.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { bindConsentBlock } from './consent/consent-block.js'
import type { ConsentBlock, ConsentBlockKind } from './consent/consent-block.js'
import { drawConsentToggle } from './consent/consent-toggle.js'

/** Cookie banner, panel, preferences popup and scripts that wait for an answer (reference/widgets#cookie-consent). */
export type ConsentModule = PageModule

const STORAGE_KEY = 'vitrine-consent'
const CATEGORY = 'input[data-vitrine-consent-category]'
const PART = 'data-vitrine-consent'
const KINDS: readonly ConsentBlockKind[] = ['banner', 'panel', 'preferences']

interface BoundBlock extends BoundElement, ConsentBlock {
  readonly kind: ConsentBlockKind
}

/**
 * Creates the consent module. It shows the blocks, stores the visitor's answer in the browser, runs the
 * allowed scripts and fires a `vitrine:consent` event on the document.
 */
export function createConsent({ document, window, ...context }: PageContext): ConsentModule {
  const player = createTransitionPlayer(context)
  let life: AbortController | undefined

  const selector = KINDS.map((kind) => `[${PART}="${kind}"]`).join()
  const blocks = createBoundElements<BoundBlock>(document, selector, (element) => {
    const kind = KINDS.find((each) => each === element.getAttribute(PART)) ?? 'banner'
    return { kind, ...bindConsentBlock(player, element, kind) }
  })
  const each = (kind: ConsentBlockKind, act: (block: ConsentBlock) => void): void => {
    for (const block of blocks.all()) if (block.kind === kind) act(block)
  }
  const inputs = (): readonly HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(CATEGORY)]
  const categoryOf = (input: HTMLInputElement): string =>
    input.getAttribute('data-vitrine-consent-category') ?? ''
  /** A disabled check box represents scripts that the page requires. */
  const choiceOf = (isAllowed: (input: HTMLInputElement | null) => boolean): ConsentChoice => {
    const boxes = inputs()
    return boxes.length === 0
      ? { [ALL_CATEGORIES]: isAllowed(null) }
      : Object.fromEntries(boxes.map((input) => [categoryOf(input), input.disabled || isAllowed(input)]))
  }

  const stored = (): ConsentChoice | undefined => {
    try {
      return parseConsent(window.localStorage.getItem(STORAGE_KEY))
    } catch {
      return undefined
    }
  }

  const decide = (choice: ConsentChoice): void => {
    try {
      window.localStorage.setItem(STORAGE_KEY, JSON.stringify(choice))
    } catch {
      // Without storage the visitor is asked again on the next page.
    }
    showChoice(choice)
    each('banner', (block) => block.hide())
    each('preferences', (block) => block.hide())
    each('panel', (block) => block.show())
    rescueFocus()
    document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: choice }))
  }

  /** If the banner had the focus, it moves to the control that changes the answer. */
  const rescueFocus = (): void => {
    const isIn = ({ kind, element }: BoundBlock): boolean =>
      kind === 'banner' && element.contains(document.activeElement)
    const panel = blocks.all().find(({ kind }) => kind === 'panel')
    if (panel && blocks.all().some(isIn)) tabbableIn(panel.element)[0]?.focus({ preventScroll: true })
  }

  const showChoice = (choice: ConsentChoice | undefined): void => {
    for (const input of inputs()) {
      input.checked = input.disabled || (choice?.[categoryOf(input)] ?? input.checked)
      drawConsentToggle(player, input)
    }
    // The code that runs scripts is loaded only for pages with waiting scripts.
    const scripts = document.querySelectorAll<HTMLScriptElement>(`[${PART}="script"]`)
    if (choice && scripts[0])
      import('./consent/consent-scripts.js').then((part) => part.run(scripts, choice)).catch(() => undefined)
  }

  const press = (part: string): boolean => {
    switch (part) {
      case 'accept':
        decide(choiceOf(() => true))
        return true
      case 'reject':
        decide(choiceOf(() => false))
        return true
      case 'save':
        decide(choiceOf((input) => !!input?.checked))
        return true
      case 'open':
        each('preferences', (block) => block.show())
        return true
      case 'close': {
        const isOpen = blocks.all().some((block) => block.kind === 'preferences' && block.isShown())
        each(isOpen ? 'preferences' : 'banner', (block) => block.hide())
        return true
      }
    }
    return false
  }

  const onClick = (event: Event): void => {
    const element = event.target instanceof window.Element ? event.target : null
    const part = element?.closest(`[${PART}]`)?.getAttribute(PART)
    if (part && press(part)) event.preventDefault()
  }
  const onChange = ({ target }: Event): void => {
    if (target instanceof window.HTMLInputElement && target.matches(CATEGORY))
      drawConsentToggle(player, target)
  }

  return {
    ready: () => {
      blocks.ready()
      const choice = stored()
      showChoice(choice)
      each(choice ? 'panel' : 'banner', (block) => block.show())
      if (life) return
      life = new AbortController()
      const { signal } = life
      document.addEventListener('click', onClick, { signal })
      document.addEventListener('change', onChange, { signal })
    },
    destroy: () => {
      life?.abort()
      life = undefined
      blocks.destroy()
    },
  }
}
