/** The time that a browser needs to start saving. */
const KEPT_MS = 60_000

/** Saves a text as a file in the browser. */
export function saveAs(document: Document, name: string, text: string): void {
  const window = document.defaultView
  if (window === null) return
  const url = window.URL.createObjectURL(new window.Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  window.setTimeout(() => window.URL.revokeObjectURL(url), KEPT_MS)
}
