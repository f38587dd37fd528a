/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  CancelOrderMutation,
  CancelOrderMutationVariables,
  CancelSubscriptionMutation,
  CancelSubscriptionMutationVariables,
  CaptureOrderMutation,
  CaptureOrderMutationVariables,
  ChangeSettingsMutation,
  ChangeSettingsMutationVariables,
  EditCollectionMutation,
  EditCollectionMutationVariables,
  EditMailTextMutation,
  EditMailTextMutationVariables,
  FulfilOrderMutation,
  FulfilOrderMutationVariables,
  ListAuditQuery,
  ListAuditQueryVariables,
  ListCollectionsQuery,
  ListCollectionsQueryVariables,
  ListEntriesQuery,
  ListEntriesQueryVariables,
  ListEventsQuery,
  ListEventsQueryVariables,
  ListFormsQuery,
  ListFormsQueryVariables,
  ListJobsQuery,
  ListJobsQueryVariables,
  ListMailTemplatesQuery,
  ListMailTemplatesQueryVariables,
  ListMailsQuery,
  ListMailsQueryVariables,
  ListOrdersQuery,
  ListOrdersQueryVariables,
  ListSubscriptionsQuery,
  ListSubscriptionsQueryVariables,
  MarkEntriesMutation,
  MarkEntriesMutationVariables,
  MoveReturnMutation,
  MoveReturnMutationVariables,
  NoteOrderMutation,
  NoteOrderMutationVariables,
  ReadCollectionQuery,
  ReadCollectionQueryVariables,
  ReadEntryQuery,
  ReadEntryQueryVariables,
  ReadHealthQuery,
  ReadHealthQueryVariables,
  ReadHomeQuery,
  ReadHomeQueryVariables,
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
  ReplayEventsMutation,
  ReplayEventsMutationVariables,
  ReplyToEntryMutation,
  ReplyToEntryMutationVariables,
  RetryMailsMutation,
  RetryMailsMutationVariables,
  RunJobMutation,
  RunJobMutationVariables,
  SendDownloadsMutation,
  SendDownloadsMutationVariables,
  UndoSettingsMutation,
  UndoSettingsMutationVariables,
} from './operation-types.js'

import type { Operation } from '../../operation.js'

export const CANCEL_ORDER: Operation<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: 'CancelOrder',
  kind: 'mutation',
  text: 'mutation CancelOrder($input:CancelOrderInput!){cancelOrder(input:$input){...on OrderChanged{order{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const CANCEL_SUBSCRIPTION: Operation<CancelSubscriptionMutation, CancelSubscriptionMutationVariables> =
  {
    name: 'CancelSubscription',
    kind: 'mutation',
    text: 'mutation CancelSubscription($input:CancelSubscriptionInput!){cancelSubscription(input:$input){...on SubscriptionChanged{details{subscription{id status email productName frequency interval amount{amountMinor currency digits}provider orderId createdAt lastPaidAt periodEndsAt nextChargeAt failures canceledAt}card{brand last4 expiresMonth expiresYear}endsAt orders{id number period}events{kind at reason}}}...on Problem{code message}}}',
  }

export const CAPTURE_ORDER: Operation<CaptureOrderMutation, CaptureOrderMutationVariables> = {
  name: 'CaptureOrder',
  kind: 'mutation',
  text: 'mutation CaptureOrder($input:CaptureOrderInput!){captureOrder(input:$input){...on OrderChanged{order{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const CHANGE_SETTINGS: Operation<ChangeSettingsMutation, ChangeSettingsMutationVariables> = {
  name: 'ChangeSettings',
  kind: 'mutation',
  text: 'mutation ChangeSettings($input:ChangeSettingsInput!){changeSettings(input:$input){...on SettingsChanged{hasChanged problems{path message}changes{path before after}settings{version fields values locked failure waiting lastChange{at by paths}}}...on Problem{code message}}}',
}

export const EDIT_COLLECTION: Operation<EditCollectionMutation, EditCollectionMutationVariables> = {
  name: 'EditCollection',
  kind: 'mutation',
  text: 'mutation EditCollection($input:EditCollectionInput!){editCollection(input:$input){...on CollectionChanged{lines{id cells}}...on Problem{code message}}}',
}

export const EDIT_MAIL_TEXT: Operation<EditMailTextMutation, EditMailTextMutationVariables> = {
  name: 'EditMailText',
  kind: 'mutation',
  text: 'mutation EditMailText($input:EditMailTextInput!){editMailText(input:$input){...on MailTextSaved{mail{template file htmlFile text builtIn placeholders version}}...on Problem{code message}}}',
}

export const FULFIL_ORDER: Operation<FulfilOrderMutation, FulfilOrderMutationVariables> = {
  name: 'FulfilOrder',
  kind: 'mutation',
  text: 'mutation FulfilOrder($input:FulfilOrderInput!){fulfilOrder(input:$input){...on OrderChanged{order{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const LIST_AUDIT: Operation<ListAuditQuery, ListAuditQueryVariables> = {
  name: 'ListAudit',
  kind: 'query',
  text: 'query ListAudit($after:String){audit(after:$after){items{id at by operation subject detail}next}}',
}

export const LIST_COLLECTIONS: Operation<ListCollectionsQuery, ListCollectionsQueryVariables> = {
  name: 'ListCollections',
  kind: 'query',
  text: 'query ListCollections{collections{slug path failure}}',
}

export const LIST_ENTRIES: Operation<ListEntriesQuery, ListEntriesQueryVariables> = {
  name: 'ListEntries',
  kind: 'query',
  text: 'query ListEntries($filter:FormEntryFilter$after:String){formEntries(filter:$filter after:$after){items{id form receivedAt isRead replyTo fields{name value}files{id}}next}}',
}

export const LIST_EVENTS: Operation<ListEventsQuery, ListEventsQueryVariables> = {
  name: 'ListEvents',
  kind: 'query',
  text: 'query ListEvents($filter:EventFilter$after:String){events(filter:$filter after:$after){items{id kind subject url tries failure createdAt}next}}',
}

export const LIST_FORMS: Operation<ListFormsQuery, ListFormsQueryVariables> = {
  name: 'ListForms',
  kind: 'query',
  text: 'query ListForms{forms{name entries unread}}',
}

export const LIST_JOBS: Operation<ListJobsQuery, ListJobsQueryVariables> = {
  name: 'ListJobs',
  kind: 'query',
  text: 'query ListJobs{jobs{name state dueAt startedAt endedAt failure failures}}',
}

export const LIST_MAILS: Operation<ListMailsQuery, ListMailsQueryVariables> = {
  name: 'ListMails',
  kind: 'query',
  text: 'query ListMails($filter:MailFilter$after:String){mails(filter:$filter after:$after){items{id kind to state tries failure createdAt nextTryAt}next}}',
}

export const LIST_MAIL_TEMPLATES: Operation<ListMailTemplatesQuery, ListMailTemplatesQueryVariables> = {
  name: 'ListMailTemplates',
  kind: 'query',
  text: 'query ListMailTemplates{mailTemplates}',
}

export const LIST_ORDERS: Operation<ListOrdersQuery, ListOrdersQueryVariables> = {
  name: 'ListOrders',
  kind: 'query',
  text: 'query ListOrders($filter:OrderFilter$first:Int$after:String){orders(filter:$filter first:$first after:$after){items{id number placedAt state payment fulfilment isCancelled name email itemCount total{amountMinor currency digits}}next}}',
}

export const LIST_SUBSCRIPTIONS: Operation<ListSubscriptionsQuery, ListSubscriptionsQueryVariables> = {
  name: 'ListSubscriptions',
  kind: 'query',
  text: 'query ListSubscriptions($filter:SubscriptionFilter$after:String){subscriptions(filter:$filter after:$after){items{id status email productName frequency interval amount{amountMinor currency digits}provider orderId createdAt lastPaidAt periodEndsAt nextChargeAt failures canceledAt}next}}',
}

export const MARK_ENTRIES: Operation<MarkEntriesMutation, MarkEntriesMutationVariables> = {
  name: 'MarkEntries',
  kind: 'mutation',
  text: 'mutation MarkEntries($key:String!$ids:[ID!]!$isRead:Boolean!){markEntries(key:$key ids:$ids isRead:$isRead){...DeskDoneFields}}fragment DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const MOVE_RETURN: Operation<MoveReturnMutation, MoveReturnMutationVariables> = {
  name: 'MoveReturn',
  kind: 'mutation',
  text: 'mutation MoveReturn($input:MoveReturnInput!){moveReturn(input:$input){...on ReturnMoved{order{...DeskOrderFields}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const NOTE_ORDER: Operation<NoteOrderMutation, NoteOrderMutationVariables> = {
  name: 'NoteOrder',
  kind: 'mutation',
  text: 'mutation NoteOrder($input:NoteOrderInput!){noteOrder(input:$input){...on OrderChanged{order{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const READ_COLLECTION: Operation<ReadCollectionQuery, ReadCollectionQueryVariables> = {
  name: 'ReadCollection',
  kind: 'query',
  text: 'query ReadCollection($slug:ID!$search:String$after:String){collection(slug:$slug search:$search after:$after){columns{name kind}lines{id cells}total next}}',
}

export const READ_ENTRY: Operation<ReadEntryQuery, ReadEntryQueryVariables> = {
  name: 'ReadEntry',
  kind: 'query',
  text: 'query ReadEntry($id:ID!){formEntry(id:$id){id form receivedAt isRead page replyTo fields{name value}files{field id name sizeBytes}replies{at by subject text}}}',
}

export const READ_HEALTH: Operation<ReadHealthQuery, ReadHealthQueryVariables> = {
  name: 'ReadHealth',
  kind: 'query',
  text: 'query ReadHealth{health{version startedAt database{name answeredInMs sizeBytes}disk{freeBytes totalBytes}work{mails failedMails oldestMailAt refunds captures renewals}providers{name isLive}mailsAreSent backup{madeAt dueAt file}backupStanding errors{requestId at message}}}',
}

export const READ_HOME: Operation<ReadHomeQuery, ReadHomeQueryVariables> = {
  name: 'ReadHome',
  kind: 'query',
  text: 'query ReadHome($days:Int$timeZone:String){home{toSend held refundsUnderWay refundsRefused disputed failedMails outOfStock unreadEntries returns sales(days:$days timeZone:$timeZone){day orders total{amountMinor currency digits}}visits(days:$days)openCarts(days:$days){carts checkouts}bestSellers(days:$days){productId name pieces}}}',
}

export const READ_MAIL_PREVIEW: Operation<ReadMailPreviewQuery, ReadMailPreviewQueryVariables> = {
  name: 'ReadMailPreview',
  kind: 'query',
  text: 'query ReadMailPreview($template:String!$text:String){mailPreview(template:$template text:$text){subject problem}}',
}

export const READ_MAIL_TEXT: Operation<ReadMailTextQuery, ReadMailTextQueryVariables> = {
  name: 'ReadMailText',
  kind: 'query',
  text: 'query ReadMailText($template:String!){mailText(template:$template){template file htmlFile text builtIn placeholders version}}',
}

export const READ_ORDER: Operation<ReadOrderQuery, ReadOrderQueryVariables> = {
  name: 'ReadOrder',
  kind: 'query',
  text: 'query ReadOrder($id:ID!){order(id:$id){...DeskOrderFields}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const READ_SETTINGS: Operation<ReadSettingsQuery, ReadSettingsQueryVariables> = {
  name: 'ReadSettings',
  kind: 'query',
  text: 'query ReadSettings{settings{version fields values locked failure waiting lastChange{at by paths}}}',
}

export const READ_SUBSCRIPTION: Operation<ReadSubscriptionQuery, ReadSubscriptionQueryVariables> = {
  name: 'ReadSubscription',
  kind: 'query',
  text: 'query ReadSubscription($id:ID!){subscription(id:$id){subscription{id status email productName frequency interval amount{amountMinor currency digits}provider orderId createdAt lastPaidAt periodEndsAt nextChargeAt failures canceledAt}card{brand last4 expiresMonth expiresYear}endsAt orders{id number period}events{kind at reason}}}',
}

export const REFUND_ORDER: Operation<RefundOrderMutation, RefundOrderMutationVariables> = {
  name: 'RefundOrder',
  kind: 'mutation',
  text: 'mutation RefundOrder($input:RefundOrderInput!){refundOrder(input:$input){...on OrderChanged{order{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const REPLAY_EVENTS: Operation<ReplayEventsMutation, ReplayEventsMutationVariables> = {
  name: 'ReplayEvents',
  kind: 'mutation',
  text: 'mutation ReplayEvents($key:String!$id:ID){replayEvents(key:$key id:$id){...on EventsReplayed{count}...on Problem{code message}}}',
}

export const REPLY_TO_ENTRY: Operation<ReplyToEntryMutation, ReplyToEntryMutationVariables> = {
  name: 'ReplyToEntry',
  kind: 'mutation',
  text: 'mutation ReplyToEntry($input:ReplyToEntryInput!){replyToEntry(input:$input){...DeskDoneFields}}fragment DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code message}}',
}

export const RETRY_MAILS: Operation<RetryMailsMutation, RetryMailsMutationVariables> = {
  name: 'RetryMails',
  kind: 'mutation',
  text: 'mutation RetryMails($key:String!$id:ID){retryMails(key:$key id:$id){...on MailsRetried{count}...on Problem{code message}}}',
}

export const RUN_JOB: Operation<RunJobMutation, RunJobMutationVariables> = {
  name: 'RunJob',
  kind: 'mutation',
  text: 'mutation RunJob($key:String!$name:String!){runJob(key:$key name:$name){...on JobRequested{name}...on Problem{code message}}}',
}

export const SEND_DOWNLOADS: Operation<SendDownloadsMutation, SendDownloadsMutationVariables> = {
  name: 'SendDownloads',
  kind: 'mutation',
  text: 'mutation SendDownloads($input:SendDownloadsInput!){sendDownloads(input:$input){...on OrderChanged{order{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancelledAt name email lines{id name options code imageUrl count price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend refundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}}shippingMethod shippingAddress{addressee line1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pieces{lineId count}carrier tracking}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const UNDO_SETTINGS: Operation<UndoSettingsMutation, UndoSettingsMutationVariables> = {
  name: 'UndoSettings',
  kind: 'mutation',
  text: 'mutation UndoSettings($key:String!$version:String!){undoSettings(key:$key version:$version){...on SettingsChanged{hasChanged problems{path message}changes{path before after}settings{version fields values locked failure waiting lastChange{at by paths}}}...on Problem{code message}}}',
}
