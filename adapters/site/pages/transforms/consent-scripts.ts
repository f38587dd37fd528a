import { trackersIn } from '../../../../core/use-cases/law/trackers.js'
import type { ConsentSettings } from '../../../../core/site/index.js'
import { attributeSetting } from '../attribute-edit.js'
import { pageScripts } from '../facts/scripts.js'
import type { PageScript } from '../facts/scripts.js'
import { isWaitingScript, WAITING_TYPE } from '../facts/waiting-script.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const textOf = (script: PageScript): string => {
  if (script.tag === 'data') return ''
  return script.tag === 'file' ? script.source : script.code
}

/**
 * Makes the scripts of known trackers and of the owner's hosts wait for the visitor's consent (`consent` in
 * `vitrine.json`); null: only scripts that the page marks itself wait.
 */
export const withConsentScripts =
  (consent: ConsentSettings | null): PageTransform =>
  (page) => {
    if (consent === null) return UNCHANGED
    const { category, hosts } = consent
    const asks = (script: PageScript): boolean => {
      const text = textOf(script)
      return trackersIn(text).length > 0 || hosts.some((host) => text.includes(host))
    }
    const edits = pageScripts(page)
      .filter((script) => !isWaitingScript(script.element) && asks(script))
      .flatMap(({ element, ...script }) => [
        attributeSetting(element, 'type', WAITING_TYPE),
        attributeSetting(element, 'data-vitrine-consent', 'script'),
        attributeSetting(element, 'data-vitrine-consent-category', category),
        ...('isModule' in script && script.isModule
          ? [attributeSetting(element, 'data-vitrine-consent-type', 'module')]
          : []),
      ])
    return { edits: edits.filter((edit) => edit !== null), isForAudience: false }
  }
