import gql from 'graphql-tag'

/** Reads the tables of collections. */
export const LIST_COLLECTIONS = gql`
  query ListCollections {
    collections {
      slug
      path
      failure
    }
  }
`

/** Reads the lines of one table. */
export const READ_COLLECTION = gql`
  query ReadCollection($slug: ID!, $search: String, $after: String) {
    collection(slug: $slug, search: $search, after: $after) {
      columns {
        name
        kind
      }
      lines {
        id
        cells
      }
      total
      next
    }
  }
`

/** Edits the items of a table. */
export const EDIT_COLLECTION = gql`
  mutation EditCollection($input: EditCollectionInput!) {
    editCollection(input: $input) {
      ... on CollectionChanged {
        lines {
          id
          cells
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`
