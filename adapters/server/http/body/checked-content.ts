import { beginContentCheck, continueContentCheck, isContentAccepted } from '../../../../core/site/index.js'
import type { UploadContent } from '../../../../core/site/index.js'
import type { Upload } from './read-upload.js'

/** Passes the content on while it can match the type in its name; otherwise the upload is abandoned. */
export async function* checkedContent(upload: Upload, content: UploadContent): AsyncGenerator<Uint8Array> {
  let check = beginContentCheck(content)
  for await (const piece of upload.content as AsyncIterable<Uint8Array>) {
    check = continueContentCheck(check, piece)
    if (check.tag === 'refused') break
    yield piece
  }
  if (isContentAccepted(check)) return
  upload.abandon('InvalidFileTypeError')
  throw new Error('The content is not what the name says.')
}
