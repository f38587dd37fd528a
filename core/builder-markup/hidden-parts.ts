/**
 * Parts of account pages that the builder's own style sheets hide until they are needed, by selector
 * (reference/accounts#form-blocks).
 */
export const HIDDEN_PARTS =
  '.w-users-userformsuccessstate,.w-users-usersignupverificationmessage,[data-wf-user-form-error],' +
  '[data-wf-user-form-verification],[data-wf-user-subscriptions-empty],.w-file-upload .w-hidden'

/** Hides these parts with zero specificity, so that any rule of the site's own style sheets overrides it. */
export const HIDDEN_PARTS_RULE = `:where(${HIDDEN_PARTS}){display:none}`
