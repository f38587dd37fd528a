export type {
  DeskAddress,
  DeskEvent,
  DeskEventKind,
  DeskExtra,
  DeskLine,
  DeskMoney,
  DeskOrderAction,
  DeskOrderView,
  DeskParcel,
  DeskPayment,
  DeskPieces,
  DeskRefund,
  DeskReturn,
  DeskReturnAct,
  DeskReturnState,
} from './orders/order-view.js'
export type { DeskOrderRow } from './orders/order-row.js'
export type { DeskOrderFilter } from './orders/order-filter.js'
export type { DeskPage } from './desk-page.js'
export type { FulfilmentWord, PaymentWord } from './orders/order-words.js'
export type { DeskEntry, DeskEntryRow, DeskField, DeskFile, DeskForm, DeskReply } from './site/entries.js'
export type { DeskEndpoint } from './site/endpoints.js'
export type { DeskFileOrders, DeskFileRoom, DeskShopFile, FileKindWord } from './site/shop-files.js'
export type { DeskHealth, DeskMailPreview } from './site/health-view.js'
export type { DeskJob, DeskOutgoingEvent } from './site/work-view.js'
export type { DeskSubscription, DeskSubscriptionView, SubscriptionWord } from './orders/subscription-view.js'
export type { DeskInvitations, DeskMemberGroup, DeskMemberView } from './people/member-view.js'
export { funnelOf } from './home-view.js'
export type { DeskCounts, DeskDay, DeskHome, FunnelStep } from './home-view.js'
export type { DeskOwner, DeskSession, DeskShop, OwnerRole } from './desk-session.js'
export type {
  DeskAccess,
  DeskBrowserSession,
  DeskFactorSecret,
  DeskInvitation,
  DeskPasskey,
  DeskPerson,
} from './people/people.js'
export type { DeskMember } from './people/member-row.js'
export type { DeskMembersImport, DeskMembersPreview, DeskPreviewedMember } from './people/members-import.js'
export type { DeskAuditEntry } from './people/audit-entry.js'
export type { DeskMail, MailStateWord } from './site/mail-view.js'
export type { DeskProduct, DeskProductEdit, DeskProductRow, DeskVariant } from './catalogue/product-view.js'
export type { DeskDiscount, DeskDiscountFields } from './catalogue/discount-view.js'
export type {
  DeskFileCell,
  DeskImport,
  DeskImportedLine,
  DeskProductFile,
  DeskVariantInUse,
  ImportOutcomeWord,
} from './catalogue/product-file.js'
export type { DeskFailure, DeskProblem, DeskProblemCode } from './desk-failure.js'
export {
  moveInList,
  pictureAddress,
  pictureCells,
  pictureName,
  picturesOf,
} from './catalogue/picture-list.js'
export { fileGroups } from './catalogue/file-groups.js'
export { fileOptions } from './catalogue/file-options.js'
export type { FileOption } from './catalogue/file-options.js'
export { newOption, newValues, optionDrafts, readOptions } from './catalogue/options-draft.js'
export type { OptionDraft, OptionsRead, SuggestedVariant, ValueDraft } from './catalogue/options-draft.js'
export type { FileField, FileGroup } from './catalogue/file-groups.js'
export { amountFieldText, amountProblem, cellText, markedText, minorOf, typedCell } from './amount-text.js'
export { fieldId, NO_DRAFT, readDraft, shownText } from './catalogue/product-draft.js'
export type { ProductChange, ProductDraft, ReadDraft, VariantDraft } from './catalogue/product-draft.js'
export { discountDraft, readDiscountDraft } from './catalogue/discount-draft.js'
export type { DiscountDraft, DiscountField } from './catalogue/discount-draft.js'
export { settingShapeAt } from './site/setting-field.js'
export type { SettingField, SettingShape, SettingVariant } from './site/setting-field.js'
export type { DeskSettingEdit, DeskSettings, DeskSettingsChange } from './site/settings-view.js'
export { mergedDraft, settingConflicts, settingEdits } from './site/settings-draft.js'
export type { SettingsDraft } from './site/settings-draft.js'
export type {
  CellKindWord,
  DeskCollection,
  DeskColumn,
  DeskItemEdit,
  DeskTableLine,
  DeskTable,
} from './catalogue/collection-view.js'
export { mailDraftOf, mailTextOf } from './site/mail-text.js'
export type { DeskMailText, MailDraft } from './site/mail-text.js'
