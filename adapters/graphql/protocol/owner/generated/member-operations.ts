/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  BanMemberMutation,
  BanMemberMutationVariables,
  ChangeMemberGroupsMutation,
  ChangeMemberGroupsMutationVariables,
  ImportMembersMutation,
  ImportMembersMutationVariables,
  InviteMemberMutation,
  InviteMemberMutationVariables,
  ListMemberGroupsQuery,
  ListMemberGroupsQueryVariables,
  ListMembersQuery,
  ListMembersQueryVariables,
  LogMemberOutMutation,
  LogMemberOutMutationVariables,
  NoteMemberMutation,
  NoteMemberMutationVariables,
  ReadInvitationsQuery,
  ReadInvitationsQueryVariables,
  ReadMemberQuery,
  ReadMemberQueryVariables,
  ReadMembersImportQuery,
  ReadMembersImportQueryVariables,
  StartInvitationsMutation,
  StartInvitationsMutationVariables,
  StopInvitationsMutation,
  StopInvitationsMutationVariables,
} from './operation-types.js'

import type { Operation } from '../../operation.js'

export const BAN_MEMBER: Operation<BanMemberMutation, BanMemberMutationVariables> = {
  name: 'BanMember',
  kind: 'mutation',
  text:
    'mutation BanMember($key:String!$id:ID!$isBanned:Boolean!){banMember(key:$key id:$id isBanned:$isBann' +
    'ed){...on MemberChanged{details{member{id email name status groups createdAt lastLogInAt bannedAt}ac' +
    'ceptsNews invitedAt givenGroups fields{name text isChecked fileId}notes{id text by at}events{kind at' +
    '}orders{id number placedAt payment fulfilment isCancelled needsSending total{amountMinor currency di' +
    'gits}}subscriptions{id productName status}}}...on Problem{code message}}}',
}

export const CHANGE_MEMBER_GROUPS: Operation<
  ChangeMemberGroupsMutation,
  ChangeMemberGroupsMutationVariables
> = {
  name: 'ChangeMemberGroups',
  kind: 'mutation',
  text:
    'mutation ChangeMemberGroups($input:ChangeMemberGroupsInput!){changeMemberGroups(input:$input){...on ' +
    'MemberChanged{details{member{id email name status groups createdAt lastLogInAt bannedAt}acceptsNews ' +
    'invitedAt givenGroups fields{name text isChecked fileId}notes{id text by at}events{kind at}orders{id' +
    ' number placedAt payment fulfilment isCancelled needsSending total{amountMinor currency digits}}subs' +
    'criptions{id productName status}}}...on Problem{code message}}}',
}

export const IMPORT_MEMBERS: Operation<ImportMembersMutation, ImportMembersMutationVariables> = {
  name: 'ImportMembers',
  kind: 'mutation',
  text:
    'mutation ImportMembers($input:ImportMembersInput!){importMembers(input:$input){...on MembersPreview{' +
    'added known refused lines{line email outcome problem}problems unknownColumns}...on MembersImport{id ' +
    'state total done added problems}...on Problem{code message}}}',
}

export const INVITE_MEMBER: Operation<InviteMemberMutation, InviteMemberMutationVariables> = {
  name: 'InviteMember',
  kind: 'mutation',
  text:
    'mutation InviteMember($input:InviteMemberInput!){inviteMember(input:$input){...on MemberChanged{deta' +
    'ils{member{id email name status groups createdAt lastLogInAt bannedAt}acceptsNews invitedAt givenGro' +
    'ups fields{name text isChecked fileId}notes{id text by at}events{kind at}orders{id number placedAt p' +
    'ayment fulfilment isCancelled needsSending total{amountMinor currency digits}}subscriptions{id produ' +
    'ctName status}}}...on Problem{code message}}}',
}

export const LIST_MEMBERS: Operation<ListMembersQuery, ListMembersQueryVariables> = {
  name: 'ListMembers',
  kind: 'query',
  text:
    'query ListMembers($filter:MemberFilter$after:String){members(filter:$filter after:$after){items{id e' +
    'mail name status groups createdAt lastLogInAt bannedAt}next}}',
}

export const LIST_MEMBER_GROUPS: Operation<ListMemberGroupsQuery, ListMemberGroupsQueryVariables> = {
  name: 'ListMemberGroups',
  kind: 'query',
  text: 'query ListMemberGroups{memberGroups{id name type}}',
}

export const LOG_MEMBER_OUT: Operation<LogMemberOutMutation, LogMemberOutMutationVariables> = {
  name: 'LogMemberOut',
  kind: 'mutation',
  text:
    'mutation LogMemberOut($key:String!$id:ID!){logMemberOut(key:$key id:$id){...on MemberChanged{details' +
    '{member{id email name status groups createdAt lastLogInAt bannedAt}acceptsNews invitedAt givenGroups' +
    ' fields{name text isChecked fileId}notes{id text by at}events{kind at}orders{id number placedAt paym' +
    'ent fulfilment isCancelled needsSending total{amountMinor currency digits}}subscriptions{id productN' +
    'ame status}}}...on Problem{code message}}}',
}

export const NOTE_MEMBER: Operation<NoteMemberMutation, NoteMemberMutationVariables> = {
  name: 'NoteMember',
  kind: 'mutation',
  text:
    'mutation NoteMember($key:String!$id:ID!$text:String!){noteMember(key:$key id:$id text:$text){...on M' +
    'emberChanged{details{member{id email name status groups createdAt lastLogInAt bannedAt}acceptsNews i' +
    'nvitedAt givenGroups fields{name text isChecked fileId}notes{id text by at}events{kind at}orders{id ' +
    'number placedAt payment fulfilment isCancelled needsSending total{amountMinor currency digits}}subsc' +
    'riptions{id productName status}}}...on Problem{code message}}}',
}

export const READ_INVITATIONS: Operation<ReadInvitationsQuery, ReadInvitationsQueryVariables> = {
  name: 'ReadInvitations',
  kind: 'query',
  text: 'query ReadInvitations{invitations{open total invited joined waiting startedAt nextAt}}',
}

export const READ_MEMBER: Operation<ReadMemberQuery, ReadMemberQueryVariables> = {
  name: 'ReadMember',
  kind: 'query',
  text:
    'query ReadMember($id:ID!){member(id:$id){member{id email name status groups createdAt lastLogInAt ba' +
    'nnedAt}acceptsNews invitedAt givenGroups fields{name text isChecked fileId}notes{id text by at}event' +
    's{kind at}orders{id number placedAt payment fulfilment isCancelled needsSending total{amountMinor cu' +
    'rrency digits}}subscriptions{id productName status}}}',
}

export const READ_MEMBERS_IMPORT: Operation<ReadMembersImportQuery, ReadMembersImportQueryVariables> = {
  name: 'ReadMembersImport',
  kind: 'query',
  text: 'query ReadMembersImport($id:ID!){membersImport(id:$id){id state total done added problems}}',
}

export const START_INVITATIONS: Operation<StartInvitationsMutation, StartInvitationsMutationVariables> = {
  name: 'StartInvitations',
  kind: 'mutation',
  text:
    'mutation StartInvitations($input:StartInvitationsInput!){startInvitations(input:$input){...on Invita' +
    'tionsChanged{count invitations{open total invited joined waiting startedAt nextAt}}...on Problem{cod' +
    'e message}}}',
}

export const STOP_INVITATIONS: Operation<StopInvitationsMutation, StopInvitationsMutationVariables> = {
  name: 'StopInvitations',
  kind: 'mutation',
  text:
    'mutation StopInvitations($key:String!){stopInvitations(key:$key){...on InvitationsChanged{count invi' +
    'tations{open total invited joined waiting startedAt nextAt}}...on Problem{code message}}}',
}
