import { isUtf8 } from 'node:buffer'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** The reason for refusing other encodings: read as UTF-8, names would lose letters. */
const OTHER_ENCODING = 'it is not in UTF-8; save it as UTF-8'

/** The text of settings that an owner wrote; a failure gives the reason, to follow "cannot be read: ". */
export const ownText = (bytes: Buffer): Result<string, string> =>
  isUtf8(bytes) ? ok(bytes.toString('utf8')) : err(OTHER_ENCODING)
