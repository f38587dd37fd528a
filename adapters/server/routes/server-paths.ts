import { FORM_ENDPOINT, UPLOAD_ENDPOINT } from '../forms/index.js'
import { PASSWORD_PATH } from './accounts/page-passwords.js'

/** Paths that the server answers itself and no file may have. */
export const SERVER_PATHS: readonly string[] = [
  '/.wf_graphql/*',
  '/.vitrine/*',
  PASSWORD_PATH,
  `${FORM_ENDPOINT}*`,
  UPLOAD_ENDPOINT,
]
