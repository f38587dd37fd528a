import { VISUALLY_HIDDEN } from './visually-hidden.js'

/** The button that stops and starts a slider's automatic movement. */
export interface RotationControl {
  readonly show: (isRotating: boolean) => void
  readonly destroy: () => void
}

const SHOWN =
  'position:absolute;z-index:2;top:8px;left:8px;padding:8px 12px;' +
  'border:2px solid;background:#fff;color:#000;font:inherit'

/**
 * Puts the control before everything else in the slider, as the first stop of the Tab key (ARIA APG,
 * auto-rotating carousel; WCAG 2.2.2). It is visible only with the focus, since the design of the page has no
 * place for it.
 */
export function createRotationControl(
  document: Document,
  root: HTMLElement,
  onPress: () => void,
): RotationControl {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['wfIgnore'] = button.dataset['runtimeOwned'] = ''
  button.style.cssText = VISUALLY_HIDDEN
  button.addEventListener('click', onPress)
  button.addEventListener('focus', () => (button.style.cssText = SHOWN))
  button.addEventListener('blur', () => (button.style.cssText = VISUALLY_HIDDEN))
  root.prepend(button)
  return {
    show: (isRotating) => {
      button.textContent = isRotating ? 'Stop automatic slide show' : 'Start automatic slide show'
    },
    destroy: () => button.remove(),
  }
}
