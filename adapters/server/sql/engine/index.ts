export { sql as fragment } from 'kysely'
export { checkDatabase } from './check-database.js'
export { collectChanges, commitChanges } from './commit-changes.js'
export { numberOrNull, textOrNull } from './queries/column-values.js'
export { copyTables, countTables, OWN_TABLES } from './tables/copy-tables.js'
export { defer, deferText } from './queries/deferred.js'
export { dumpTables } from './tables/dump-tables.js'
export { createGuardedQueries, parameters } from './queries/guarded-queries.js'
export { createKeysetList } from './queries/keyset-list.js'
export { kyselyOver } from './queries/kysely-over.js'
export { byAge, giveUpText, putBackRows, takeDue } from './queries/leased-rows.js'
export { likeText } from './queries/like-text.js'
export {
  isSpelled,
  mailboxOf,
  plainAddress,
  readRespelled,
  respelledTable,
  spellingsOf,
  withSpellings,
} from './queries/mailboxes.js'
export type { AddressColumn, SpelledFilter } from './queries/mailboxes.js'
export { migrate } from './migrations/migrate.js'
export { migrated, openDatabase } from './open-database.js'
export { MOVED, movedFailure } from './pglite/data-folder.js'
export { describeHolder, findLockHolder, lockDirectory } from './pglite/directory-lock.js'
export { openFailure } from './open-failure.js'
export { openMemoryPglite, openPglite } from './pglite/open-pglite.js'
export { openPostgres } from './postgres/open-postgres.js'
export { prepared, preparedChange } from './queries/prepared.js'
export { secretId, sessionRowId } from './record-ids.js'
export { MIGRATIONS } from '../schema/migrations.js'
export { readSiteKey } from './site-key.js'
export { siteAddressOf } from './shared/access-file.js'
export { openSharedDatabase } from './shared/open-shared-database.js'
export { openOwnersData, SITE_CANNOT_BE_ASKED } from './shared/open-owners-data.js'
export { shareDatabase } from './shared/share-database.js'
export { finishRestore, openForRestore, openUnchanged, restoreTables } from './tables/restore-tables.js'
export { isStorable } from '../../../../core/shared/index.js'
export { isConflict, isDiskFull, isDuplicate, lostConnectionText, SqlError, sqlProblem } from './sql-error.js'
export { tracedSql } from './traced-sql.js'
export { addTakenBytes, readTakenBytes, lockQuota } from './lock-quota.js'
export { dataTemplateName, writeDataTemplate } from './migrations/write-data-template.js'
export type { Kysely, Selectable, Updateable } from 'kysely'
export type { Change, CommitChanges } from './commit-changes.js'
export type { UnknownDatabase } from './check-database.js'
export type { CopyFailure, TableRows } from './tables/copy-tables.js'
export type { Dump, DumpedTable, WritePart } from './tables/dump-tables.js'
export type { KeysetListOptions, PartEnd, SortColumn } from './queries/keyset-list.js'
export type { MigrateOptions } from './migrations/migrate.js'
export type { Migration } from './migrations/migration.js'
export type { DatabaseOptions, OlderTables } from './open-database.js'
export type { OpenFailure } from './open-failure.js'
export type { LockHolder } from './pglite/directory-lock.js'
export type { OpenPgliteOptions, PgliteSql } from './pglite/open-pglite.js'
export type { OpenPostgresOptions, PostgresTimeouts } from './postgres/open-postgres.js'
export type {
  AccountTables,
  MemberFileRow,
  MemberFactorRow,
  MemberImportRow,
  MemberPasskeyRow,
  MemberRow,
  MemberSessionRow,
  MemberTokenRow,
} from '../schema/account-tables.js'
export type { MailRow, MailTables } from '../schema/mail-tables.js'
export type { OrderEventRow, RefundRow } from '../schema/order-tables.js'
export type {
  CartAnswerRow,
  DiscountUseRow,
  OrderLineRow,
  OrderRow,
  PaymentAttemptRow,
  ProductRow,
  ShopTables,
  SkuRow,
  SubmissionRow,
  SubscriptionEventRow,
  SubscriptionRow,
  VisitorRow,
} from '../schema/tables.js'
export type { RestoreFailure, TablePart } from './tables/restore-tables.js'
export type { SharedFailure, SharedQuerier } from './shared/open-shared-database.js'
export type { OwnersData } from './shared/open-owners-data.js'
export type { SharedDatabase } from './shared/share-database.js'
export type { Querier, Sql, SqlAnswer, SqlValue, TransactionOptions } from './sql.js'
