import { SANDBOX_ENDPOINT } from '../../payments/sandbox/shared/sandbox-endpoint.js'
import { ACCOUNT_FILES_PATH } from '../../../core/use-cases/accounts/files/account-file.js'

/**
 * The paths that pages of other origins may fetch. Downloads and forms without a script are absent: a browser
 * opens them as pages.
 */
const GUEST_PATHS = ['/.wf_graphql/', ACCOUNT_FILES_PATH, `${SANDBOX_ENDPOINT}/`]

/** True for a path that pages of other origins may fetch. */
export const isForGuests = (path: string): boolean => GUEST_PATHS.some((start) => path.startsWith(start))
