import { gql } from 'graphql-tag'

/** Shows with the password that the account is theirs. */
export const CONFIRM_IDENTITY = gql`
  mutation VitrineConfirmIdentity($authPassword: String!) {
    vitrineConfirmIdentity(authPassword: $authPassword) {
      ok
    }
  }
`

/** Asks for a link at a new address. */
export const CHANGE_EMAIL = gql`
  mutation VitrineChangeEmail($email: String!) {
    vitrineChangeEmail(email: $email) {
      ok
    }
  }
`

/** Takes the token of that link. */
export const CONFIRM_EMAIL = gql`
  mutation VitrineConfirmEmail($token: String!) {
    vitrineConfirmEmail(token: $token) {
      ok
    }
  }
`

/** Changes the password of whoever is logged in. */
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

/** Everything that is kept of the member. */
export const EXPORT_ACCOUNT = gql`
  mutation VitrineExportAccount {
    vitrineExportAccount
  }
`

/** How the account stands. */
export const READ_OVERVIEW = gql`
  query VitrineAccount {
    site {
      id
      vitrineAccount
    }
  }
`
