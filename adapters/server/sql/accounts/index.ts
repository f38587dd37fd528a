export { createAccounts } from './create-accounts.js'
export { ACCOUNT_MAIL_KINDS } from '../../../../core/use-cases/accounts/mails/account-mail.js'
export { createCampaignDesk, createMemberAdmin, createMemberDesk } from './owner/create-member-desk.js'
export { importPortsOf } from './owner/import-ports-of.js'
export { readMembers, writeMembers } from '../../csv/member-csv.js'
export { readSharedMailboxes } from './owner/shared-mailboxes.js'
export { createSqlMemberList } from './owner/sql-member-list.js'
export { createPasswordHasher } from '../../crypto/password-hasher.js'
export { createSecretBox, SECRET_KEY_BYTES } from '../../crypto/secret-box.js'
export type { AccountsOptions } from './accounts-options.js'
export type { Accounts, OpenedAccount } from './create-accounts.js'
export type {
  AccountMailKind,
  AccountMailRequest,
  MailWriter,
} from '../../../../core/use-cases/accounts/mails/account-mail.js'
export type { SecretBox } from '../../crypto/secret-box.js'
export type { PasswordHasher } from '../../crypto/password-hasher.js'
export type { MemberAdmin, MemberAdminFailure } from '../../../../core/ports/owner/member-desk.port.js'
export type { MemberAdminContext, MemberCommandContext } from './owner/member-admin-context.js'
export type { MemberLine } from '../../../../core/ports/accounts/member-file.port.js'
