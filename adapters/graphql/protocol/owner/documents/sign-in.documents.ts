import gql from 'graphql-tag'
import { DESK_DONE_FIELDS } from './done-fields.js'
import { DESK_SESSION_FIELDS } from './session-fields.js'

const SIGN_IN_FIELDS = gql`
  fragment DeskSignInFields on SignInAnswer {
    ... on SignedIn {
      session {
        ...DeskSessionFields
      }
    }
    ... on Problem {
      code
      message
    }
  }
  ${DESK_SESSION_FIELDS}
`

/** Signs in by password. */
export const SIGN_IN = gql`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ...DeskSignInFields
    }
  }
  ${SIGN_IN_FIELDS}
`

/** Uses the code of the first start, or of an invitation. */
export const USE_CODE = gql`
  mutation UseCode($input: UseCodeInput!) {
    useCode(input: $input) {
      ...DeskSignInFields
    }
  }
  ${SIGN_IN_FIELDS}
`

/** Requests the browser options for a passkey. */
export const BEGIN_PASSKEY_SIGN_IN = gql`
  mutation BeginPasskeySignIn {
    beginPasskeySignIn {
      options
    }
  }
`

/** Signs in with the browser's result for a passkey. */
export const PASSKEY_SIGN_IN = gql`
  mutation PasskeySignIn($answer: JSON!) {
    signInWithPasskey(answer: $answer) {
      ...DeskSignInFields
    }
  }
  ${SIGN_IN_FIELDS}
`

/** Ends this session. */
export const SIGN_OUT = gql`
  mutation SignOut {
    signOut {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`
