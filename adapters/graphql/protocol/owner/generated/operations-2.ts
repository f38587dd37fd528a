/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  ListMailTemplatesQuery,
  ListMailTemplatesQueryVariables,
  ListMailsQuery,
  ListMailsQueryVariables,
  ListOrdersQuery,
  ListOrdersQueryVariables,
  ListShopFilesQuery,
  ListShopFilesQueryVariables,
  ListSubscriptionsQuery,
  ListSubscriptionsQueryVariables,
  ListWebhookEndpointsQuery,
  ListWebhookEndpointsQueryVariables,
  MarkEntriesMutation,
  MarkEntriesMutationVariables,
  MoveReturnMutation,
  MoveReturnMutationVariables,
  NoteOrderMutation,
  NoteOrderMutationVariables,
  ReadBackupCommandQuery,
  ReadBackupCommandQueryVariables,
  ReadCollectionQuery,
  ReadCollectionQueryVariables,
  ReadCountsQuery,
  ReadCountsQueryVariables,
  ReadEntryQuery,
  ReadEntryQueryVariables,
  ReadFileOrdersQuery,
  ReadFileOrdersQueryVariables,
  ReadFileRoomQuery,
  ReadFileRoomQueryVariables,
  ReadHealthQuery,
  ReadHealthQueryVariables,
  ReadHomeQuery,
  ReadHomeQueryVariables,
} from './operation-types.js'

import type { Operation } from '../../operation.js'

export const LIST_MAILS: Operation<ListMailsQuery, ListMailsQueryVariables> = {
  name: 'ListMails',
  kind: 'query',
  text:
    'query ListMails($filter:MailFilter$after:String){mails(filter:$filter after:$after){items{id kind to' +
    ' state tries failure createdAt nextTryAt}next}}',
}

export const LIST_MAIL_TEMPLATES: Operation<ListMailTemplatesQuery, ListMailTemplatesQueryVariables> = {
  name: 'ListMailTemplates',
  kind: 'query',
  text: 'query ListMailTemplates{mailTemplates}',
}

export const LIST_ORDERS: Operation<ListOrdersQuery, ListOrdersQueryVariables> = {
  name: 'ListOrders',
  kind: 'query',
  text:
    'query ListOrders($filter:OrderFilter$first:Int$after:String){orders(filter:$filter first:$first afte' +
    'r:$after){items{id number placedAt state payment fulfilment isCancelled needsSending name email item' +
    'Count total{amountMinor currency digits}}next}}',
}

export const LIST_SHOP_FILES: Operation<ListShopFilesQuery, ListShopFilesQueryVariables> = {
  name: 'ListShopFiles',
  kind: 'query',
  text:
    'query ListShopFiles($filter:ShopFileFilter$after:String){files(filter:$filter after:$after){items{id' +
    ' kind name sizeBytes at usedBy{id name}}next}}',
}

export const LIST_SUBSCRIPTIONS: Operation<ListSubscriptionsQuery, ListSubscriptionsQueryVariables> = {
  name: 'ListSubscriptions',
  kind: 'query',
  text:
    'query ListSubscriptions($filter:SubscriptionFilter$after:String){subscriptions(filter:$filter after:' +
    '$after){items{id status email productName frequency interval amount{amountMinor currency digits}prov' +
    'ider orderId createdAt lastPaidAt periodEndsAt nextChargeAt failures canceledAt}next}}',
}

export const LIST_WEBHOOK_ENDPOINTS: Operation<
  ListWebhookEndpointsQuery,
  ListWebhookEndpointsQueryVariables
> = {
  name: 'ListWebhookEndpoints',
  kind: 'query',
  text: 'query ListWebhookEndpoints{webhookEndpoints{url kinds rotatedAt earlierSecretEndsAt}}',
}

export const MARK_ENTRIES: Operation<MarkEntriesMutation, MarkEntriesMutationVariables> = {
  name: 'MarkEntries',
  kind: 'mutation',
  text:
    'mutation MarkEntries($key:String!$ids:[ID!]!$isRead:Boolean!){markEntries(key:$key ids:$ids isRead:$' +
    'isRead){...DeskDoneFields}}fragment DeskDoneFields on DoneAnswer{...on Done{done}...on Problem{code ' +
    'message}}',
}

export const MOVE_RETURN: Operation<MoveReturnMutation, MoveReturnMutationVariables> = {
  name: 'MoveReturn',
  kind: 'mutation',
  text:
    'mutation MoveReturn($input:MoveReturnInput!){moveReturn(input:$input){...on ReturnMoved{order{...Des' +
    'kOrderFields}}...on Problem{code message}}}fragment DeskOrderFields on Order{id number version place' +
    'dAt payment fulfilment cancelledAt needsSending name email lines{id name options code imageUrl count' +
    ' price{amountMinor currency digits}total{amountMinor currency digits}sent refunded toSend sendable r' +
    'efundable}extras{kind name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currenc' +
    'y digits}total{amountMinor currency digits}money{provider reference card{brand last4}taken{amountMin' +
    'or currency digits}refunded{amountMinor currency digits}refundable{amountMinor currency digits}refun' +
    'dableShipping{amountMinor currency digits}disputeDueAt}shippingMethod shippingAddress{addressee line' +
    '1 line2 city state country postalCode}billingAddress{addressee line1 line2 city state country postal' +
    'Code}answers{name text isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refun' +
    'ds{id kind state amount{amountMinor currency digits}restocks problem}events{kind at by text amount{a' +
    'mountMinor currency digits}pieces{lineId count}shipping{amountMinor currency digits}carrier tracking' +
    '}actions returns{id name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const NOTE_ORDER: Operation<NoteOrderMutation, NoteOrderMutationVariables> = {
  name: 'NoteOrder',
  kind: 'mutation',
  text:
    'mutation NoteOrder($input:NoteOrderInput!){noteOrder(input:$input){...on OrderChanged{order{...DeskO' +
    'rderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on Problem{c' +
    'ode message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilment cancel' +
    'ledAt needsSending name email lines{id name options code imageUrl count price{amountMinor currency d' +
    'igits}total{amountMinor currency digits}sent refunded toSend sendable refundable}extras{kind name pr' +
    'ice{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amountMinor cu' +
    'rrency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}refunded{a' +
    'mountMinor currency digits}refundable{amountMinor currency digits}refundableShipping{amountMinor cur' +
    'rency digits}disputeDueAt}shippingMethod shippingAddress{addressee line1 line2 city state country po' +
    'stalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name text isChec' +
    'ked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amount{amoun' +
    'tMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency digits}pi' +
    'eces{lineId count}shipping{amountMinor currency digits}carrier tracking}actions returns{id name stat' +
    'ement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const READ_BACKUP_COMMAND: Operation<ReadBackupCommandQuery, ReadBackupCommandQueryVariables> = {
  name: 'ReadBackupCommand',
  kind: 'query',
  text: 'query ReadBackupCommand{backupCommand}',
}

export const READ_COLLECTION: Operation<ReadCollectionQuery, ReadCollectionQueryVariables> = {
  name: 'ReadCollection',
  kind: 'query',
  text:
    'query ReadCollection($slug:ID!$search:String$after:String){collection(slug:$slug search:$search afte' +
    'r:$after){columns{name kind}lines{id cells}total next}}',
}

export const READ_COUNTS: Operation<ReadCountsQuery, ReadCountsQueryVariables> = {
  name: 'ReadCounts',
  kind: 'query',
  text: 'query ReadCounts{home{toSend failedMails outOfStock unreadEntries}}',
}

export const READ_ENTRY: Operation<ReadEntryQuery, ReadEntryQueryVariables> = {
  name: 'ReadEntry',
  kind: 'query',
  text:
    'query ReadEntry($id:ID!){formEntry(id:$id){id form receivedAt isRead page replyTo fields{name value}' +
    'files{field id name sizeBytes}replies{at by subject text}}}',
}

export const READ_FILE_ORDERS: Operation<ReadFileOrdersQuery, ReadFileOrdersQueryVariables> = {
  name: 'ReadFileOrders',
  kind: 'query',
  text: 'query ReadFileOrders($id:ID!){fileOrders(id:$id){orders{id name}hasMore}}',
}

export const READ_FILE_ROOM: Operation<ReadFileRoomQuery, ReadFileRoomQueryVariables> = {
  name: 'ReadFileRoom',
  kind: 'query',
  text: 'query ReadFileRoom{fileRoom{kind usedBytes limitBytes}}',
}

export const READ_HEALTH: Operation<ReadHealthQuery, ReadHealthQueryVariables> = {
  name: 'ReadHealth',
  kind: 'query',
  text:
    'query ReadHealth{health{version startedAt database{name answeredInMs sizeBytes}disk{freeBytes totalB' +
    'ytes}work{mails failedMails oldestMailAt refunds captures renewals}providers{name isLive}mailsAreSen' +
    't backup{madeAt dueAt file}backupStanding errors{requestId at message}}}',
}

export const READ_HOME: Operation<ReadHomeQuery, ReadHomeQueryVariables> = {
  name: 'ReadHome',
  kind: 'query',
  text:
    'query ReadHome($days:Int$timeZone:String){home{toSend held refundsUnderWay refundsRefused disputed d' +
    'isputeDueAt failedMails outOfStock unreadEntries returns sales(days:$days timeZone:$timeZone){day or' +
    'ders total{amountMinor currency digits}}visits(days:$days)openCarts(days:$days){carts checkouts}best' +
    'Sellers(days:$days){productId name pieces}}}',
}
