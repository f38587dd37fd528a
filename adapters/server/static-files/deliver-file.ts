import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Result } from '../../../core/shared/index.js'
import type { SiteFile } from '../../site/files/index.js'
import type { PageReadFailure } from '../../site/pages/index.js'
import { answerBusy } from './not-found.js'
import type { FileSender } from './send-file.js'
import { sendPage } from './send-page.js'
import type { PageDelivery } from './send-page.js'

const isPage = ({ type }: SiteFile): boolean => type.mediaType.startsWith('text/html')

/** The ways in which a found file or page is sent. */
interface Senders {
  readonly sendFile: FileSender
  readonly sendGatedFile: FileSender
  readonly pageTools: Parameters<typeof sendPage>[4]
  readonly notFound: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Sends a file or a page that its visitor may read; `isAllowed` is asked again while a gated file is sent. */
export const createDelivery =
  ({ sendFile, sendGatedFile, pageTools, notFound }: Senders) =>
  async (
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    delivery: Omit<PageDelivery, 'status' | 'isElsewhere'>,
    isAllowed: () => Promise<boolean>,
  ): Promise<void> => {
    const sent: Result<void, PageReadFailure> = isPage(file)
      ? await sendPage(request, response, file, { ...delivery, status: 200, isElsewhere: false }, pageTools)
      : delivery.isGated
        ? await sendGatedFile(request, response, file, isAllowed)
        : await sendFile(request, response, file)
    if (sent.ok) return
    if (sent.failure.tag === 'busy') return answerBusy(response)
    await notFound(request, response)
  }
