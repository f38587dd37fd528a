/** A duration attribute in ms; `fallbackMs` if it is absent or not a number. */
export function readDurationMs(element: Element, name: string, fallbackMs: number): number {
  const value = Number.parseFloat(element.getAttribute(name) ?? '')
  return Number.isNaN(value) ? fallbackMs : value
}

/** A switch attribute: `1` and `true` mean on. */
export function readSwitch(element: Element, name: string): boolean {
  const value = element.getAttribute(name)
  return value === '1' || value === 'true'
}
