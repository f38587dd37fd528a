import { formatAmount } from '../../../core/money/index.js'
import type { DeskAuditEntry } from '../../../core/desk/index.js'
import type { AuditOperation } from '../../../core/owners/index.js'
import { escapePattern } from '../../../core/shared/index.js'
import { writing } from '../kit/language.js'
import { wordsOf } from '../kit/texts.js'
import type { Writing } from '../kit/writing.js'

/** The texts of the operations in the audit log. */
export const AUDIT_TEXTS: Readonly<Record<AuditOperation, string>> = {
  addPasskey: 'Passkey added',
  addVariant: 'Variant added',
  banMember: 'Ban of a member changed',
  cancelOrder: 'Order cancelled',
  cancelSubscription: 'Subscription cancelled',
  captureOrder: 'Payment taken',
  changeMemberGroups: 'Groups of a member changed',
  changeOptions: 'Options of a product changed',
  changeOrder: 'Order changed',
  changeOwnerRole: 'Role of a person changed',
  changePassword: 'Password changed',
  changeSettings: 'Settings changed',
  countStock: 'Stock counted',
  createDiscount: 'Discount created',
  deleteMember: 'Member deleted',
  deleteSubmissions: 'Form entries deleted',
  deliverStock: 'Delivery added to the stock',
  editCollection: 'Collection edited',
  editDiscount: 'Discount edited',
  editMailText: 'Text of a mail edited',
  editProduct: 'Product edited',
  editProductFile: 'Product edited in the catalogue file',
  endDiscount: 'Discount ended',
  endSession: 'Session ended',
  erasePerson: 'Personal data erased',
  fulfilOrder: 'Items sent',
  importCatalogue: 'Products imported',
  importMembers: 'Members imported',
  inviteMember: 'Member invited',
  inviteOwner: 'Person invited to the desk',
  issueDocument: 'Document issued',
  logMemberOut: 'Member logged out',
  makeOwnerCode: 'Sign-in code created',
  markEntries: 'Form entries marked',
  moveProduct: 'Product moved in the list',
  moveReturn: 'Return updated',
  noteBounces: 'Mails that came back',
  noteMember: 'Note added to a member',
  noteOrder: 'Note added to an order',
  refundOrder: 'Order refunded',
  removeFile: 'File removed',
  removeMemberFactor: 'Second factor of a member removed',
  removeOwner: 'Person removed from the desk',
  removePasskey: 'Passkey removed',
  replayEvents: 'Events sent again',
  replyToEntry: 'Form entry answered',
  retryMails: 'Mails sent again',
  rotateWebhookSecret: 'Secret of a webhook changed',
  runJob: 'Job run',
  sendDownloads: 'Download links mailed',
  signIn: 'Signed in',
  signInWithPasskey: 'Signed in with a passkey',
  signOut: 'Signed out',
  startInvitations: 'Invitations started',
  stopInvitations: 'Invitations stopped',
  turnOffSecondFactor: 'Second factor turned off',
  turnOnSecondFactor: 'Second factor turned on',
  undoSettings: 'Change of settings undone',
  useCode: 'Access set up with a code',
}

/** The page of what an operation changed, before its id. */
const PLACES: Readonly<Record<string, readonly AuditOperation[]>> = {
  '/orders': [
    'cancelOrder',
    'captureOrder',
    'fulfilOrder',
    'issueDocument',
    'moveReturn',
    'noteOrder',
    'refundOrder',
    'sendDownloads',
  ],
  '/products': ['addVariant', 'changeOptions', 'editProduct', 'editProductFile', 'moveProduct'],
  '/members': [
    'banMember',
    'changeMemberGroups',
    'inviteMember',
    'logMemberOut',
    'noteMember',
    'removeMemberFactor',
  ],
  '/subscriptions': ['cancelSubscription'],
  '/forms': ['markEntries', 'replyToEntry'],
  '/collections': ['editCollection'],
  '/settings/mails': ['editMailText'],
}

/** The address of what an entry changed; null: it has no page of its own. */
export function auditPlace({ operation, subject }: DeskAuditEntry): string | null {
  const [place] =
    Object.entries(PLACES).find(([, operations]) => operations.some((each) => each === operation)) ?? []
  return place === undefined || subject === null ? null : `${place}/${encodeURIComponent(subject)}`
}

const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g

const PERCENTAGE = /\b\d+(?:\.\d+)? %/g

/** The amounts of the log, which are written in English and in the shop's currency. */
function amountsOf(currency: string): RegExp {
  const prefix = formatAmount(0, currency).replace(/0.*$/, '')
  return new RegExp(`${escapePattern(prefix)}(\\d[\\d,]*(?:\\.\\d+)?)`, 'g')
}

/** The detail of an entry, its moments, amounts and percentages as readers of a language write them. */
export const auditDetailIn =
  ({ dayText, clockText, amountText, percentText }: Writing) =>
  (detail: string, currency: string): string =>
    detail
      .replace(MOMENT, (iso) => `${dayText(iso, new Date(), true)}, ${clockText(iso)}`)
      .replace(
        amountsOf(currency),
        (all, digits: string) => amountText(digits.replaceAll(',', ''), currency) ?? all,
      )
      .replace(PERCENTAGE, (word) => percentText(Number.parseFloat(word)))

/** The text of an entry; of an operation of a newer version its name in words. */
export const auditText = (operation: string): string =>
  Object.hasOwn(AUDIT_TEXTS, operation) ? AUDIT_TEXTS[operation as AuditOperation] : wordsOf(operation)

/** The detail of an entry in the person's language; empty if its text says the same. */
export function auditDetail(
  { operation, detail }: Pick<DeskAuditEntry, 'operation' | 'detail'>,
  currency: string,
): string {
  const said = auditText(operation).toLowerCase()
  return said.includes(detail.toLowerCase()) ? '' : auditDetailIn(writing())(detail, currency)
}
