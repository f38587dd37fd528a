import gql from 'graphql-tag'

/** The site and the person who is signed in; the first question of a desk. */
export const READ_SESSION = gql`
  query ReadSession {
    session {
      realm
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
        country
        language
        isTestShop
        mailsAreSent
      }
    }
  }
`
