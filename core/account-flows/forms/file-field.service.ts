import type { Problem, UploadCategory } from '../../errors/index.js'
import { assertNever, runMachine } from '../../shared/index.js'
import type { ReadableStore, Result } from '../../shared/index.js'
import { NO_FILE, transition } from './file-field.machine.js'
import type { FileFieldEffect, FileFieldEvent, FileFieldState, UploadFailure } from './file-field.machine.js'

/** A file field: choose or remove a file, observe its state. `F` is the platform's type of a file. */
export interface FileFieldService<F> extends ReadableStore<FileFieldState> {
  /** Ignored while this or another field of the form uploads. */
  readonly choose: (file: F, fileName: string, isFormUploading: boolean) => void
  readonly remove: () => void
  /** Takes in the file of an account that was read or saved; null: none. */
  readonly saved: (fileId: string | null, fileName: string) => void
  readonly refuse: (problem: Problem<UploadCategory>) => void
  /** Abandons a running upload. */
  readonly dispose: () => void
}

/** A running upload. */
export interface Uploading {
  /** The key by which a save refers to the uploaded file. */
  readonly result: Promise<Result<string, UploadFailure>>
  readonly cancel: () => void
}

/** The ports that a file field needs. */
export interface FileFieldPorts<F> {
  readonly upload: (file: F) => Uploading
}

/** Runs a file field (reference/accounts#file-fields). */
export function createFileField<F>({ upload }: FileFieldPorts<F>): FileFieldService<F> {
  let current: Uploading | null = null
  const cancel = (): void => {
    current?.cancel()
    current = null
  }
  const { getSnapshot, subscribe, send } = runMachine<FileFieldState, FileFieldEvent<F>, FileFieldEffect<F>>(
    NO_FILE,
    transition,
    (effect, dispatch) => {
      switch (effect.tag) {
        case 'upload': {
          const begun = (current = upload(effect.file))
          void begun.result.then((result) => {
            // The result of an abandoned upload is ignored.
            if (begun === current) dispatch({ tag: 'uploaded', result })
          })
          return
        }
        case 'cancel-upload':
          return cancel()
        default:
          assertNever(effect)
      }
    },
  )
  return {
    getSnapshot,
    subscribe,
    choose: (file, fileName, isFormUploading) => send({ tag: 'chosen', file, fileName, isFormUploading }),
    remove: () => send({ tag: 'removed' }),
    saved: (fileId, fileName) => send({ tag: 'saved', fileId, fileName }),
    refuse: (problem) => send({ tag: 'refused', problem }),
    dispose: cancel,
  }
}
