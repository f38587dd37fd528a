/**
 * A content security policy: the allowed sources of each directive, in the order in which they are written.
 */
export type ContentSecurityPolicy = ReadonlyMap<string, readonly string[]>

/**
 * The sources that a policy must allow, by directive: providers of payments or challenges declare them, pages
 * need them by their markup.
 */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/** A source ends neither a directive nor a policy, so that it cannot inject a policy. */
const isSource = (text: string): boolean => /^[^\s;,]+$/.test(text)

/**
 * True for a host in the syntax of policies: `cdn.example.com`, `*.example.com`,
 * `https://cdn.example.com:8443`.
 */
export const isHostSource = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:\*\.)?[\w.-]+(?::\d+)?$/.test(text)

/** A policy of its directives. */
export const createPolicy = (directives: PolicySources): ContentSecurityPolicy =>
  new Map(Object.entries(directives))

/**
 * The policy that also allows these sources. A missing directive starts with the site's own sources; invalid
 * sources are left out.
 */
export function withSources(policy: ContentSecurityPolicy, added: PolicySources): ContentSecurityPolicy {
  const wider = new Map(policy)
  for (const [directive, sources] of Object.entries(added)) {
    const more = sources.filter(isSource)
    if (more.length === 0) continue
    const own = (wider.get(directive) ?? ["'self'"]).filter((source) => source !== "'none'")
    wider.set(directive, [...new Set([...own, ...more])])
  }
  return wider
}

/** The policy without these directives. */
export const withoutDirectives = (
  policy: ContentSecurityPolicy,
  names: readonly string[],
): ContentSecurityPolicy => new Map([...policy].filter(([name]) => !names.includes(name)))

/** The policy as the value of its header. */
export const renderPolicy = (policy: ContentSecurityPolicy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
