import { IMAGE_ENDINGS } from './upload-types.js'

/** The maximum size of a file in a form, in bytes. */
export const FORM_FILE_LIMIT_BYTES = 10 * 1024 * 1024
/** The same for a picture. */
const FORM_IMAGE_LIMIT_BYTES = 4 * 1024 * 1024

/** The maximum size in bytes of a file with this ending. */
export const limitOfEnding = (ending: string): number =>
  IMAGE_ENDINGS.includes(ending) ? FORM_IMAGE_LIMIT_BYTES : FORM_FILE_LIMIT_BYTES
