import type { Announcer } from '../../dom-kit/announcer.js'
import type { PageContext } from '../../dom-kit/page-module.js'
import { createElementEdits } from '../../dom-kit/element-edits.js'
import { createUploadProgress } from './upload-progress.js'
import { uploadFile } from './upload-file.js'
import type { UploadFailure } from './upload-file.js'

/** A file field of a form (reference/forms#file-upload). */
export interface FileField {
  readonly key: string
  /** The id of the uploaded file; undefined without one. */
  readonly fileId: () => string | undefined
  /** Stops what runs and shows the field empty. */
  readonly clear: () => void
  readonly destroy: () => void
}

/** What a file field is bound with. */
export interface FileFieldOptions {
  readonly root: HTMLElement
  readonly endpoint: string
  readonly announcer: Announcer
  /** Told when an upload begins and when it ends. */
  readonly onBusy: (isBusy: boolean) => void
}

type UploadState = 'default' | 'uploading' | 'success' | 'error'

const STATES: readonly UploadState[] = ['default', 'uploading', 'success', 'error']
/** Attribute with the owner's text, and the text without one. */
const TEXTS: Readonly<Record<UploadFailure, readonly [attribute: string, text: string]>> = {
  size: ['data-w-size-error', 'Upload failed. File too large.'],
  type: ['data-w-type-error', 'Upload failed. Invalid file type.'],
  generic: ['data-w-generic-error', 'Upload failed. Something went wrong. Please retry.'],
}
/** Binds a `.w-file-upload`. */
export function bindFileField(context: PageContext, options: FileFieldOptions): FileField | undefined {
  const { document } = context
  const { root, endpoint, announcer, onBusy } = options
  const input = root.querySelector<HTMLInputElement>('input.w-file-upload-input')
  if (!input) return undefined
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const part = (name: string): HTMLElement | null => root.querySelector<HTMLElement>(`.w-file-${name}`)
  const [uploading, remove] = [part('upload-uploading'), part('remove-link')]
  const removeLabel = remove?.getAttribute('aria-label') || 'Remove file'
  const progress = createUploadProgress(uploading, edits)
  let upload: AbortController | undefined

  /** What has the focus is hidden with its part, and the focus goes on to the part that takes its place. */
  const show = (state: UploadState, next: HTMLElement | null): void => {
    const hadFocus = root.contains(document.activeElement)
    for (const each of STATES) {
      // The error stands beside the field, so that another file can be chosen.
      const isShown = each === state || (state === 'error' && each === 'default')
      part(`upload-${each}`)?.classList.toggle('w-hidden', !isShown)
    }
    if (hadFocus) next?.focus()
  }

  const fail = (failure: UploadFailure): void => {
    const message = root.querySelector('.w-file-upload-error-msg')
    const [attribute, text] = TEXTS[failure]
    if (message) {
      edits.set(message, 'role', 'alert')
      message.textContent = message.getAttribute(attribute) || text
    }
    input.value = ''
    show('error', input)
  }

  const clear = (): void => {
    upload?.abort()
    upload = undefined
    input.value = ''
    edits.set(input, 'data-value', null)
    show('default', input)
  }

  const send = async (file: File): Promise<void> => {
    const current = (upload = new AbortController())
    progress.start(file.name)
    show('uploading', uploading)
    onBusy(true)
    const outcome = await uploadFile(context, {
      endpoint,
      file,
      signal: current.signal,
      onProgress: progress.show,
    })
    onBusy(false)
    if (current.signal.aborted) return
    upload = undefined
    if (typeof outcome === 'string') return fail(outcome)
    edits.set(input, 'data-value', outcome.fileId)
    const name = part('upload-file-name')
    if (name) name.textContent = file.name
    if (remove) edits.set(remove, 'aria-label', `${removeLabel} ${file.name}`)
    if (!root.contains(document.activeElement)) announcer.say(`${file.name}: 100 %`)
    show('success', remove)
  }

  const removeFile = (): void => {
    clear()
    input.focus()
  }
  const onRemoveKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    removeFile()
  }
  // The input itself stays the control; its label only shows where the focus is.
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
  input.addEventListener(
    'change',
    () => {
      const file = input.files?.[0]
      if (file && !upload) void send(file)
    },
    { signal },
  )
  // A page that comes back from the browser's history must not wait for an upload that has been given up.
  document.defaultView?.addEventListener('pagehide', () => upload && clear(), { signal })

  return {
    key: input.getAttribute('data-name') || input.name || 'File',
    fileId: () => input.getAttribute('data-value') ?? undefined,
    clear,
    destroy: () => {
      life.abort()
      upload?.abort()
      progress.clear()
      edits.undo()
    },
  }
}
