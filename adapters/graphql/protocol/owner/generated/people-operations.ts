/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  AddPasskeyMutation,
  AddPasskeyMutationVariables,
  BeginPasskeyMutation,
  BeginPasskeyMutationVariables,
  BeginPasskeySignInMutation,
  BeginPasskeySignInMutationVariables,
  BeginSecondFactorMutation,
  BeginSecondFactorMutationVariables,
  ChangeOwnerRoleMutation,
  ChangeOwnerRoleMutationVariables,
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
  EndSessionMutation,
  EndSessionMutationVariables,
  InviteOwnerMutation,
  InviteOwnerMutationVariables,
  ListOwnersQuery,
  ListOwnersQueryVariables,
  PasskeySignInMutation,
  PasskeySignInMutationVariables,
  ReadAccessQuery,
  ReadAccessQueryVariables,
  ReadSessionQuery,
  ReadSessionQueryVariables,
  RemoveOwnerMutation,
  RemoveOwnerMutationVariables,
  RemovePasskeyMutation,
  RemovePasskeyMutationVariables,
  SignInMutation,
  SignInMutationVariables,
  SignOutMutation,
  SignOutMutationVariables,
  TurnOffSecondFactorMutation,
  TurnOffSecondFactorMutationVariables,
  TurnOnSecondFactorMutation,
  TurnOnSecondFactorMutationVariables,
  UseCodeMutation,
  UseCodeMutationVariables,
} from './operation-types.js'

import type { Operation } from '../../operation.js'

export const ADD_PASSKEY: Operation<AddPasskeyMutation, AddPasskeyMutationVariables> = {
  name: 'AddPasskey',
  kind: 'mutation',
  text:
    'mutation AddPasskey($input:PasskeyAnswerInput!){addPasskey(input:$input){...DeskDoneFields}}fragment' +
    ' DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const BEGIN_PASSKEY: Operation<BeginPasskeyMutation, BeginPasskeyMutationVariables> = {
  name: 'BeginPasskey',
  kind: 'mutation',
  text: 'mutation BeginPasskey{beginPasskey{options}}',
}

export const BEGIN_PASSKEY_SIGN_IN: Operation<
  BeginPasskeySignInMutation,
  BeginPasskeySignInMutationVariables
> = {
  name: 'BeginPasskeySignIn',
  kind: 'mutation',
  text: 'mutation BeginPasskeySignIn{beginPasskeySignIn{options}}',
}

export const BEGIN_SECOND_FACTOR: Operation<BeginSecondFactorMutation, BeginSecondFactorMutationVariables> = {
  name: 'BeginSecondFactor',
  kind: 'mutation',
  text: 'mutation BeginSecondFactor{beginSecondFactor{secret uri qrSize qrPath}}',
}

export const CHANGE_OWNER_ROLE: Operation<ChangeOwnerRoleMutation, ChangeOwnerRoleMutationVariables> = {
  name: 'ChangeOwnerRole',
  kind: 'mutation',
  text:
    'mutation ChangeOwnerRole($input:ChangeOwnerRoleInput!){changeOwnerRole(input:$input){...on OwnerChan' +
    'ged{owner{id}}...on Problem{code message}}}',
}

export const CHANGE_PASSWORD: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  kind: 'mutation',
  text:
    'mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input){...DeskDoneFields}' +
    '}fragment DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const END_SESSION: Operation<EndSessionMutation, EndSessionMutationVariables> = {
  name: 'EndSession',
  kind: 'mutation',
  text:
    'mutation EndSession($key:String!$id:ID){endSession(key:$key id:$id){...DeskDoneFields}}fragment Desk' +
    'DoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const INVITE_OWNER: Operation<InviteOwnerMutation, InviteOwnerMutationVariables> = {
  name: 'InviteOwner',
  kind: 'mutation',
  text:
    'mutation InviteOwner($input:InviteOwnerInput!){inviteOwner(input:$input){...on OwnerCode{invitation:' +
    'code expiresAt}...on Problem{code message}}}',
}

export const LIST_OWNERS: Operation<ListOwnersQuery, ListOwnersQueryVariables> = {
  name: 'ListOwners',
  kind: 'query',
  text:
    'query ListOwners{owners{...DeskPersonFields}}fragment DeskPersonFields on Owner{id email name role v' +
    'ersion hasAccess lastSignInAt}',
}

export const PASSKEY_SIGN_IN: Operation<PasskeySignInMutation, PasskeySignInMutationVariables> = {
  name: 'PasskeySignIn',
  kind: 'mutation',
  text:
    'mutation PasskeySignIn($answer:JSON!){signInWithPasskey(answer:$answer){...DeskSignInFields}}fragmen' +
    't DeskSignInFields on SignInAnswer{...on SignedIn{session{...DeskSessionFields}}...on Problem{code m' +
    'essage}}fragment DeskSessionFields on Session{isFirstRun owner{id email name role}shop{name url curr' +
    'ency language isTestShop mailsAreSent hasBusiness}}',
}

export const READ_ACCESS: Operation<ReadAccessQuery, ReadAccessQueryVariables> = {
  name: 'ReadAccess',
  kind: 'query',
  text:
    'query ReadAccess{access{hasPassword hasSecondFactor recoveryCodesLeft passkeys{id name createdAt las' +
    'tUsedAt}sessions{id browser createdAt lastUsedAt isThis}}}',
}

export const READ_SESSION: Operation<ReadSessionQuery, ReadSessionQueryVariables> = {
  name: 'ReadSession',
  kind: 'query',
  text:
    'query ReadSession{session{...DeskSessionFields}}fragment DeskSessionFields on Session{isFirstRun own' +
    'er{id email name role}shop{name url currency language isTestShop mailsAreSent hasBusiness}}',
}

export const REMOVE_OWNER: Operation<RemoveOwnerMutation, RemoveOwnerMutationVariables> = {
  name: 'RemoveOwner',
  kind: 'mutation',
  text:
    'mutation RemoveOwner($input:RemoveOwnerInput!){removeOwner(input:$input){...DeskDoneFields}}fragment' +
    ' DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const REMOVE_PASSKEY: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  name: 'RemovePasskey',
  kind: 'mutation',
  text:
    'mutation RemovePasskey($key:String!$id:ID!){removePasskey(key:$key id:$id){...DeskDoneFields}}fragme' +
    'nt DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const SIGN_IN: Operation<SignInMutation, SignInMutationVariables> = {
  name: 'SignIn',
  kind: 'mutation',
  text:
    'mutation SignIn($input:SignInInput!){signIn(input:$input){...DeskSignInFields}}fragment DeskSignInFi' +
    'elds on SignInAnswer{...on SignedIn{session{...DeskSessionFields}}...on Problem{code message}}fragme' +
    'nt DeskSessionFields on Session{isFirstRun owner{id email name role}shop{name url currency language ' +
    'isTestShop mailsAreSent hasBusiness}}',
}

export const SIGN_OUT: Operation<SignOutMutation, SignOutMutationVariables> = {
  name: 'SignOut',
  kind: 'mutation',
  text:
    'mutation SignOut{signOut{...DeskDoneFields}}fragment DeskDoneFields on DoneAnswer{...on Done{done}..' +
    '.on Problem{code message}}',
}

export const TURN_OFF_SECOND_FACTOR: Operation<
  TurnOffSecondFactorMutation,
  TurnOffSecondFactorMutationVariables
> = {
  name: 'TurnOffSecondFactor',
  kind: 'mutation',
  text:
    'mutation TurnOffSecondFactor($key:String!$code:String!){turnOffSecondFactor(key:$key code:$code){...' +
    'DeskDoneFields}}fragment DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const TURN_ON_SECOND_FACTOR: Operation<
  TurnOnSecondFactorMutation,
  TurnOnSecondFactorMutationVariables
> = {
  name: 'TurnOnSecondFactor',
  kind: 'mutation',
  text:
    'mutation TurnOnSecondFactor($key:String!$code:String!){turnOnSecondFactor(key:$key code:$code){...on' +
    ' RecoveryCodes{codes}...on Problem{code message}}}',
}

export const USE_CODE: Operation<UseCodeMutation, UseCodeMutationVariables> = {
  name: 'UseCode',
  kind: 'mutation',
  text:
    'mutation UseCode($input:UseCodeInput!){useCode(input:$input){...DeskSignInFields}}fragment DeskSignI' +
    'nFields on SignInAnswer{...on SignedIn{session{...DeskSessionFields}}...on Problem{code message}}fra' +
    'gment DeskSessionFields on Session{isFirstRun owner{id email name role}shop{name url currency langua' +
    'ge isTestShop mailsAreSent hasBusiness}}',
}
