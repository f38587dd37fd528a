import { gql } from 'graphql-tag'

/** Proves with the password that the account belongs to the visitor. */
export const CONFIRM_IDENTITY = gql`
  mutation VitrineConfirmIdentity($authPassword: String!, $code: String) {
    vitrineConfirmIdentity(authPassword: $authPassword, code: $code) {
      ok
    }
  }
`

/** Requests a link to a new address. */
export const CHANGE_EMAIL = gql`
  mutation VitrineChangeEmail($email: String!) {
    vitrineChangeEmail(email: $email) {
      ok
    }
  }
`

/** Uses the token of that link. */
export const CONFIRM_EMAIL = gql`
  mutation VitrineConfirmEmail($token: String!) {
    vitrineConfirmEmail(token: $token) {
      ok
    }
  }
`

/** Changes the password of the logged-in member. */
export const CHANGE_PASSWORD = gql`
  mutation VitrineChangePassword($authPassword: String!, $newPassword: String!) {
    vitrineChangePassword(authPassword: $authPassword, newPassword: $newPassword) {
      ok
    }
  }
`

/** Ends one session, or all others. */
export const END_SESSIONS = gql`
  mutation VitrineEndSessions($id: String) {
    vitrineEndSessions(id: $id) {
      ok
    }
  }
`

/** Deletes the account. */
export const DELETE_ACCOUNT = gql`
  mutation VitrineDeleteAccount {
    vitrineDeleteAccount {
      ok
    }
  }
`

/** Exports all stored data of the member. */
export const EXPORT_ACCOUNT = gql`
  mutation VitrineExportAccount {
    vitrineExportAccount
  }
`

/** Reads the state of the account. */
export const READ_OVERVIEW = gql`
  query VitrineAccount {
    site {
      id
      vitrineAccount
    }
  }
`

/** Logs in with a second factor. */
export const LOG_IN_WITH_CODE = gql`
  mutation VitrineLogInWithCode($email: String!, $authPassword: String!, $code: String!) {
    vitrineLogInWithCode(email: $email, authPassword: $authPassword, code: $code) {
      ok
    }
  }
`

/** Requests a link that logs in. */
export const SEND_LINK = gql`
  mutation VitrineSendLink($email: String!, $redirectPath: String) {
    vitrineSendLink(email: $email, redirectPath: $redirectPath) {
      ok
    }
  }
`

/** Uses the token of that link. */
export const OPEN_LINK = gql`
  mutation VitrineOpenLink($token: String!, $code: String) {
    vitrineOpenLink(token: $token, code: $code) {
      ok
      redirectPath
    }
  }
`

/** Begins to set up an authenticator app. */
export const BEGIN_FACTOR = gql`
  mutation VitrineBeginFactor {
    vitrineBeginFactor
  }
`

/** Turns the second factor on. */
export const TURN_ON_FACTOR = gql`
  mutation VitrineTurnOnFactor($code: String!) {
    vitrineTurnOnFactor(code: $code)
  }
`

/** Turns the second factor off. */
export const TURN_OFF_FACTOR = gql`
  mutation VitrineTurnOffFactor {
    vitrineTurnOffFactor {
      ok
    }
  }
`

/** Makes new recovery codes. */
export const RENEW_RECOVERY_CODES = gql`
  mutation VitrineRenewRecoveryCodes {
    vitrineRenewRecoveryCodes
  }
`

/** Requests the browser's options for a new passkey. */
export const BEGIN_PASSKEY = gql`
  mutation VitrineBeginPasskey {
    vitrineBeginPasskey
  }
`

/** Sends the browser's result for a new passkey. */
export const ADD_PASSKEY = gql`
  mutation VitrineAddPasskey($answer: JSON!, $name: String!) {
    vitrineAddPasskey(answer: $answer, name: $name) {
      ok
    }
  }
`

/** Removes a passkey or an account at a provider. */
export const REMOVE_LOG_IN = gql`
  mutation VitrineRemoveLogIn($id: String!) {
    vitrineRemoveLogIn(id: $id) {
      ok
    }
  }
`

/** Requests the browser's options for a log-in with a passkey. */
export const ASK_PASSKEY = gql`
  mutation VitrineAskPasskey {
    vitrineAskPasskey
  }
`

/** Logs in with the browser's result. */
export const LOG_IN_WITH_PASSKEY = gql`
  mutation VitrineLogInWithPasskey($answer: JSON!) {
    vitrineLogInWithPasskey(answer: $answer) {
      ok
    }
  }
`

/** Sets another card for a subscription. */
export const CHANGE_CARD = gql`
  mutation VitrineChangeCard(
    $subscriptionId: String!
    $provider: String!
    $paymentMethod: String!
    $confirmation: String
  ) {
    vitrineChangeCard(
      subscriptionId: $subscriptionId
      provider: $provider
      paymentMethod: $paymentMethod
      confirmation: $confirmation
    ) {
      ok
      status
      provider
      clientSecret
    }
  }
`
