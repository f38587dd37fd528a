import type { FileChooser, Page } from 'playwright-core'

/** Does what opens the chooser of files and answers that chooser. */
export async function fileChooserOf(page: Page, open: () => Promise<void>): Promise<FileChooser> {
  const choosing = page.waitForEvent('filechooser')
  // The browser's own dialog is held back only from when the page has heard of it; keys go another way and
  // may be there first.
  await page.evaluate(() => document.readyState)
  await open()
  return choosing
}
