/** The text nodes of a label that are more than white space. */
function textsOf(element: HTMLElement): readonly Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if ((node as Text).data.trim() !== '') texts.push(node as Text)
  return texts
}

function exchangeValue(button: HTMLInputElement, label: string): () => void {
  const own = button.value
  button.value = label
  return () => {
    button.value = own
  }
}

const waiting = new WeakMap<HTMLElement, () => void>()

/**
 * Shows the busy label of a button; a button without one keeps its own text. Repeated calls change nothing.
 */
export function showWaiting(button: HTMLElement, label: string | null | undefined): void {
  if (label?.trim() && !waiting.has(button)) waiting.set(button, exchangeLabel(button, label))
}

/** Restores a button's own text, after an answer or when the page comes back from the history. */
export function stopWaiting(button: HTMLElement): void {
  waiting.get(button)?.()
  waiting.delete(button)
}

/**
 * Replaces the text of a button and returns the function that restores it. Only text nodes change, so that a
 * label of several elements keeps its shape and the page does not jump.
 */
export function exchangeLabel(button: HTMLElement, label: string): () => void {
  if (button.localName === 'input') return exchangeValue(button as HTMLInputElement, label)
  const texts = textsOf(button)
  const [first, ...others] = texts
  if (!first) {
    const added = button.ownerDocument.createTextNode(label)
    button.append(added)
    return () => added.remove()
  }
  const own = texts.map((text) => text.data)
  first.data = label
  for (const other of others) other.data = ''
  return () => texts.forEach((text, index) => (text.data = own[index] ?? ''))
}
