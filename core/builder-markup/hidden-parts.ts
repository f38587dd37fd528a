/**
 * Parts of account pages that the builder's own style sheets hide until they are needed, by selector
 * (reference/accounts#form-blocks).
 */
export const HIDDEN_PARTS = [
  '.w-users-userformsuccessstate',
  '.w-users-usersignupverificationmessage',
  '[data-wf-user-form-error]',
  '[data-wf-user-form-verification]',
  '[data-wf-user-subscriptions-empty]',
  '.w-file-upload .w-hidden',
].join(', ')

/** Hides them with no weight at all, so that whatever the site's own style sheets say of these parts counts instead. */
export const HIDDEN_PARTS_RULE = `:where(${HIDDEN_PARTS}) { display: none }`
