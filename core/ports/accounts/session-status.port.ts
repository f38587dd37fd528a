/** The facts about its visitor's session that a page knows without asking the back end. */
export interface SessionStatus {
  /** True if the visitor's browser reports a logged-in member; only the back end decides. */
  readonly isLoggedIn: () => boolean
}
