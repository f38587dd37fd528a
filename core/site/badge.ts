/** The facts that decide about the "Made in" badge. */
export interface BadgeFacts {
  /** The owner's choice: "on", "off" or absent. */
  readonly choice: string | null
  /** The site's plan status, which the builder's hosting leaves on the root element. */
  readonly status: string | null
  /** The builder's own host for the site, left there as well. */
  readonly domain: string | null
  /** The ending of the names of such hosts, in lower case. */
  readonly builderHosts: string
  /** The host that serves the page. */
  readonly host: string
  readonly isInEditor: boolean
}

/**
 * True if the page shows the badge: by the owner's choice, else only with the marks that the builder's own
 * hosting leaves on sites without a paid plan (reference/widgets#badge). An exported site has none of them.
 */
export function showsBadge({ choice, status, domain, builderHosts, host, isInEditor }: BadgeFacts): boolean {
  if (isInEditor || choice === 'off') return false
  if (choice === 'on' || status !== null) return true
  return domain !== null && domain !== host && domain.toLowerCase().endsWith(builderHosts)
}
