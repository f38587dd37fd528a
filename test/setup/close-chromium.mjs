/** Ends what `share-chromium.mjs` started. */
export default async function closeChromium() {
  await globalThis.vitrineTestBrowser?.close()
}
