export { ACCESS_LEVELS, accessRefusal, OWNER_ROLES } from './owner-role.js'
export {
  checkOwnerEmail,
  decideInvitation,
  decideRemoval,
  decideRole,
  ownerByEmail,
  plainOwnerName,
} from './decide-people.js'
export { decideCodeUse } from './decide-code-use.js'
export { shownOwner } from './shown-owner.js'
export { OWNER_PROBLEMS, changedMeanwhile, refuse } from './owner-problem.js'
export {
  FIRST_CODE_MS,
  isFreshOwnerSession,
  isLiveOwnerSession,
  MAX_OWNER_PASSKEYS,
  OWNER_PROOF_MS,
  OWNER_SESSION_MS,
  OWNER_USE_STEP_MS,
} from './owner-limits.js'
export type { AccessLevel, AccessRefusal, OwnerRole } from './owner-role.js'
export type {
  OwnerAccount,
  OwnerCode,
  OwnerFactor,
  OwnerPasskey,
  OwnerRealmState,
  OwnerSessionRow,
} from './owner-account.js'
export type { AuditOperation } from './audit-operation.js'
export type {
  ActingSession,
  AuditEntry,
  EntryOf,
  EntryWords,
  OwnerChange,
  OwnerFields,
  OwnerRequest,
  StoredAuditEntry,
} from './owner-change.js'
export type { ShownOwner } from './shown-owner.js'
export type { OwnerProblem } from './owner-problem.js'
