/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  VitrineAccountQuery,
  VitrineAccountQueryVariables,
  VitrineAddPasskeyMutation,
  VitrineAddPasskeyMutationVariables,
  VitrineAskPasskeyMutation,
  VitrineAskPasskeyMutationVariables,
  VitrineBeginFactorMutation,
  VitrineBeginFactorMutationVariables,
  VitrineBeginPasskeyMutation,
  VitrineBeginPasskeyMutationVariables,
  VitrineChangeCardMutation,
  VitrineChangeCardMutationVariables,
  VitrineChangeEmailMutation,
  VitrineChangeEmailMutationVariables,
  VitrineChangePasswordMutation,
  VitrineChangePasswordMutationVariables,
  VitrineConfirmEmailMutation,
  VitrineConfirmEmailMutationVariables,
  VitrineConfirmIdentityMutation,
  VitrineConfirmIdentityMutationVariables,
  VitrineDeleteAccountMutation,
  VitrineDeleteAccountMutationVariables,
  VitrineEndSessionsMutation,
  VitrineEndSessionsMutationVariables,
  VitrineExportAccountMutation,
  VitrineExportAccountMutationVariables,
  VitrineLogInWithCodeMutation,
  VitrineLogInWithCodeMutationVariables,
  VitrineLogInWithPasskeyMutation,
  VitrineLogInWithPasskeyMutationVariables,
  VitrineOpenLinkMutation,
  VitrineOpenLinkMutationVariables,
  VitrineRemoveLogInMutation,
  VitrineRemoveLogInMutationVariables,
  VitrineRenewRecoveryCodesMutation,
  VitrineRenewRecoveryCodesMutationVariables,
  VitrineSendLinkMutation,
  VitrineSendLinkMutationVariables,
  VitrineTurnOffFactorMutation,
  VitrineTurnOffFactorMutationVariables,
  VitrineTurnOnFactorMutation,
  VitrineTurnOnFactorMutationVariables,
} from './operation-types.js'

import type { Operation } from '../operation.js'

export const ADD_PASSKEY: Operation<VitrineAddPasskeyMutation, VitrineAddPasskeyMutationVariables> = {
  name: 'VitrineAddPasskey',
  kind: 'mutation',
  text: 'mutation VitrineAddPasskey($answer:JSON!$name:String!){vitrineAddPasskey(answer:$answer name:$name){ok}}',
}

export const ASK_PASSKEY: Operation<VitrineAskPasskeyMutation, VitrineAskPasskeyMutationVariables> = {
  name: 'VitrineAskPasskey',
  kind: 'mutation',
  text: 'mutation VitrineAskPasskey{vitrineAskPasskey}',
}

export const BEGIN_FACTOR: Operation<VitrineBeginFactorMutation, VitrineBeginFactorMutationVariables> = {
  name: 'VitrineBeginFactor',
  kind: 'mutation',
  text: 'mutation VitrineBeginFactor{vitrineBeginFactor}',
}

export const BEGIN_PASSKEY: Operation<VitrineBeginPasskeyMutation, VitrineBeginPasskeyMutationVariables> = {
  name: 'VitrineBeginPasskey',
  kind: 'mutation',
  text: 'mutation VitrineBeginPasskey{vitrineBeginPasskey}',
}

export const CHANGE_CARD: Operation<VitrineChangeCardMutation, VitrineChangeCardMutationVariables> = {
  name: 'VitrineChangeCard',
  kind: 'mutation',
  text: 'mutation VitrineChangeCard($subscriptionId:String!$provider:String!$paymentMethod:String!$confirmation:String){vitrineChangeCard(subscriptionId:$subscriptionId provider:$provider paymentMethod:$paymentMethod confirmation:$confirmation){ok status provider clientSecret}}',
}

export const CHANGE_EMAIL: Operation<VitrineChangeEmailMutation, VitrineChangeEmailMutationVariables> = {
  name: 'VitrineChangeEmail',
  kind: 'mutation',
  text: 'mutation VitrineChangeEmail($email:String!){vitrineChangeEmail(email:$email){ok}}',
}

export const CHANGE_PASSWORD: Operation<
  VitrineChangePasswordMutation,
  VitrineChangePasswordMutationVariables
> = {
  name: 'VitrineChangePassword',
  kind: 'mutation',
  text: 'mutation VitrineChangePassword($authPassword:String!$newPassword:String!){vitrineChangePassword(authPassword:$authPassword newPassword:$newPassword){ok}}',
}

export const CONFIRM_EMAIL: Operation<VitrineConfirmEmailMutation, VitrineConfirmEmailMutationVariables> = {
  name: 'VitrineConfirmEmail',
  kind: 'mutation',
  text: 'mutation VitrineConfirmEmail($token:String!){vitrineConfirmEmail(token:$token){ok}}',
}

export const CONFIRM_IDENTITY: Operation<
  VitrineConfirmIdentityMutation,
  VitrineConfirmIdentityMutationVariables
> = {
  name: 'VitrineConfirmIdentity',
  kind: 'mutation',
  text: 'mutation VitrineConfirmIdentity($authPassword:String!$code:String){vitrineConfirmIdentity(authPassword:$authPassword code:$code){ok}}',
}

export const DELETE_ACCOUNT: Operation<VitrineDeleteAccountMutation, VitrineDeleteAccountMutationVariables> =
  {
    name: 'VitrineDeleteAccount',
    kind: 'mutation',
    text: 'mutation VitrineDeleteAccount{vitrineDeleteAccount{ok}}',
  }

export const END_SESSIONS: Operation<VitrineEndSessionsMutation, VitrineEndSessionsMutationVariables> = {
  name: 'VitrineEndSessions',
  kind: 'mutation',
  text: 'mutation VitrineEndSessions($id:String){vitrineEndSessions(id:$id){ok}}',
}

export const EXPORT_ACCOUNT: Operation<VitrineExportAccountMutation, VitrineExportAccountMutationVariables> =
  {
    name: 'VitrineExportAccount',
    kind: 'mutation',
    text: 'mutation VitrineExportAccount{vitrineExportAccount}',
  }

export const LOG_IN_WITH_CODE: Operation<
  VitrineLogInWithCodeMutation,
  VitrineLogInWithCodeMutationVariables
> = {
  name: 'VitrineLogInWithCode',
  kind: 'mutation',
  text: 'mutation VitrineLogInWithCode($email:String!$authPassword:String!$code:String!){vitrineLogInWithCode(email:$email authPassword:$authPassword code:$code){ok}}',
}

export const LOG_IN_WITH_PASSKEY: Operation<
  VitrineLogInWithPasskeyMutation,
  VitrineLogInWithPasskeyMutationVariables
> = {
  name: 'VitrineLogInWithPasskey',
  kind: 'mutation',
  text: 'mutation VitrineLogInWithPasskey($answer:JSON!){vitrineLogInWithPasskey(answer:$answer){ok}}',
}

export const OPEN_LINK: Operation<VitrineOpenLinkMutation, VitrineOpenLinkMutationVariables> = {
  name: 'VitrineOpenLink',
  kind: 'mutation',
  text: 'mutation VitrineOpenLink($token:String!$code:String){vitrineOpenLink(token:$token code:$code){ok redirectPath}}',
}

export const READ_OVERVIEW: Operation<VitrineAccountQuery, VitrineAccountQueryVariables> = {
  name: 'VitrineAccount',
  kind: 'query',
  text: 'query VitrineAccount{site{id vitrineAccount}}',
}

export const REMOVE_LOG_IN: Operation<VitrineRemoveLogInMutation, VitrineRemoveLogInMutationVariables> = {
  name: 'VitrineRemoveLogIn',
  kind: 'mutation',
  text: 'mutation VitrineRemoveLogIn($id:String!){vitrineRemoveLogIn(id:$id){ok}}',
}

export const RENEW_RECOVERY_CODES: Operation<
  VitrineRenewRecoveryCodesMutation,
  VitrineRenewRecoveryCodesMutationVariables
> = {
  name: 'VitrineRenewRecoveryCodes',
  kind: 'mutation',
  text: 'mutation VitrineRenewRecoveryCodes{vitrineRenewRecoveryCodes}',
}

export const SEND_LINK: Operation<VitrineSendLinkMutation, VitrineSendLinkMutationVariables> = {
  name: 'VitrineSendLink',
  kind: 'mutation',
  text: 'mutation VitrineSendLink($email:String!$redirectPath:String){vitrineSendLink(email:$email redirectPath:$redirectPath){ok}}',
}

export const TURN_OFF_FACTOR: Operation<VitrineTurnOffFactorMutation, VitrineTurnOffFactorMutationVariables> =
  {
    name: 'VitrineTurnOffFactor',
    kind: 'mutation',
    text: 'mutation VitrineTurnOffFactor{vitrineTurnOffFactor{ok}}',
  }

export const TURN_ON_FACTOR: Operation<VitrineTurnOnFactorMutation, VitrineTurnOnFactorMutationVariables> = {
  name: 'VitrineTurnOnFactor',
  kind: 'mutation',
  text: 'mutation VitrineTurnOnFactor($code:String!){vitrineTurnOnFactor(code:$code)}',
}
