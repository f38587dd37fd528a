import gql from 'graphql-tag'
import { DESK_DONE_FIELDS } from './done-fields.js'

/** Reads the access methods and the sessions of the signed-in person. */
export const READ_ACCESS = gql`
  query ReadAccess {
    access {
      hasPassword
      hasSecondFactor
      recoveryCodesLeft
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      sessions {
        id
        browser
        createdAt
        lastUsedAt
        isThis
      }
    }
  }
`

/** Requests the browser options for a new passkey. */
export const BEGIN_PASSKEY = gql`
  mutation BeginPasskey {
    beginPasskey {
      options
    }
  }
`

/** Adds a passkey. */
export const ADD_PASSKEY = gql`
  mutation AddPasskey($input: PasskeyAnswerInput!) {
    addPasskey(input: $input) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`

/** Removes a passkey. */
export const REMOVE_PASSKEY = gql`
  mutation RemovePasskey($key: String!, $id: ID!) {
    removePasskey(key: $key, id: $id) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`

/** Ends a session, or all except the present one. */
export const END_SESSION = gql`
  mutation EndSession($key: String!, $id: ID) {
    endSession(key: $key, id: $id) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`

/** Sets a new password. */
export const CHANGE_PASSWORD = gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`

/** Makes the secret of an authenticator app. */
export const BEGIN_SECOND_FACTOR = gql`
  mutation BeginSecondFactor {
    beginSecondFactor {
      secret
      uri
      qrSize
      qrPath
    }
  }
`

/** Turns the second factor on. */
export const TURN_ON_SECOND_FACTOR = gql`
  mutation TurnOnSecondFactor($key: String!, $code: String!) {
    turnOnSecondFactor(key: $key, code: $code) {
      ... on RecoveryCodes {
        codes
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Turns the second factor off. */
export const TURN_OFF_SECOND_FACTOR = gql`
  mutation TurnOffSecondFactor($key: String!, $code: String!) {
    turnOffSecondFactor(key: $key, code: $code) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`
