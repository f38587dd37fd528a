import { createSandboxCardPayments } from '../../adapters/sandbox-payments/page/index.js'
import { SANDBOX_ENDPOINT } from '../sandbox-endpoint.js'
import { oncePerDocument } from './once-per-document.js'

/** How this page takes cards. */
export const cardPayments = oncePerDocument(({ window, clock }) =>
  createSandboxCardPayments({
    document: window.document,
    endpoint: SANDBOX_ENDPOINT,
    fetch: window.fetch.bind(window),
    wallTime: clock.wallTime,
  }),
)
