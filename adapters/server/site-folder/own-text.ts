import { isUtf8 } from 'node:buffer'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** Read as UTF-8 all the same, names would be kept with signs in them that stand for letters that are lost. */
const OTHER_ENCODING = 'it is not in UTF-8; save it so'

/** The text of settings that an owner wrote; a failure says why there is none, to go on after "cannot be read: ". */
export const ownText = (bytes: Buffer): Result<string, string> =>
  isUtf8(bytes) ? ok(bytes.toString('utf8')) : err(OTHER_ENCODING)
