/** What a page knows of its visitor's session without asking the back end. */
export interface SessionStatus {
  /** Whether the visitor's browser says that somebody is logged in; the back end alone decides. */
  readonly isLoggedIn: () => boolean
}
