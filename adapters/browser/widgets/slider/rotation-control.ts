/** The button that stops and starts a slider's automatic movement. */
export interface RotationControl {
  readonly show: (isRotating: boolean) => void
  readonly destroy: () => void
}

const HIDDEN =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%)'
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
  button.style.cssText = HIDDEN
  button.addEventListener('click', onPress)
  button.addEventListener('focus', () => (button.style.cssText = SHOWN))
  button.addEventListener('blur', () => (button.style.cssText = HIDDEN))
  root.prepend(button)
  return {
    show: (isRotating) => {
      button.textContent = isRotating ? 'Stop automatic slide show' : 'Start automatic slide show'
    },
    destroy: () => button.remove(),
  }
}
