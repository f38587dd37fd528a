import { CONTENT_ID } from './content-id.js'

const WAIT_MS = 4000
const CHECK_MS = 50

/** A button of the shown page, or a link that saves a file. */
export interface PageAction {
  readonly name: string
  readonly press: () => void
}

const nameOf = (button: HTMLElement): string =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()

const isUsable = (button: HTMLElement): boolean =>
  !button.matches(':disabled, [aria-disabled="true"]') && button.checkVisibility()

const buttonsIn = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${selector} :is(button, a[download])`)].filter(isUsable)

/** Focuses a button before it is pressed, so that the focus returns there when a sheet closes. */
function press(button: HTMLElement): void {
  button.focus()
  button.click()
}

/** The buttons that stand beside the title of the shown page. */
export const mainActions = (): readonly PageAction[] => actionsOf(`#${CONTENT_ID} > .bar`)

/** All buttons of the shown page, each name once. */
export const pageActions = (): readonly PageAction[] => actionsOf(`#${CONTENT_ID}`)

function actionsOf(selector: string): readonly PageAction[] {
  const named = new Map<string, HTMLElement>()
  for (const button of buttonsIn(selector)) {
    const name = nameOf(button)
    if (name !== '' && !named.has(name)) named.set(name, button)
  }
  return [...named].map(([name, button]) => ({ name, press: () => press(button) }))
}

/** Presses the button with this name as soon as the next page shows it; the page stays as it is if it has none. */
export function pressWhenShown(name: string): void {
  const endsAtMs = performance.now() + WAIT_MS
  const look = (): void => {
    const button = buttonsIn(`#${CONTENT_ID}`).find((one) => nameOf(one) === name)
    if (button !== undefined) return press(button)
    if (performance.now() < endsAtMs) setTimeout(look, CHECK_MS)
  }
  setTimeout(look, CHECK_MS)
}
