/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  AddVariantMutation,
  AddVariantMutationVariables,
  CancelOrderMutation,
  CancelOrderMutationVariables,
  CancelSubscriptionMutation,
  CancelSubscriptionMutationVariables,
  CaptureOrderMutation,
  CaptureOrderMutationVariables,
  ChangeOptionsMutation,
  ChangeOptionsMutationVariables,
  ChangeSettingsMutation,
  ChangeSettingsMutationVariables,
  DeliverStockMutation,
  DeliverStockMutationVariables,
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
} from './operation-types.js'

import type { Operation } from '../../operation.js'

export const ADD_VARIANT: Operation<AddVariantMutation, AddVariantMutationVariables> = {
  name: 'AddVariant',
  kind: 'mutation',
  text:
    'mutation AddVariant($input:AddVariantInput!){addVariant(input:$input){...on ProductFileChanged{file{' +
    'handle version columns place products lines{name cells}}}...on Problem{code message}}}',
}

export const CANCEL_ORDER: Operation<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: 'CancelOrder',
  kind: 'mutation',
  text:
    'mutation CancelOrder($input:CancelOrderInput!){cancelOrder(input:$input){...on OrderChanged{order{..' +
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

export const CANCEL_SUBSCRIPTION: Operation<CancelSubscriptionMutation, CancelSubscriptionMutationVariables> =
  {
    name: 'CancelSubscription',
    kind: 'mutation',
    text:
      'mutation CancelSubscription($input:CancelSubscriptionInput!){cancelSubscription(input:$input){...on ' +
      'SubscriptionChanged{details{subscription{id status email productName frequency interval amount{amoun' +
      'tMinor currency digits}provider orderId createdAt lastPaidAt periodEndsAt nextChargeAt failures canc' +
      'eledAt}card{brand last4 expiresMonth expiresYear}endsAt orders{id number period}events{kind at reaso' +
      'n}}}...on Problem{code message}}}',
  }

export const CAPTURE_ORDER: Operation<CaptureOrderMutation, CaptureOrderMutationVariables> = {
  name: 'CaptureOrder',
  kind: 'mutation',
  text:
    'mutation CaptureOrder($input:CaptureOrderInput!){captureOrder(input:$input){...on OrderChanged{order' +
    '{...DeskOrderFields}refund{id kind state amount{amountMinor currency digits}restocks problem}}...on ' +
    'Problem{code message}}}fragment DeskOrderFields on Order{id number version placedAt payment fulfilme' +
    'nt cancelledAt needsSending name email lines{id name options code imageUrl count price{amountMinor c' +
    'urrency digits}total{amountMinor currency digits}sent refunded toSend sendable refundable}extras{kin' +
    'd name price{amountMinor currency digits}isIncluded}subtotal{amountMinor currency digits}total{amoun' +
    'tMinor currency digits}money{provider reference card{brand last4}taken{amountMinor currency digits}r' +
    'efunded{amountMinor currency digits}refundable{amountMinor currency digits}refundableShipping{amount' +
    'Minor currency digits}disputeDueAt}shippingMethod shippingAddress{addressee line1 line2 city state c' +
    'ountry postalCode}billingAddress{addressee line1 line2 city state country postalCode}answers{name te' +
    'xt isChecked}comment parcels{id lines{lineId count}carrier tracking sentAt}refunds{id kind state amo' +
    'unt{amountMinor currency digits}restocks problem}events{kind at by text amount{amountMinor currency ' +
    'digits}pieces{lineId count}shipping{amountMinor currency digits}carrier tracking}actions returns{id ' +
    'name statement lines{lineId count}state isLate receivedAt changedAt acts}}',
}

export const CHANGE_OPTIONS: Operation<ChangeOptionsMutation, ChangeOptionsMutationVariables> = {
  name: 'ChangeOptions',
  kind: 'mutation',
  text:
    'mutation ChangeOptions($input:ChangeOptionsInput!){changeOptions(input:$input){...on VariantsInUse{v' +
    'ariants{name left orders}}...on ProductFileChanged{file{handle version columns place products lines{' +
    'name cells}}}...on Problem{code message}}}',
}

export const CHANGE_SETTINGS: Operation<ChangeSettingsMutation, ChangeSettingsMutationVariables> = {
  name: 'ChangeSettings',
  kind: 'mutation',
  text:
    'mutation ChangeSettings($input:ChangeSettingsInput!){changeSettings(input:$input){...on SettingsChan' +
    'ged{hasChanged problems{path message}changes{path before after}settings{version fields values locked' +
    ' failure waiting lastChange{at by paths}}}...on Problem{code message}}}',
}

export const DELIVER_STOCK: Operation<DeliverStockMutation, DeliverStockMutationVariables> = {
  name: 'DeliverStock',
  kind: 'mutation',
  text:
    'mutation DeliverStock($input:DeliverStockInput!){deliverStock(input:$input){...on StockChanged{left}' +
    '...on Problem{code message}}}',
}

export const EDIT_COLLECTION: Operation<EditCollectionMutation, EditCollectionMutationVariables> = {
  name: 'EditCollection',
  kind: 'mutation',
  text:
    'mutation EditCollection($input:EditCollectionInput!){editCollection(input:$input){...on CollectionCh' +
    'anged{lines{id cells}}...on Problem{code message}}}',
}

export const EDIT_MAIL_TEXT: Operation<EditMailTextMutation, EditMailTextMutationVariables> = {
  name: 'EditMailText',
  kind: 'mutation',
  text:
    'mutation EditMailText($input:EditMailTextInput!){editMailText(input:$input){...on MailTextSaved{mail' +
    '{template file htmlFile text builtIn placeholders version}}...on Problem{code message}}}',
}

export const FULFIL_ORDER: Operation<FulfilOrderMutation, FulfilOrderMutationVariables> = {
  name: 'FulfilOrder',
  kind: 'mutation',
  text:
    'mutation FulfilOrder($input:FulfilOrderInput!){fulfilOrder(input:$input){...on OrderChanged{order{..' +
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

export const LIST_AUDIT: Operation<ListAuditQuery, ListAuditQueryVariables> = {
  name: 'ListAudit',
  kind: 'query',
  text:
    'query ListAudit($by:String$after:String){audit(filter:{by:$by}after:$after){items{id at by operation' +
    ' subject detail}next}}',
}

export const LIST_COLLECTIONS: Operation<ListCollectionsQuery, ListCollectionsQueryVariables> = {
  name: 'ListCollections',
  kind: 'query',
  text: 'query ListCollections{collections{slug path failure}}',
}

export const LIST_ENTRIES: Operation<ListEntriesQuery, ListEntriesQueryVariables> = {
  name: 'ListEntries',
  kind: 'query',
  text:
    'query ListEntries($filter:FormEntryFilter$after:String){formEntries(filter:$filter after:$after){ite' +
    'ms{id form receivedAt isRead replyTo fields{name value}files{id}}next}}',
}

export const LIST_EVENTS: Operation<ListEventsQuery, ListEventsQueryVariables> = {
  name: 'ListEvents',
  kind: 'query',
  text:
    'query ListEvents($filter:EventFilter$after:String){events(filter:$filter after:$after){items{id kind' +
    ' subject url tries failure createdAt}next}}',
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
