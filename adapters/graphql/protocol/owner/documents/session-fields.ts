import gql from 'graphql-tag'

/** The fields of a session that the desk shows. */
export const DESK_SESSION_FIELDS = gql`
  fragment DeskSessionFields on Session {
    isFirstRun
    owner {
      id
      email
      name
      role
    }
    shop {
      name
      url
      currency
      language
      isTestShop
      mailsAreSent
      hasBusiness
    }
  }
`
