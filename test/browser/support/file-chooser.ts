import type { FileChooser, Page } from 'playwright-core'

/** Opens the chooser of files by an action, and answers the chooser. */
export async function fileChooserOf(page: Page, open: () => Promise<void>): Promise<FileChooser> {
  const choosing = page.waitForEvent('filechooser')
  // Playwright holds the dialog back only after a message to the page, which keys may overtake.
  await page.evaluate(() => document.readyState)
  await open()
  return choosing
}
