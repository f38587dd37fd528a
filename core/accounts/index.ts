export { ACCESS_GROUPS, CUSTOM_FIELDS, FILE_ROOM, MEMBERS_PER_PAGE, PROVIDERS } from './account-limits.js'
export { MEMBER_CAPS } from './account-plan.js'
export {
  LINK_MS,
  PROOF_MS,
  isLiveSession,
  SESSION_IDLE_MS,
  SESSION_MS,
  TOKEN_MS,
  UNVERIFIED_DAYS,
  VERIFIED_PAUSE_MS,
} from './lifetimes.js'
export { ACCESS_KINDS, revokedBy } from './revoked-access.js'
export { DEFAULT_ACCOUNT_SETTINGS } from './account-settings.js'
export { withoutFile } from './account.js'
export { fieldTexts } from './field-texts.js'
export type { FieldText } from './field-texts.js'
export { browserName } from './browser-name.js'
export { checkEntries, editableFields, missingFields } from './check-entries.js'
export {
  ACCOUNT_FIELD_TYPES,
  COMMON_FIELDS,
  NO_RULES,
  wireTypeOf,
  withNumberDefaults,
} from './account-field.js'
export { emailKey, formerEmailKey, isEmailAddress, isSameMailbox } from './email-address.js'
export { checkFileQuota } from './file-quota.js'
export { hasMemberRoom, noMemberRoomText } from './member-room.js'
export { UTILITY_PAGES, utilityKeyOf } from './utility-pages.js'
export { createGateFinder, gateAddress, isAdmin, passGates } from './gate.js'
export { MEMBER_SORT_KEYS, MEMBER_STATUSES } from './member-list.js'
export { SUBSCRIPTION_STATUSES } from './member-subscription.js'
export { isGuessable, PASSWORD_LENGTH, PASSWORD_TEXTS, passwordLengthProblem } from './password.js'
export { localPath } from './redirect-path.js'
export { unknownGroups } from './unknown-groups.js'
export type {
  Account,
  AccountEntry,
  AccountEntryValue,
  AccountFile,
  AccountValue,
  AccountValues,
} from './account.js'
export type {
  AccountField,
  AccountFieldName,
  AccountFieldOption,
  AccountFieldRules,
  AccountFieldType,
} from './account-field.js'
export type { AccessChange, AccessKind } from './revoked-access.js'
export type { AccessGroup, AccountSettings, LogInProvider, MailText } from './account-settings.js'
export { PROVIDER_PATH, providerReturnPath } from './provider-path.js'
export type { BrokenRule } from './check-entries.js'
export type { AccountPlan } from './account-plan.js'
export type { FileBytes } from './file-quota.js'
export type { MemberSubscription, SubscriptionStatus } from './member-subscription.js'
export type { NoMemberRoom } from './member-room.js'
export type { SessionStanding } from './lifetimes.js'
export type { PasswordProblem } from './password.js'
export type { UtilityKey } from './utility-pages.js'
export type { FindGates, GateVisitor, Gate, GateAnswer } from './gate.js'
export type {
  ListedMember,
  MemberFilter,
  MemberList,
  MemberSortKey,
  MemberStatus,
  MemberSummary,
} from './member-list.js'
export type { UnknownGroup } from './unknown-groups.js'
export type { Campaign, CampaignProgress, CampaignStanding } from './campaign.js'
