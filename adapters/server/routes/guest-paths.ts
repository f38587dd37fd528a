import { SANDBOX_ENDPOINT } from '../../payments/sandbox/shared/sandbox-endpoint.js'
import { ACCOUNT_FILES_PATH } from '../sql/accounts/index.js'

/** Downloads and forms without a script are not among them: a browser opens them and fetches nothing. */
const GUEST_PATHS = ['/.wf_graphql/', ACCOUNT_FILES_PATH, `${SANDBOX_ENDPOINT}/`]

/** True for a path that pages of other origins may fetch. */
export const isForGuests = (path: string): boolean => GUEST_PATHS.some((start) => path.startsWith(start))
