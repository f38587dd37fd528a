import type { Migration } from '../engine/migrations/migration.js'
import { SHOP } from './shop/0001-shop.js'
import { FORMS } from './site/0002-forms.js'
import { FORM_FILES } from './site/0003-form-files.js'
import { SKU_MEASURES } from './shop/0004-sku-measures.js'
import { PAYMENTS } from './shop/0005-payments.js'
import { ORDER_LIST } from './shop/0006-order-list.js'
import { VISITORS } from './accounts/0008-visitors.js'
import { WALLET_PAYMENTS } from './shop/0009-wallet-payments.js'
import { ACCOUNTS } from './accounts/0010-accounts.js'
import { MEMBER_ORDERS } from './shop/0011-member-orders.js'
import { AUTHORISED_PAYMENTS } from './shop/0012-authorised-payments.js'
import { MEMBER_FILES } from './accounts/0014-member-files.js'
import { FORGOTTEN_VISITORS } from './accounts/0015-forgotten-visitors.js'
import { CARD_TRIALS } from './shop/0016-card-trials.js'
import { SUBSCRIPTIONS } from './shop/0017-subscriptions.js'
import { ACCOUNT_SELF_SERVICE } from './accounts/0018-account-self-service.js'
import { LOG_IN_PROVIDERS } from './accounts/0021-log-in-providers.js'
import { MEMBER_IMPORTS } from './accounts/0022-member-imports.js'
import { UNVERIFIED_MEMBERS } from './accounts/0023-unverified-members.js'
import { OTHER_CARDS } from './shop/0024-other-cards.js'
import { CAPTURED_AMOUNTS } from './shop/0025-captured-amounts.js'
import { BEGUN_TRIALS } from './shop/0026-begun-trials.js'
import { CATALOGUE_TURNS } from './shop/0027-catalogue-turns.js'
import { PAYMENT_MODES } from './shop/0028-payment-modes.js'
import { UPLOAD_ROOM } from './accounts/0030-upload-room.js'
import { CARTS_OF_MEMBERS } from './shop/0031-carts-of-members.js'
import { FILE_GENERATIONS } from './site/0032-file-generations.js'
import { LINES_LEFT } from './shop/0033-lines-left.js'
import { TURNS } from './site/0033-turns.js'
import { MAIL } from './site/0035-mail.js'
import { ORDER_DESK } from './shop/0036-order-desk.js'
import { FULFILMENTS } from './shop/0037-fulfilments.js'
import { REFUNDS } from './shop/0038-refunds.js'
import { BACKUPS } from './site/0039-backups.js'
import { OWNERS } from './accounts/0042-owners.js'
import { DOCUMENTS } from './shop/0043-documents.js'
import { WITHDRAWALS } from './shop/0044-withdrawals.js'
import { SHOP_EDITS } from './site/0045-shop-edits.js'
import { JOBS } from './site/0046-jobs.js'
import { WEBHOOKS } from './site/0047-webhooks.js'
import { CART_REMINDERS } from './shop/0048-cart-reminders.js'
import { WEBHOOK_SECRETS } from './site/0049-webhook-secrets.js'
import { READ_ENTRIES } from './site/0050-read-entries.js'
import { ORDER_WORDS } from './shop/0051-order-words.js'
import { SETTINGS_CHANGES } from './site/0052-settings-changes.js'
import { HOME_INDEXES } from './site/0053-home-indexes.js'
import { WITHDRAWAL_LINES } from './shop/0054-withdrawal-lines.js'
import { OWN_WEBHOOK_SECRETS } from './site/0055-own-webhook-secrets.js'
import { CATALOGUE_IMPORT } from './shop/0057-catalogue-import.js'
import { VISITS } from './site/0056-visits.js'
import { ENTRY_REPLIES } from './site/0058-entry-replies.js'
import { PRICE_HISTORY } from './shop/0059-price-history.js'
import { TAKEN_BYTES } from './accounts/0060-taken-bytes.js'
import { PRODUCT_ORDER } from './shop/0061-product-order.js'
import { UNSENT_ORDERS } from './shop/0062-unsent-orders.js'
import { WITHDRAWN_ORDERS } from './shop/0065-withdrawn-orders.js'
import { ORDER_NUMBERS } from './shop/0070-order-numbers.js'
import { SHIPPING_REFUNDS } from './shop/0071-shipping-refunds.js'
import { MAILBOXES } from './shop/0072-mailboxes.js'
import { DELIVERED_ORDERS } from './shop/0073-delivered-orders.js'
import { MEMBER_DESK } from './accounts/0063-member-desk.js'
import { MEMBER_IMPORT_FILES } from './accounts/0064-member-import-files.js'
import { FILE_WORDS } from './shop/0066-file-words.js'
import { SOLD_PIECES } from './shop/0067-sold-pieces.js'
import { FILE_ORDER } from './site/0068-file-order.js'
import { BACKUP_NOTICES } from './site/0069-backup-notices.js'

/** All changes of the tables, oldest first. A released migration is never edited; add a new one instead. */
export const MIGRATIONS: readonly Migration[] = [
  SHOP,
  FORMS,
  FORM_FILES,
  SKU_MEASURES,
  PAYMENTS,
  ORDER_LIST,
  VISITORS,
  WALLET_PAYMENTS,
  ACCOUNTS,
  MEMBER_ORDERS,
  AUTHORISED_PAYMENTS,
  MEMBER_FILES,
  FORGOTTEN_VISITORS,
  CARD_TRIALS,
  SUBSCRIPTIONS,
  ACCOUNT_SELF_SERVICE,
  LOG_IN_PROVIDERS,
  MEMBER_IMPORTS,
  UNVERIFIED_MEMBERS,
  OTHER_CARDS,
  CAPTURED_AMOUNTS,
  BEGUN_TRIALS,
  CATALOGUE_TURNS,
  PAYMENT_MODES,
  UPLOAD_ROOM,
  CARTS_OF_MEMBERS,
  FILE_GENERATIONS,
  LINES_LEFT,
  TURNS,
  MAIL,
  ORDER_DESK,
  FULFILMENTS,
  REFUNDS,
  BACKUPS,
  OWNERS,
  DOCUMENTS,
  WITHDRAWALS,
  SHOP_EDITS,
  JOBS,
  WEBHOOKS,
  CART_REMINDERS,
  WEBHOOK_SECRETS,
  READ_ENTRIES,
  ORDER_WORDS,
  SETTINGS_CHANGES,
  HOME_INDEXES,
  WITHDRAWAL_LINES,
  OWN_WEBHOOK_SECRETS,
  VISITS,
  CATALOGUE_IMPORT,
  ENTRY_REPLIES,
  PRICE_HISTORY,
  TAKEN_BYTES,
  PRODUCT_ORDER,
  UNSENT_ORDERS,
  MEMBER_DESK,
  MEMBER_IMPORT_FILES,
  WITHDRAWN_ORDERS,
  FILE_WORDS,
  SOLD_PIECES,
  FILE_ORDER,
  BACKUP_NOTICES,
  ORDER_NUMBERS,
  SHIPPING_REFUNDS,
  MAILBOXES,
  DELIVERED_ORDERS,
]
