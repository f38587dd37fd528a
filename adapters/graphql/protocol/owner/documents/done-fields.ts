import gql from 'graphql-tag'

/** The answer of a change that has none of its own. */
export const DESK_DONE_FIELDS = gql`
  fragment DeskDoneFields on DoneAnswer {
    ... on Done {
      done
    }
    ... on Problem {
      code
      message
    }
  }
`
