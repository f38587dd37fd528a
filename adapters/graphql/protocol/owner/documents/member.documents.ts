import gql from 'graphql-tag'

const MONEY = 'amountMinor currency digits'

// Text constants instead of fragments, since the server's depth limit counts each fragment as a level.
const MEMBER = 'id email name status groups createdAt lastLogInAt bannedAt'

const DETAILS = `
  member { ${MEMBER} }
  acceptsNews
  invitedAt
  givenGroups
  fields { name text isChecked fileId }
  notes { id text by at }
  events { kind at }
  orders { id number placedAt payment fulfilment isCancelled needsSending total { ${MONEY} } }
  subscriptions { id productName status }
`

const ANSWER = `
  ... on MemberChanged { details { ${DETAILS} } }
  ... on Problem { code message }
`

const INVITATIONS = 'open total invited joined waiting startedAt nextAt'

const INVITATIONS_ANSWER = `
  ... on InvitationsChanged { count invitations { ${INVITATIONS} } }
  ... on Problem { code message }
`

/** Reads a page of members. */
export const LIST_MEMBERS = gql`
  query ListMembers($filter: MemberFilter, $after: String) {
    members(filter: $filter, after: $after) {
      items {
        ${MEMBER}
      }
      next
    }
  }
`

/** Reads one member with all details. */
export const READ_MEMBER = gql`
  query ReadMember($id: ID!) {
    member(id: $id) {
      ${DETAILS}
    }
  }
`

/** Reads the access groups of the site. */
export const LIST_MEMBER_GROUPS = gql`
  query ListMemberGroups {
    memberGroups {
      id
      name
      type
    }
  }
`

/** Invites a person. */
export const INVITE_MEMBER = gql`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      ${ANSWER}
    }
  }
`

/** Changes the groups of a member. */
export const CHANGE_MEMBER_GROUPS = gql`
  mutation ChangeMemberGroups($input: ChangeMemberGroupsInput!) {
    changeMemberGroups(input: $input) {
      ${ANSWER}
    }
  }
`

/** Bans a member, or lifts the ban. */
export const BAN_MEMBER = gql`
  mutation BanMember($key: String!, $id: ID!, $isBanned: Boolean!) {
    banMember(key: $key, id: $id, isBanned: $isBanned) {
      ${ANSWER}
    }
  }
`

/** Ends every session of a member. */
export const LOG_MEMBER_OUT = gql`
  mutation LogMemberOut($key: String!, $id: ID!) {
    logMemberOut(key: $key, id: $id) {
      ${ANSWER}
    }
  }
`

/** Adds a note about a member. */
export const NOTE_MEMBER = gql`
  mutation NoteMember($key: String!, $id: ID!, $text: String!) {
    noteMember(key: $key, id: $id, text: $text) {
      ${ANSWER}
    }
  }
`

/** Reads the campaign that invites members. */
export const READ_INVITATIONS = gql`
  query ReadInvitations {
    invitations {
      ${INVITATIONS}
    }
  }
`

/** Starts inviting members who never logged in. */
export const START_INVITATIONS = gql`
  mutation StartInvitations($input: StartInvitationsInput!) {
    startInvitations(input: $input) {
      ${INVITATIONS_ANSWER}
    }
  }
`

/** Stops inviting members. */
export const STOP_INVITATIONS = gql`
  mutation StopInvitations($key: String!) {
    stopInvitations(key: $key) {
      ${INVITATIONS_ANSWER}
    }
  }
`

const MEMBERS_IMPORT = 'id state total done added problems'

/** Imports a table of members, or only previews the import. */
export const IMPORT_MEMBERS = gql`
  mutation ImportMembers($input: ImportMembersInput!) {
    importMembers(input: $input) {
      ... on MembersPreview {
        added
        known
        refused
        lines {
          line
          email
          outcome
          problem
        }
        problems
        unknownColumns
      }
      ... on MembersImport { ${MEMBERS_IMPORT} }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Reads the progress of an import of members. */
export const READ_MEMBERS_IMPORT = gql`
  query ReadMembersImport($id: ID!) {
    membersImport(id: $id) { ${MEMBERS_IMPORT} }
  }
`
