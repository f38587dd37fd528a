/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  ReadMailPreviewQuery,
  ReadMailPreviewQueryVariables,
  ReadMailTextQuery,
  ReadMailTextQueryVariables,
  ReadOrderQuery,
  ReadOrderQueryVariables,
  ReadSettingsQuery,
  ReadSettingsQueryVariables,
  ReadSubscriptionQuery,
  ReadSubscriptionQueryVariables,
  RefundOrderMutation,
  RefundOrderMutationVariables,
  RemoveShopFileMutation,
  RemoveShopFileMutationVariables,
  ReplayEventsMutation,
  ReplayEventsMutationVariables,
  ReplyToEntryMutation,
  ReplyToEntryMutationVariables,
  RetryMailsMutation,
  RetryMailsMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  RunJobMutation,
  RunJobMutationVariables,
  SendDownloadsMutation,
  SendDownloadsMutationVariables,
  UndoSettingsMutation,
  UndoSettingsMutationVariables,
} from './operation-types.js'

import type { Operation } from '../../operation.js'

export const READ_MAIL_PREVIEW: Operation<ReadMailPreviewQuery, ReadMailPreviewQueryVariables> = {
  name: 'ReadMailPreview',
  kind: 'query',
  text:
    'query ReadMailPreview($template:String!$text:String){mailPreview(template:$template text:$text){subj' +
    'ect problem}}',
}

export const READ_MAIL_TEXT: Operation<ReadMailTextQuery, ReadMailTextQueryVariables> = {
  name: 'ReadMailText',
  kind: 'query',
  text:
    'query ReadMailText($template:String!){mailText(template:$template){template file htmlFile text built' +
    'In placeholders version}}',
}

export const READ_ORDER: Operation<ReadOrderQuery, ReadOrderQueryVariables> = {
  name: 'ReadOrder',
  kind: 'query',
  text:
    'query ReadOrder($id:ID!){order(id:$id){...DeskOrderFields}}fragment DeskOrderFields on Order{id numb' +
    'er version placedAt payment fulfilment cancelledAt needsSending name email lines{id name options cod' +
    'e imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded t' +
    'oSend sendable refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amo' +
    'untMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4' +
    '}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor curre' +
    'ncy digits}refundableShipping{amountMinor currency digits}disputeDueAt}shippingMethod shippingAddres' +
    's{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city stat' +
    'e country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier track' +
    'ing sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at ' +
    'by text amount{amountMinor currency digits}pieces{lineId count}shipping{amountMinor currency digits}' +
    'carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt change' +
    'dAt acts}}',
}

export const READ_SETTINGS: Operation<ReadSettingsQuery, ReadSettingsQueryVariables> = {
  name: 'ReadSettings',
  kind: 'query',
  text: 'query ReadSettings{settings{version fields values locked failure waiting lastChange{at by paths}}}',
}

export const READ_SUBSCRIPTION: Operation<ReadSubscriptionQuery, ReadSubscriptionQueryVariables> = {
  name: 'ReadSubscription',
  kind: 'query',
  text:
    'query ReadSubscription($id:ID!){subscription(id:$id){subscription{id status email productName freque' +
    'ncy interval amount{amountMinor currency digits}provider orderId createdAt lastPaidAt periodEndsAt n' +
    'extChargeAt failures canceledAt}card{brand last4 expiresMonth expiresYear}endsAt orders{id number pe' +
    'riod}events{kind at reason}}}',
}

export const REFUND_ORDER: Operation<RefundOrderMutation, RefundOrderMutationVariables> = {
  name: 'RefundOrder',
  kind: 'mutation',
  text:
    'mutation RefundOrder($input:RefundOrderInput!){refundOrder(input:$input){...on OrderChanged{order{..' +
    '.DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Pro' +
    'blem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment ' +
    'cancelledAt needsSending name email lines{id name options code imageUrl count price{amountMinor curr' +
    'ency digits}total{amountMinor currency digits}sent refunded toSend sendable refundable}extras{kind n' +
    'ame price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMi' +
    'nor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refu' +
    'nded{amountMinor currency digits}refundable{amountMinor currency digits}refundableShipping{amountMin' +
    'or currency digits}disputeDueAt}shippingMethod shippingAddress{addressee line1 line2 city state coun' +
    'try postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text ' +
    'isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount' +
    '{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency dig' +
    'its}pieces{lineId count}shipping{amountMinor currency digits}carrier tracking}actions returns{id nam' +
    'e statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const REMOVE_SHOP_FILE: Operation<RemoveShopFileMutation, RemoveShopFileMutationVariables> = {
  name: 'RemoveShopFile',
  kind: 'mutation',
  text:
    'mutation RemoveShopFile($key:String!$id:ID!$evenIfBought:Boolean!){removeFile(key:$key id:$id evenIf' +
    'Bought:$evenIfBought){...DeskDoneFields}}fragment DeskDoneFields on DoneAnswer{...on Done{done}...on' +
    ' Problem{code message}}',
}

export const REPLAY_EVENTS: Operation<ReplayEventsMutation, ReplayEventsMutationVariables> = {
  name: 'ReplayEvents',
  kind: 'mutation',
  text:
    'mutation ReplayEvents($key:String!$id:ID){replayEvents(key:$key id:$id){...on EventsReplayed{count}.' +
    '..on Problem{code message}}}',
}

export const REPLY_TO_ENTRY: Operation<ReplyToEntryMutation, ReplyToEntryMutationVariables> = {
  name: 'ReplyToEntry',
  kind: 'mutation',
  text:
    'mutation ReplyToEntry($input:ReplyToEntryInput!){replyToEntry(input:$input){...DeskDoneFields}}fragm' +
    'ent DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const RETRY_MAILS: Operation<RetryMailsMutation, RetryMailsMutationVariables> = {
  name: 'RetryMails',
  kind: 'mutation',
  text:
    'mutation RetryMails($key:String!$id:ID){retryMails(key:$key id:$id){...on MailsRetried{count}...on P' +
    'roblem{code message}}}',
}

export const ROTATE_WEBHOOK_SECRET: Operation<
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables
> = {
  name: 'RotateWebhookSecret',
  kind: 'mutation',
  text:
    'mutation RotateWebhookSecret($key:String!$url:String!$atOnce:Boolean!){rotateWebhookSecret(key:$key ' +
    'url:$url atOnce:$atOnce){...on WebhookSecretRotated{secret endpoint{url kinds rotatedAt earlierSecre' +
    'tEndsAt}}...on Problem{code message}}}',
}

export const RUN_JOB: Operation<RunJobMutation, RunJobMutationVariables> = {
  name: 'RunJob',
  kind: 'mutation',
  text:
    'mutation RunJob($key:String!$name:String!){runJob(key:$key name:$name){...on JobRequested{name}...on' +
    ' Problem{code message}}}',
}

export const SEND_DOWNLOADS: Operation<SendDownloadsMutation, SendDownloadsMutationVariables> = {
  name: 'SendDownloads',
  kind: 'mutation',
  text:
    'mutation SendDownloads($input:SendDownloadsInput!){sendDownloads(input:$input){...on OrderChanged{or' +
    'der{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...' +
    'on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfi' +
    'lment cancelledAt needsSending name email lines{id name options code imageUrl count price{amountMino' +
    'r currency digits}total{amountMinor currency digits}sent refunded toSend sendable refundable}extras{' +
    'kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{am' +
    'ountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digit' +
    's}refunded{amountMinor currency digits}refundable{amountMinor currency digits}refundableShipping{amo' +
    'untMinor currency digits}disputeDueAt}shippingMethod shippingAddress{addressee line1 line2 city stat' +
    'e country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name' +
    ' text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state ' +
    'amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor curren' +
    'cy digits}pieces{lineId count}shipping{amountMinor currency digits}carrier tracking}actions returns{' +
    'id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const UNDO_SETTINGS: Operation<UndoSettingsMutation, UndoSettingsMutationVariables> = {
  name: 'UndoSettings',
  kind: 'mutation',
  text:
    'mutation UndoSettings($key:String!$version:String!){undoSettings(key:$key version:$version){...on Se' +
    'ttingsChanged{hasChanged problems{path message}changes{path before after}settings{version fields val' +
    'ues locked failure waiting lastChange{at by paths}}}...on Problem{code message}}}',
}
