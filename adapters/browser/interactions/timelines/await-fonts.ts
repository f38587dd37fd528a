import type { PageContext } from '../../kit/page-module.js'
import { createTextSplitter } from './split-text.js'
import type { TextSplitter } from './split-text.js'

/** The maximum time to wait for fonts before texts are split. */
const MAX_FONT_WAIT_MS = 3000

/** Makes the splitter of a page when its fonts are loaded, since fonts decide where lines end. */
export async function splitterWithFonts({ document, clock }: PageContext): Promise<TextSplitter> {
  let cancel = (): void => undefined
  const tooLate = new Promise<void>((resolve) => {
    cancel = clock.setTimer(MAX_FONT_WAIT_MS, resolve)
  })
  await Promise.race([document.fonts.ready, tooLate])
  cancel()
  return createTextSplitter(document)
}
