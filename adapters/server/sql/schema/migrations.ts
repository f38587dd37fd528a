import type { Migration } from '../engine/migration.js'
import { SHOP } from './0001-shop.js'
import { FORMS } from './0002-forms.js'
import { FORM_FILES } from './0003-form-files.js'
import { SKU_MEASURES } from './0004-sku-measures.js'
import { PAYMENTS } from './0005-payments.js'
import { ORDER_LIST } from './0006-order-list.js'
import { VISITORS } from './0008-visitors.js'
import { WALLET_PAYMENTS } from './0009-wallet-payments.js'
import { ACCOUNTS } from './0010-accounts.js'
import { MEMBER_ORDERS } from './0011-member-orders.js'
import { AUTHORISED_PAYMENTS } from './0012-authorised-payments.js'
import { MEMBER_FILES } from './0014-member-files.js'
import { FORGOTTEN_VISITORS } from './0015-forgotten-visitors.js'
import { CARD_TRIALS } from './0016-card-trials.js'
import { SUBSCRIPTIONS } from './0017-subscriptions.js'
import { ACCOUNT_SELF_SERVICE } from './0018-account-self-service.js'
import { LOG_IN_PROVIDERS } from './0021-log-in-providers.js'
import { MEMBER_IMPORTS } from './0022-member-imports.js'
import { UNVERIFIED_MEMBERS } from './0023-unverified-members.js'
import { OTHER_CARDS } from './0024-other-cards.js'
import { CAPTURED_AMOUNTS } from './0025-captured-amounts.js'
import { BEGUN_TRIALS } from './0026-begun-trials.js'
import { CATALOGUE_TURNS } from './0027-catalogue-turns.js'
import { PAYMENT_MODES } from './0028-payment-modes.js'
import { UPLOAD_ROOM } from './0030-upload-room.js'
import { CARTS_OF_MEMBERS } from './0031-carts-of-members.js'
import { FILE_GENERATIONS } from './0032-file-generations.js'
import { LINES_LEFT } from './0033-lines-left.js'
import { TURNS } from './0033-turns.js'
import { MAIL } from './0035-mail.js'
import { ORDER_DESK } from './0036-order-desk.js'
import { FULFILMENTS } from './0037-fulfilments.js'
import { REFUNDS } from './0038-refunds.js'
import { BACKUPS } from './0039-backups.js'
import { OWNERS } from './0042-owners.js'
import { DOCUMENTS } from './0043-documents.js'
import { WITHDRAWALS } from './0044-withdrawals.js'
import { SHOP_EDITS } from './0045-shop-edits.js'
import { JOBS } from './0046-jobs.js'
import { WEBHOOKS } from './0047-webhooks.js'
import { CART_REMINDERS } from './0048-cart-reminders.js'
import { WEBHOOK_SECRETS } from './0049-webhook-secrets.js'
import { READ_ENTRIES } from './0050-read-entries.js'
import { ORDER_WORDS } from './0051-order-words.js'
import { SETTINGS_CHANGES } from './0052-settings-changes.js'
import { HOME_INDEXES } from './0053-home-indexes.js'
import { WITHDRAWAL_LINES } from './0054-withdrawal-lines.js'
import { OWN_WEBHOOK_SECRETS } from './0055-own-webhook-secrets.js'
import { VISITS } from './0056-visits.js'
import { ENTRY_REPLIES } from './0058-entry-replies.js'
import { PRICE_HISTORY } from './0059-price-history.js'
import { TAKEN_BYTES } from './0060-taken-bytes.js'
import { PRODUCT_ORDER } from './0061-product-order.js'
import { UNSENT_ORDERS } from './0062-unsent-orders.js'
import { MEMBER_DESK } from './0063-member-desk.js'

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
  ENTRY_REPLIES,
  PRICE_HISTORY,
  TAKEN_BYTES,
  PRODUCT_ORDER,
  UNSENT_ORDERS,
  MEMBER_DESK,
]
