/** The facts that a page knows of its visitor's session without asking the back end. */
export interface SessionStatus {
  /** True if the visitor's browser says that a member is logged in; the back end alone decides. */
  readonly isLoggedIn: () => boolean
}
