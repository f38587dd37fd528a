import type { PageContext } from '../../page/page-module.js'
import { createElementEdits } from '../element-edits.js'

/** A file field of a form (contract/animation 6.7 "File upload"). */
export interface FileField {
  readonly key: string
  /** The id of the uploaded file; undefined without one. */
  readonly fileId: () => string | undefined
  readonly destroy: () => void
}

type UploadState = 'default' | 'uploading' | 'success' | 'error'

type UploadFailure = 'size' | 'type' | 'generic'

const STATES: readonly UploadState[] = ['default', 'uploading', 'success', 'error']
/** Attribute with the owner's text, and the text without one. */
const TEXTS: Readonly<Record<UploadFailure, readonly [attribute: string, text: string]>> = {
  size: ['data-w-size-error', 'Upload failed. File too large.'],
  type: ['data-w-type-error', 'Upload failed. Invalid file type.'],
  generic: ['data-w-generic-error', 'Upload failed. Something went wrong. Please retry.'],
}

interface SignedUpload {
  readonly fileId: string
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** Binds a `.w-file-upload`; `onBusy` tells when an upload runs. */
export function bindFileField(
  { document, window }: PageContext,
  root: HTMLElement,
  endpoint: string,
  onBusy: (isBusy: boolean) => void,
): FileField | undefined {
  const input = root.querySelector<HTMLInputElement>('input.w-file-upload-input')
  if (!input) return undefined
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const part = (name: string): HTMLElement | null => root.querySelector<HTMLElement>(`.w-file-${name}`)
  let upload: AbortController | undefined

  const show = (state: UploadState): void => {
    for (const each of STATES) {
      // The error stands beside the field, so that another file can be chosen.
      const isShown = each === state || (state === 'error' && each === 'default')
      part(`upload-${each}`)?.classList.toggle('w-hidden', !isShown)
    }
  }

  const fail = (failure: UploadFailure): void => {
    const message = root.querySelector('.w-file-upload-error-msg')
    const [attribute, text] = TEXTS[failure]
    if (message) {
      edits.set(message, 'role', 'alert')
      message.textContent = message.getAttribute(attribute) || text
    }
    input.value = ''
    show('error')
  }

  const clear = (): void => {
    upload?.abort()
    input.value = ''
    edits.set(input, 'data-value', null)
    show('default')
  }

  const send = async (file: File): Promise<void> => {
    const current = (upload = new AbortController())
    show('uploading')
    onBusy(true)
    const outcome = await uploadFile(window, endpoint, file, current.signal)
    onBusy(false)
    if (current.signal.aborted) return
    upload = undefined
    if (typeof outcome === 'string') return fail(outcome)
    edits.set(input, 'data-value', outcome.fileId)
    const name = part('upload-file-name')
    if (name) name.textContent = file.name
    show('success')
  }

  const remove = part('remove-link')
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
    edits.setDefault(remove, 'aria-label', 'Remove file')
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
  document.defaultView?.addEventListener('pagehide', () => upload?.abort(), { signal })

  return {
    key: input.getAttribute('data-name') || input.name || 'File',
    fileId: () => input.getAttribute('data-value') ?? undefined,
    destroy: () => {
      life.abort()
      upload?.abort()
      edits.undo()
    },
  }
}

async function uploadFile(
  window: PageContext['window'],
  endpoint: string,
  file: File,
  signal: AbortSignal,
): Promise<SignedUpload | UploadFailure> {
  try {
    const query = new window.URLSearchParams({ name: file.name, size: `${file.size}` })
    const answer: unknown = await (await window.fetch(`${endpoint}/signFile?${query}`, { signal })).json()
    const signed = parseSignature(answer)
    if (!signed) return failureOf(answer)
    const body = new window.FormData()
    for (const [name, value] of Object.entries(signed.fields)) body.append(name, value)
    body.append('file', file)
    const response = await window.fetch(signed.url, { method: 'POST', body, signal })
    if (response.ok) return signed
    return /EntityTooLarge/.test(await response.text()) ? 'size' : 'generic'
  } catch {
    return 'generic'
  }
}

function parseSignature(answer: unknown): SignedUpload | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { fileId, s3Url, postData } = answer as Readonly<Record<string, unknown>>
  if (typeof fileId !== 'string' || typeof s3Url !== 'string') return undefined
  if (typeof postData !== 'object' || postData === null) return undefined
  const fields = Object.entries(postData).map(([name, value]) => [name, `${value}`] as const)
  return { fileId, url: s3Url, fields: Object.fromEntries(fields) }
}

function failureOf(answer: unknown): UploadFailure {
  const message = typeof answer === 'object' && answer !== null ? `${Reflect.get(answer, 'msg')}` : ''
  if (message.startsWith('InvalidFileTypeError')) return 'type'
  return message.startsWith('MaxFileSizeError') ? 'size' : 'generic'
}
