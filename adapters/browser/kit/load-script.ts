import type { PageContext } from './page-module.js'
import { pagePolicy } from './trusted-types.js'

const PATIENCE_MS = 15_000

/** Adds a script of another host; resolves to false if it is not allowed, fails, or takes too long. */
export function loadScript(
  { document, window, clock }: Pick<PageContext, 'document' | 'window' | 'clock'>,
  url: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.dataset['runtimeOwned'] = ''
    const end = (isLoaded: boolean): void => {
      stopWaiting()
      script.remove()
      resolve(isLoaded)
    }
    const stopWaiting = clock.setTimer(PATIENCE_MS, () => end(false))
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    try {
      const trusted = pagePolicy(window)?.createScriptURL(url)
      if (trusted === undefined) return end(false)
      script.src = trusted as string
      document.head.append(script)
    } catch {
      end(false)
    }
  })
}
