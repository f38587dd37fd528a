import { toServerError, uploadProblem } from '../../errors/index.js'
import type { Problem, UploadCategory } from '../../errors/index.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { assertNever } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { AccountEntryValue } from '../../accounts/index.js'

/** The view of a file field (reference/accounts#file-fields). */
export type FileFieldView =
  | { readonly tag: 'default' }
  | { readonly tag: 'uploading'; readonly fileName: string }
  | { readonly tag: 'success'; readonly fileName: string }
  | { readonly tag: 'error'; readonly problem: Problem<UploadCategory> }

/** A file field: its view, and the file of the account that it holds. */
export interface FileFieldState {
  readonly view: FileFieldView
  /** The id of the file that the account has; null: none. */
  readonly savedId: string | null
  /** The name of that file. */
  readonly savedName: string
  /** True if the account's file is to be removed by the next save. */
  readonly isRemoved: boolean
  /** The key of an upload that no save has used yet; null: none. */
  readonly uploadKey: string | null
  /** True if the account was read; a file may be chosen before that. */
  readonly isKnown: boolean
}

/** The reason why an upload failed: a refusal by the server, or a code of the storage. */
export type UploadFailure = GatewayFailure | { readonly tag: 'storage'; readonly code: string | null }

/** The events of a file field. */
export type FileFieldEvent<F> =
  | { readonly tag: 'chosen'; readonly file: F; readonly fileName: string; readonly isFormUploading: boolean }
  | { readonly tag: 'uploaded'; readonly result: Result<string, UploadFailure> }
  | { readonly tag: 'removed' }
  /** The account was read or saved: this is its file now. */
  | { readonly tag: 'saved'; readonly fileId: string | null; readonly fileName: string }
  /** The server refused the form because of this field. */
  | { readonly tag: 'refused'; readonly problem: Problem<UploadCategory> }

/** The effects that a file field requests. */
export type FileFieldEffect<F> =
  | { readonly tag: 'upload'; readonly file: F }
  | { readonly tag: 'cancel-upload' }

/** A file field that the visitor has not touched. */
export const NO_FILE: FileFieldState = {
  view: { tag: 'default' },
  savedId: null,
  savedName: '',
  isRemoved: false,
  uploadKey: null,
  isKnown: false,
}

type Step<F> = readonly [FileFieldState, readonly FileFieldEffect<F>[]]

/** The transitions of a file field; pure. */
export function transition<F>(state: FileFieldState, event: FileFieldEvent<F>): Step<F> {
  switch (event.tag) {
    case 'chosen': {
      // A form uploads one file at a time.
      if (event.isFormUploading || state.view.tag === 'uploading') return [state, []]
      const view = { tag: 'uploading', fileName: event.fileName } as const
      return [{ ...state, view, uploadKey: null }, [{ tag: 'upload', file: event.file }]]
    }
    case 'uploaded':
      return state.view.tag === 'uploading' ? settle(state, state.view.fileName, event.result) : [state, []]
    case 'removed':
      return state.view.tag === 'uploading'
        ? cancel(state)
        : [{ ...state, view: { tag: 'default' }, uploadKey: null, isRemoved: state.savedId !== null }, []]
    case 'saved':
      // A file that was chosen before the account was read stays chosen.
      if (!state.isKnown && state.view.tag !== 'default')
        return [{ ...state, isKnown: true, savedId: event.fileId, savedName: event.fileName }, []]
      return event.fileId === null
        ? [{ ...NO_FILE, isKnown: true }, []]
        : [
            {
              ...NO_FILE,
              isKnown: true,
              savedId: event.fileId,
              savedName: event.fileName,
              view: { tag: 'success', fileName: event.fileName },
            },
            [],
          ]
    case 'refused':
      return [{ ...state, view: { tag: 'error', problem: event.problem } }, []]
    default:
      return assertNever(event)
  }
}

/** A cancelled upload leaves the file of the account as it was. */
function cancel<F>(state: FileFieldState): Step<F> {
  const { savedId, savedName, isRemoved } = state
  const view: FileFieldView =
    savedId === null || isRemoved ? { tag: 'default' } : { tag: 'success', fileName: savedName }
  return [{ ...state, view, uploadKey: null }, [{ tag: 'cancel-upload' }]]
}

function settle<F>(state: FileFieldState, fileName: string, result: Result<string, UploadFailure>): Step<F> {
  if (result.ok)
    return [{ ...state, view: { tag: 'success', fileName }, uploadKey: result.value, isRemoved: false }, []]
  const { failure } = result
  const code = failure.tag === 'storage' ? failure.code : toServerError(failure).code
  return [{ ...state, view: { tag: 'error', problem: uploadProblem(code) } }, []]
}

/**
 * The value that the field sends (reference/accounts#file-fields); null: the field is unchanged, so it sends
 * nothing.
 */
export function fileEntryValue({ uploadKey, isRemoved, savedId }: FileFieldState): AccountEntryValue | null {
  if (uploadKey !== null) return { tag: 'uploaded', key: uploadKey }
  if (isRemoved) return { tag: 'empty' }
  return savedId === null ? null : { tag: 'kept', fileId: savedId }
}
