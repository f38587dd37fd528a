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
} from './order-view.js'
export type { DeskOrderRow } from './order-row.js'
export type { DeskOrderFilter } from './order-filter.js'
export type { DeskPage } from './desk-page.js'
export type { FulfilmentWord, PaymentWord } from './order-words.js'
export type { DeskEntry, DeskEntryRow, DeskField, DeskFile, DeskForm, DeskReply } from './entries.js'
export type { DeskHealth, DeskMailPreview } from './health-view.js'
export type { DeskJob, DeskOutgoingEvent } from './work-view.js'
export type { DeskSubscription, DeskSubscriptionView, SubscriptionWord } from './subscription-view.js'
export type { DeskInvitations, DeskMemberGroup, DeskMemberView } from './member-view.js'
export { funnelOf } from './home-view.js'
export type { DeskDay, DeskHome, FunnelStep } from './home-view.js'
export type { DeskOwner, DeskSession, DeskShop, OwnerRole } from './desk-session.js'
export type {
  DeskAccess,
  DeskBrowserSession,
  DeskFactorSecret,
  DeskInvitation,
  DeskPasskey,
  DeskPerson,
} from './people.js'
export type { DeskMember } from './member-row.js'
export type { DeskMembersImport, DeskMembersPreview, DeskPreviewedMember } from './members-import.js'
export type { DeskAuditEntry } from './audit-entry.js'
export type { DeskMail, MailStateWord } from './mail-view.js'
export type { DeskProduct, DeskProductEdit, DeskVariant } from './product-view.js'
export type { DeskDiscount, DeskDiscountFields } from './discount-view.js'
export type {
  DeskFileCell,
  DeskImport,
  DeskImportedLine,
  DeskProductFile,
  DeskVariantInUse,
  ImportOutcomeWord,
} from './product-file.js'
export type { DeskFailure, DeskProblem, DeskProblemCode } from './desk-failure.js'
export { moveInList, pictureAddress, pictureCells, pictureName, picturesOf } from './picture-list.js'
export { fileGroups } from './file-groups.js'
export { fileOptions } from './file-options.js'
export type { FileOption } from './file-options.js'
export { newOption, newValues, optionDrafts, readOptions } from './options-draft.js'
export type { OptionDraft, OptionsRead, SuggestedVariant, ValueDraft } from './options-draft.js'
export type { FileField, FileGroup } from './file-groups.js'
export { amountFieldText, minorOf } from './amount-text.js'
export { fieldId, NO_DRAFT, readDraft, shownText } from './product-draft.js'
export type { ProductChange, ProductDraft, ReadDraft, VariantDraft } from './product-draft.js'
export { discountDraft, readDiscountDraft } from './discount-draft.js'
export type { DiscountDraft, DiscountField } from './discount-draft.js'
export { settingShapeAt } from './setting-field.js'
export type { SettingField, SettingShape, SettingVariant } from './setting-field.js'
export type { DeskSettingEdit, DeskSettings, DeskSettingsChange } from './settings-view.js'
export { settingEdits } from './settings-draft.js'
export type { SettingsDraft } from './settings-draft.js'
export type {
  CellKindWord,
  DeskCollection,
  DeskColumn,
  DeskItemEdit,
  DeskTableLine,
  DeskTable,
} from './collection-view.js'
export { mailDraftOf, mailTextOf } from './mail-text.js'
export type { DeskMailText, MailDraft } from './mail-text.js'
