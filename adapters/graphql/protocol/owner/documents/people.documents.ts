import gql from 'graphql-tag'
import { DESK_DONE_FIELDS } from './done-fields.js'

const PERSON_FIELDS = gql`
  fragment DeskPersonFields on Owner {
    id
    email
    name
    role
    version
    hasAccess
    lastSignInAt
  }
`

/** Reads the people who may sign in. */
export const LIST_OWNERS = gql`
  query ListOwners {
    owners {
      ...DeskPersonFields
    }
  }
  ${PERSON_FIELDS}
`

/** Invites a person, also a second time. */
export const INVITE_OWNER = gql`
  mutation InviteOwner($input: InviteOwnerInput!) {
    inviteOwner(input: $input) {
      ... on OwnerCode {
        invitation: code
        expiresAt
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Gives a person another role. */
export const CHANGE_OWNER_ROLE = gql`
  mutation ChangeOwnerRole($input: ChangeOwnerRoleInput!) {
    changeOwnerRole(input: $input) {
      ... on OwnerChanged {
        owner {
          id
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Removes a person. */
export const REMOVE_OWNER = gql`
  mutation RemoveOwner($input: RemoveOwnerInput!) {
    removeOwner(input: $input) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`
