/** The facts that decide whether the "Made in" badge is shown. */
export interface BadgeFacts {
  /** The owner's choice: "on", "off" or absent. */
  readonly choice: string | null
  /** The site's plan status, which the builder's hosting writes on the root element. */
  readonly status: string | null
  /** The site's host name at the builder, written there as well. */
  readonly domain: string | null
  /** The ending of the builder's host names, in lower case. */
  readonly builderHosts: string
  /** The host that serves the page. */
  readonly host: string
  readonly isInEditor: boolean
}

/**
 * True if the page shows the badge: by the owner's choice, else only with the marks of the builder's own
 * hosting on sites without a paid plan (reference/widgets#badge). Exported sites have none of them.
 */
export function showsBadge({ choice, status, domain, builderHosts, host, isInEditor }: BadgeFacts): boolean {
  if (isInEditor || choice === 'off') return false
  if (choice === 'on' || status !== null) return true
  return domain !== null && domain !== host && domain.toLowerCase().endsWith(builderHosts)
}
