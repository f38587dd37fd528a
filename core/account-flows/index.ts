export { followImport, MEMBER_IMPORT_POLL } from './follow-import.js'
export { createAccountForm } from './forms/account-form.service.js'
export { accountParameters } from './addresses/account-parameters.js'
export { createCardChange } from './own-account/change-card.service.js'
export { inputRules } from './forms/field-rules.js'
export { fileEntryValue, NO_FILE } from './forms/file-field.machine.js'
export { createFileField } from './forms/file-field.service.js'
export { formProblem } from './forms/form-problem.js'
export { isFor } from './viewer-rule.js'
export { createLogIn } from './log-in/log-in.service.js'
export { logInWithOrWithoutCode } from './log-in/log-in-with-code.js'
export { createLogOut } from './log-in/log-out.service.js'
export { createOwnAccount, ownProblem } from './own-account/own-account.service.js'
export { QUERY_LIMITS } from './addresses/query-limits.js'
export { parseQuery, textParameter } from './addresses/page-query.js'
export { createPasswordReset, createPasswordUpdate } from './log-in/passwords.service.js'
export { projectSubscription } from './own-account/project-subscription.js'
export { isReading, valueOf } from './reading.machine.js'
export { createReading } from './reading.service.js'
export {
  HOME_PATH,
  linkWithWayBack,
  LOG_IN_PATH,
  redirectTarget,
  SIGN_UP_PATH,
  sitePath,
  wayBack,
  withWayBack,
  requestedRedirect,
} from './addresses/way-back.js'
export { createSecondFactor } from './own-account/second-factor.service.js'
export { createSession } from './session.service.js'
export { createSignUp } from './log-in/sign-up.service.js'
export { createSubscriptions } from './own-account/subscriptions.service.js'
export { createUserApi } from './user-api.js'
export { withSecondFactor } from './own-account/with-second-factor.js'
export type { ImportOutOfSight } from './follow-import.js'
export type { AccountFormState } from './forms/account-form.machine.js'
export type { AccountFormPorts, AccountFormService } from './forms/account-form.service.js'
export type { AccountParameters } from './addresses/account-parameters.js'
export type { InputRules } from './forms/field-rules.js'
export type { FileFieldState, FileFieldView, UploadFailure } from './forms/file-field.machine.js'
export type { FileFieldPorts, FileFieldService, Uploading } from './forms/file-field.service.js'
export type { FormCallState } from './forms/form-call.machine.js'
export type { FormCallService } from './forms/form-call.service.js'
export type { FormProblem } from './forms/form-problem.js'
export type { ViewerRule } from './viewer-rule.js'
export type { Credentials, CredentialsWithCode, LogInPorts } from './log-in/log-in.service.js'
export type { LogOutPorts } from './log-in/log-out.service.js'
export type { QueryGroup, QueryValue } from './addresses/page-query.js'
export type { OwnAccount, OwnAccountPorts, OwnChange } from './own-account/own-account.service.js'
export type { PasswordUpdatePorts } from './log-in/passwords.service.js'
export type { Reading } from './reading.machine.js'
export type { ReadingOptions, ReadingService } from './reading.service.js'
export type { CurrentPage } from './addresses/way-back.js'
export type {
  FactorView,
  SecondFactorPorts,
  SecondFactorService,
} from './own-account/second-factor.service.js'
export type { SessionPorts, SessionService } from './session.service.js'
export type { SignUpState } from './log-in/sign-up.machine.js'
export type { SignUpPorts, SignUpService, SignUpValues } from './log-in/sign-up.service.js'
export type { SubscriptionsPorts, SubscriptionsService } from './own-account/subscriptions.service.js'
export type { UserApi, UserOutcome, UserView } from './user-api.js'
export type { AskCode } from './own-account/with-second-factor.js'
