import gql from 'graphql-tag'
import { DESK_SESSION_FIELDS } from './session-fields.js'

/** Reads the site and the signed-in person; the first query of the desk. */
export const READ_SESSION = gql`
  query ReadSession {
    session {
      ...DeskSessionFields
    }
  }
  ${DESK_SESSION_FIELDS}
`
