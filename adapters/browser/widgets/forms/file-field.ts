import type { UploadText } from '../../../../core/site/page-texts/page-texts.js'
import type { Announcer } from '../../kit/announcer.js'
import type { PageContext } from '../../kit/page-module.js'
import { createElementEdits } from '../../kit/element-edits.js'
import { createFilePanels } from '../../kit/forms/file-panels.js'
import { translated } from '../../kit/page-texts.js'
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

/** Options of a file field. */
export interface FileFieldOptions {
  readonly root: HTMLElement
  readonly endpoint: string
  readonly announcer: Announcer
  /** Called when an upload begins and when it ends. */
  readonly onBusy: (isBusy: boolean) => void
}

/** Attribute with the owner's text, and the text without one. */
const TEXTS: Readonly<Record<UploadFailure, readonly [attribute: string, text: UploadText]>> = {
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
  let upload: AbortController | undefined

  const clear = (): void => {
    upload?.abort()
    upload = undefined
    edits.set(input, 'data-value', null)
    panels.empty()
  }
  const panels = createFilePanels({ root, input, edits, signal, onRemove: clear })

  const send = async (file: File): Promise<void> => {
    const current = (upload = new AbortController())
    panels.uploading(file.name)
    onBusy(true)
    const outcome = await uploadFile(context, {
      endpoint,
      file,
      signal: current.signal,
      onProgress: panels.progress,
    })
    onBusy(false)
    if (current.signal.aborted) return
    upload = undefined
    if (typeof outcome === 'string') {
      const [attribute, text] = TEXTS[outcome]
      return panels.fail((message) => message.getAttribute(attribute) || translated(document, text))
    }
    edits.set(input, 'data-value', outcome.fileId)
    if (!panels.hasFocus()) announcer.say(`${file.name}: 100 %`)
    panels.success(file.name)
  }

  input.addEventListener(
    'change',
    () => {
      const file = input.files?.[0]
      if (file && !upload) void send(file)
    },
    { signal },
  )
  // A page that comes back from the browser's history must not wait for an abandoned upload.
  document.defaultView?.addEventListener('pagehide', () => upload && clear(), { signal })

  return {
    key: input.getAttribute('data-name') || input.name || 'File',
    fileId: () => input.getAttribute('data-value') ?? undefined,
    clear,
    destroy: () => {
      life.abort()
      upload?.abort()
      panels.destroy()
      edits.undo()
    },
  }
}
