import gql from 'graphql-tag'
import { DESK_DONE_FIELDS } from './done-fields.js'

/** Reads the forms that were sent. */
export const LIST_FORMS = gql`
  query ListForms {
    forms {
      name
      entries
      unread
    }
  }
`

/** Reads a page of form entries. */
export const LIST_ENTRIES = gql`
  query ListEntries($filter: FormEntryFilter, $after: String) {
    formEntries(filter: $filter, after: $after) {
      items {
        id
        form
        receivedAt
        isRead
        replyTo
        fields {
          name
          value
        }
        files {
          id
        }
      }
      next
    }
  }
`

/** Reads one entry with its files. */
export const READ_ENTRY = gql`
  query ReadEntry($id: ID!) {
    formEntry(id: $id) {
      id
      form
      receivedAt
      isRead
      page
      replyTo
      fields {
        name
        value
      }
      files {
        field
        id
        name
        sizeBytes
      }
      replies {
        at
        by
        subject
        text
      }
    }
  }
`

/** Answers an entry by mail. */
export const REPLY_TO_ENTRY = gql`
  mutation ReplyToEntry($input: ReplyToEntryInput!) {
    replyToEntry(input: $input) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`

/** Marks entries as read or unread. */
export const MARK_ENTRIES = gql`
  mutation MarkEntries($key: String!, $ids: [ID!]!, $isRead: Boolean!) {
    markEntries(key: $key, ids: $ids, isRead: $isRead) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`
