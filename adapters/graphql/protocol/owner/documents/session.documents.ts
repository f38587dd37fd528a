import gql from 'graphql-tag'
import { DESK_SESSION_FIELDS } from './session-fields.js'

/** The site and the person who is signed in; the first question of a desk. */
export const READ_SESSION = gql`
  query ReadSession {
    session {
      ...DeskSessionFields
    }
  }
  ${DESK_SESSION_FIELDS}
`
