import { allowsCategory } from '../../../../core/site/index.js'
import type { ConsentChoice } from '../../../../core/site/index.js'

/** Those that have been started: a file ends before the next script begins. */
let before = Promise.resolve()

/** A script that is put back where it stood, now as code, runs. */
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

/**
 * Runs those of some scripts that an answer allows, in their order (reference/widgets#cookie-consent); undefined: there
 * is no answer yet.
 */
export function run(scripts: Iterable<HTMLScriptElement>, choice: ConsentChoice | undefined): void {
  for (const script of scripts) {
    // An answer that is given twice runs a script once.
    const hasRun = script.getAttribute('data-vitrine-consent') === 'started'
    if (hasRun || !allowsCategory(choice, script.getAttribute('data-vitrine-consent-category') ?? ''))
      continue
    script.setAttribute('data-vitrine-consent', 'started')
    before = before.then(() => start(script))
  }
}
