import type { ElementEdits } from '../element-edits.js'
import type { PageText } from '../../../../core/site/page-texts/page-texts.js'
import { translated } from '../page-texts.js'
import { createUploadProgress } from './upload-progress.js'

/** A part of a file field, named by the state that it shows. */
type FilePanel = 'default' | 'uploading' | 'success' | 'error'

const PANELS: readonly FilePanel[] = ['default', 'uploading', 'success', 'error']

/** The four parts of a `.w-file-upload`, of which one is shown at a time, and the link that removes the file. */
export interface FilePanels {
  /** Shows the field empty. */
  readonly empty: () => void
  readonly uploading: (fileName: string) => void
  /** Shows the fraction that has been sent, 0 to 1. */
  readonly progress: (done: number) => void
  readonly success: (fileName: string) => void
  /** Shows a problem beside the field, so that another file can be chosen. */
  readonly fail: (readText: (message: Element) => string) => void
  /** True if the focus is in the field. */
  readonly hasFocus: () => boolean
  readonly destroy: () => void
}

/** Options of the parts of a file field. */
export interface FilePanelsOptions {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  readonly edits: ElementEdits
  readonly signal: AbortSignal
  readonly onRemove: () => void
}

/** Shows a file field (reference/forms#file-upload, reference/accounts#file-fields). */
export function createFilePanels({ root, input, edits, signal, onRemove }: FilePanelsOptions): FilePanels {
  const document = root.ownerDocument
  const part = (name: string): HTMLElement | null => root.querySelector<HTMLElement>(`.w-file-${name}`)
  const [uploading, remove] = [part('upload-uploading'), part('remove-link')]
  const removeLabel =
    remove?.getAttribute('aria-label') || translated(document, 'Remove file' satisfies PageText)
  const progress = createUploadProgress(uploading, edits)
  const hasFocus = (): boolean => root.contains(document.activeElement)

  /** Shows a part; if the hidden part had the focus, it moves to the new part. */
  const show = (panel: FilePanel, next: HTMLElement | null): void => {
    const hadFocus = hasFocus()
    for (const each of PANELS) {
      const isShown = each === panel || (panel === 'error' && each === 'default')
      part(`upload-${each}`)?.classList.toggle('w-hidden', !isShown)
    }
    if (hadFocus) next?.focus()
  }
  const removeFile = (): void => {
    onRemove()
    input.focus()
  }
  const onRemoveKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    removeFile()
  }
  // The input stays the control; its label only shows the focus.
  const onFocus = (event: FocusEvent): void => {
    const isVisible = event.type === 'focus' && input.matches(':focus-visible')
    const label = part('upload-label')
    if (label) label.style.outline = isVisible ? 'auto' : ''
  }

  if (remove) {
    edits.setDefault(remove, 'role', 'button')
    edits.setDefault(remove, 'tabindex', '0')
    edits.setDefault(remove, 'aria-label', removeLabel)
    remove.addEventListener('click', removeFile, { signal })
    remove.addEventListener('keydown', onRemoveKey, { signal })
  }
  for (const type of ['focus', 'blur'] as const) input.addEventListener(type, onFocus, { signal })

  return {
    empty: () => {
      input.value = ''
      show('default', input)
    },
    uploading: (fileName) => {
      progress.start(fileName)
      show('uploading', uploading)
    },
    progress: progress.show,
    success: (fileName) => {
      const name = part('upload-file-name')
      if (name) name.textContent = fileName
      if (remove) edits.set(remove, 'aria-label', `${removeLabel} ${fileName}`.trim())
      show('success', remove)
    },
    fail: (readText) => {
      const message = root.querySelector('.w-file-upload-error-msg')
      if (message) {
        edits.set(message, 'role', 'alert')
        message.textContent = readText(message)
      }
      input.value = ''
      show('error', input)
    },
    hasFocus,
    destroy: progress.clear,
  }
}
