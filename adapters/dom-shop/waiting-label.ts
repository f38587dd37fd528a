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

/**
 * Puts other words on a button and answers the function that gives it its own words back. Only texts are
 * exchanged, so a label that the designer built of several elements keeps its shape and the page does not
 * jump.
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
