import gql from 'graphql-tag'

/** The answer of a change without a result. */
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
