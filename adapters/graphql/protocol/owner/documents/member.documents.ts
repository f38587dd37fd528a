import gql from 'graphql-tag'

const MONEY = 'amountMinor currency digits'

// Texts and no fragments: each fragment counts as a level of the depth that the server allows.
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

/** Members of the site. */
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

/** One member with everything about them. */
export const READ_MEMBER = gql`
  query ReadMember($id: ID!) {
    member(id: $id) {
      ${DETAILS}
    }
  }
`

/** The access groups of the site. */
export const LIST_MEMBER_GROUPS = gql`
  query ListMemberGroups {
    memberGroups {
      id
      name
      type
    }
  }
`

/** A person is invited. */
export const INVITE_MEMBER = gql`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      ${ANSWER}
    }
  }
`

/** A member joins groups and leaves others. */
export const CHANGE_MEMBER_GROUPS = gql`
  mutation ChangeMemberGroups($input: ChangeMemberGroupsInput!) {
    changeMemberGroups(input: $input) {
      ${ANSWER}
    }
  }
`

/** A member is let in no more, or again. */
export const BAN_MEMBER = gql`
  mutation BanMember($key: String!, $id: ID!, $isBanned: Boolean!) {
    banMember(key: $key, id: $id, isBanned: $isBanned) {
      ${ANSWER}
    }
  }
`

/** Every session of a member ends. */
export const LOG_MEMBER_OUT = gql`
  mutation LogMemberOut($key: String!, $id: ID!) {
    logMemberOut(key: $key, id: $id) {
      ${ANSWER}
    }
  }
`

/** A note about a member. */
export const NOTE_MEMBER = gql`
  mutation NoteMember($key: String!, $id: ID!, $text: String!) {
    noteMember(key: $key, id: $id, text: $text) {
      ${ANSWER}
    }
  }
`

/** The campaign that invites members. */
export const READ_INVITATIONS = gql`
  query ReadInvitations {
    invitations {
      ${INVITATIONS}
    }
  }
`

/** Members who never came are invited. */
export const START_INVITATIONS = gql`
  mutation StartInvitations($input: StartInvitationsInput!) {
    startInvitations(input: $input) {
      ${INVITATIONS_ANSWER}
    }
  }
`

/** No more of them are. */
export const STOP_INVITATIONS = gql`
  mutation StopInvitations($key: String!) {
    stopInvitations(key: $key) {
      ${INVITATIONS_ANSWER}
    }
  }
`

const MEMBERS_IMPORT = 'id state total done added problems'

/** A table of members that is imported, or only looked at. */
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

/** The progress of an import of members. */
export const READ_MEMBERS_IMPORT = gql`
  query ReadMembersImport($id: ID!) {
    membersImport(id: $id) { ${MEMBERS_IMPORT} }
  }
`
