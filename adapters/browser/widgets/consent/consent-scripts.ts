import { allowsCategory } from '../../../../core/site/index.js'
import type { ConsentChoice } from '../../../../core/site/index.js'

/** The started scripts: a file must end before the next script begins. */
let before = Promise.resolve()

/** Reinserts a script at its place as code, so that it runs. */
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
 * Runs the allowed scripts in order (reference/widgets#cookie-consent); undefined: there is no answer yet.
 */
export function run(scripts: Iterable<HTMLScriptElement>, choice: ConsentChoice | undefined): void {
  for (const script of scripts) {
    // A repeated answer runs a script only once.
    const hasRun = script.getAttribute('data-vitrine-consent') === 'started'
    if (hasRun || !allowsCategory(choice, script.getAttribute('data-vitrine-consent-category') ?? ''))
      continue
    script.setAttribute('data-vitrine-consent', 'started')
    before = before.then(() => start(script))
  }
}
