import { allowsCategory } from '../../../../core/site/index.js'
import type { ConsentChoice } from '../../../../core/site/index.js'

const WAITING = 'script[data-vitrine-consent="script"][type="text/plain"]'

/** The scripts of a page that run once their category is allowed (reference/widgets#cookie-consent). */
export interface WaitingScripts {
  /** Runs those that an answer allows, in their order; undefined: there is no answer yet. */
  readonly run: (choice: ConsentChoice | undefined) => void
}

/** Finds the scripts of a page that wait for consent. */
export function createWaitingScripts(document: Document): WaitingScripts {
  let before = Promise.resolve()

  /** A script that is put back where it stood, now as code, runs; a file ends before the next one begins. */
  const start = (script: HTMLScriptElement): Promise<void> =>
    new Promise((resolve) => {
      const { parentNode, nextSibling } = script
      const waits = script.hasAttribute('src') && !script.hasAttribute('async')
      if (waits) for (const end of ['load', 'error']) script.addEventListener(end, () => resolve())
      script.type = script.getAttribute('data-vitrine-consent-type') ?? 'text/javascript'
      script.remove()
      parentNode?.insertBefore(script, nextSibling)
      if (!waits) resolve()
    })

  return {
    run: (choice) => {
      for (const script of document.querySelectorAll<HTMLScriptElement>(WAITING)) {
        const category = script.getAttribute('data-vitrine-consent-category') ?? ''
        if (!allowsCategory(choice, category)) continue
        // An answer that is given twice runs a script once.
        script.setAttribute('data-vitrine-consent', 'started')
        before = before.then(() => start(script))
      }
    },
  }
}
