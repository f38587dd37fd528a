import { lookUp, problemOf } from './problem.js'
import type { Problem, ProblemFacts } from './problem.js'

/** The category of a problem of an upload; each has a text of its own on the page. */
export type UploadCategory = 'too-large' | 'too-small' | 'extensions' | 'default' | 'required'

/** Storage and server codes -> category (reference/errors#uploads). Anything else is `default`. */
export const UPLOAD_CODES = {
  EntityTooLarge: 'too-large',
  EntityTooSmall: 'too-small',
  UsysForbiddenFileExtension: 'extensions',
} as const satisfies Readonly<Record<string, UploadCategory>>

/**
 * Category -> the facts to show. The builder stored the owner's texts for the two sizes under each other's
 * names, so the names are swapped here; the default texts are right (reference/accounts#file-fields).
 */
export const UPLOAD_PROBLEMS: Readonly<Record<UploadCategory, ProblemFacts>> = {
  'too-large': {
    key: 'MinSizeError',
    recovery: 'edit',
    names: ['minsize'],
    text: 'Upload failed. File too large.',
  },
  'too-small': {
    key: 'MaxSizeError',
    recovery: 'edit',
    names: ['maxsize'],
    text: 'Upload failed. File too small.',
  },
  extensions: {
    key: 'ExtensionsError',
    recovery: 'edit',
    names: ['extensions'],
    text: 'Upload failed. Invalid file type.',
  },
  default: {
    key: 'DefaultError',
    recovery: 'retry',
    names: ['default'],
    text: 'Upload failed. Something went wrong. Please retry.',
  },
  required: {
    key: 'EmptyValue',
    recovery: 'edit',
    names: ['emptyvalue'],
    text: 'Please upload a file.',
  },
}

/**
 * The problem of a failed upload. `code`: from the storage's XML answer or the server's error; null: none.
 */
export const uploadProblem = (code: string | null): Problem<UploadCategory> =>
  uploadFacts(lookUp<UploadCategory>(UPLOAD_CODES, code) ?? 'default')

/** A problem that the page finds by itself, such as a missing required file. */
export const uploadFacts = (category: UploadCategory): Problem<UploadCategory> =>
  problemOf(UPLOAD_PROBLEMS, category)

/**
 * The server's refusal of a file when a form is saved, by the name of the rule: `EmptyValue`,
 * `ExtensionsError` and so on (reference/accounts#file-fields).
 */
export const uploadRefusal = (name: string): Problem<UploadCategory> => {
  const categories = Object.keys(UPLOAD_PROBLEMS) as readonly UploadCategory[]
  return uploadFacts(categories.find((category) => UPLOAD_PROBLEMS[category].key === name) ?? 'default')
}
