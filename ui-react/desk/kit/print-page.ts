const CLASS = 'print-frame'
const NO_PAGE = 'The server did not answer. Check the connection, then try again.'

/** Prints a page of the desk's own server from an invisible frame; returns the reason of a failure, or null. */
export function printPage(address: string): Promise<string | null> {
  // Browsers may still read the page after their dialog, so it stays until the next one.
  document.querySelector(`.${CLASS}`)?.remove()
  const frame = document.createElement('iframe')
  frame.className = CLASS
  frame.title = 'The page to print'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.src = address
  return new Promise((resolve) => {
    const loaded = (): void => {
      const page = frame.contentDocument
      if (page?.contentType === 'text/html') {
        resolve(null)
        frame.contentWindow?.print()
        return
      }
      resolve(page?.body.textContent || NO_PAGE)
      frame.remove()
    }
    frame.addEventListener('load', loaded, { once: true })
    document.body.append(frame)
  })
}
