import { createFileField, fileEntryValue } from '../../../core/account-flows/index.js'
import type { FileFieldService, UploadFailure } from '../../../core/account-flows/index.js'
import type { AccountFile } from '../../../core/accounts/index.js'
import { problemText, uploadRefusal } from '../../../core/errors/index.js'
import type { Problem, ProblemFacts, UploadCategory } from '../../../core/errors/index.js'
import { decodeText, err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { uploadErrorAttribute } from '../../../core/builder-markup/index.js'
import { createElementEdits } from '../kit/element-edits.js'
import { createFilePanels } from '../kit/forms/file-panels.js'
import type { FilePanels } from '../kit/forms/file-panels.js'
import { translated } from '../kit/page-texts.js'
import { sendFile } from '../kit/forms/send-file.js'
import type { AccountPage } from './account-page.js'
import { FILE_INPUTS } from './file-fields.js'
import type { BindFileFields } from './file-fields.js'

/**
 * Attributes in which page code and the server's own script find the file of a field
 * (reference/accounts#file-fields).
 */
const SAVED = 'data-wf-user-file-upload-key'
const UNSAVED = 'data-wf-unsaved-user-file-upload-key'
const REMOVED = 'DELETE'

interface BoundField {
  readonly input: HTMLInputElement
  readonly service: FileFieldService<File>
  readonly choose: () => void
  readonly refuse: (name: string) => void
  readonly destroy: () => void
}

/** Binds the file fields of a form (reference/accounts#file-fields). */
export const bindFileFields: BindFileFields = (page, form, lock) => {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(FILE_INPUTS)]
  const isUploading = (): boolean =>
    fields.some(({ service }) => service.getSnapshot().view.tag === 'uploading')
  const fields: readonly BoundField[] = inputs.map((input) =>
    bindField(page, input, isUploading, () => lock.set('uploading', isUploading())),
  )
  // A visitor may have chosen a file before this code was loaded.
  for (const { choose } of fields) choose()
  const of = (element: Element): BoundField | undefined => fields.find(({ input }) => input === element)
  return {
    valueOf: (element) => {
      const field = of(element)
      return field ? fileEntryValue(field.service.getSnapshot()) : null
    },
    fill: (element, file) => of(element)?.service.saved(file?.id ?? null, fileNameOf(file)),
    refuse: (failed) => {
      for (const { input, refuse } of fields) {
        const first = failed.find(({ fieldId }) => fieldId === input.getAttribute('data-wf-user-field'))
        if (first) refuse(first.name)
      }
    },
    destroy: () => fields.forEach(({ destroy }) => destroy()),
  }
}

/** The last part of a file's address is its name. */
function fileNameOf(file: AccountFile | null): string {
  const [path = ''] = file?.url.split(/[?#]/) ?? []
  return decodeText(path.slice(path.lastIndexOf('/') + 1))
}

function bindField(
  page: AccountPage,
  input: HTMLInputElement,
  isFormUploading: () => boolean,
  onBusy: () => void,
): BoundField {
  const { context, announcer } = page
  const root = input.closest<HTMLElement>('.w-file-upload') ?? input
  const fieldId = input.getAttribute('data-wf-user-field') ?? ''
  const life = new AbortController()
  const edits = createElementEdits()
  const service = createFileField<File>({
    upload: (file) => {
      const sending = new AbortController()
      const result = upload(page, {
        fieldId,
        file,
        signal: sending.signal,
        onProgress: (done) => panels.progress(done),
      })
      return { result, cancel: () => sending.abort() }
    },
  })
  const panels = createFilePanels({ root, input, edits, signal: life.signal, onRemove: service.remove })

  const stop = service.subscribe(() => {
    const { view, savedId, isRemoved, uploadKey } = service.getSnapshot()
    edits.set(input, SAVED, isRemoved ? REMOVED : savedId)
    edits.set(input, UNSAVED, uploadKey)
    onBusy()
    switch (view.tag) {
      case 'default':
        return panels.empty()
      case 'uploading':
        return panels.uploading(view.fileName)
      case 'success':
        if (uploadKey !== null && !panels.hasFocus()) announcer.say(`${view.fileName}: 100 %`)
        return panels.success(view.fileName)
      case 'error':
        return showError(panels, root, view.problem)
    }
  })
  const choose = (): void => {
    const file = input.files?.[0]
    if (file) service.choose(file, file.name, isFormUploading())
  }
  input.addEventListener('change', choose, { signal: life.signal })
  // A page that comes back from the browser's history must not wait for an abandoned upload.
  context.window.addEventListener(
    'pagehide',
    () => service.getSnapshot().view.tag === 'uploading' && service.remove(),
    { signal: life.signal },
  )
  return {
    input,
    service,
    choose,
    refuse: (name) => service.refuse(refusalOf(root, fieldId, name)),
    destroy: () => {
      stop()
      life.abort()
      service.dispose()
      panels.destroy()
      edits.undo()
    },
  }
}

const showError = (panels: FilePanels, root: HTMLElement, problem: ProblemFacts): void => {
  const texts = root.querySelectorAll('.w-file-upload-error [data-wf-user-field]')
  panels.fail((message) =>
    translated(
      root.ownerDocument,
      problemText(problem, (name) =>
        [message, ...texts].map((element) => element.getAttribute(uploadErrorAttribute(name))).find(Boolean),
      ),
    ),
  )
}

/** The server's reason for refusing a file, in the owner's words if the page has them. */
function refusalOf(root: HTMLElement, fieldId: string, name: string): Problem<UploadCategory> {
  const attribute = name.toLowerCase()
  const texts = [
    ...root.querySelectorAll('.w-file-upload-error-msg, .w-file-upload-error [data-wf-user-field]'),
  ]
  const own = texts
    .filter((element) => [null, fieldId].includes(element.getAttribute('data-wf-user-field')))
    .map((element) => element.getAttribute(attribute))
    .find(Boolean)
  const problem = uploadRefusal(name)
  return own ? { ...problem, names: [], text: own } : problem
}

/** Sends a file to the server's address for it; returns the key by which a save refers to it. */
async function upload(
  { context, profile }: AccountPage,
  {
    fieldId,
    file,
    signal,
    onProgress,
  }: {
    readonly fieldId: string
    readonly file: File
    readonly signal: AbortSignal
    readonly onProgress: (done: number) => void
  },
): Promise<Result<string, UploadFailure>> {
  const begun = await profile.beginUpload({ fieldId, filename: file.name })
  if (!begun.ok) return begun
  const { url, fields, key } = begun.value
  const named = fields.map((field) => [field.key, field.value] as const)
  const answer = await sendFile(context, { url, fields: named, file, signal, onProgress })
  if (answer?.isTaken === true) return ok(key)
  return err({ tag: 'storage', code: /<Code>([^<]*)<\/Code>/i.exec(answer?.text ?? '')?.[1]?.trim() ?? null })
}
