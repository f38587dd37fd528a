import { POLICY_NAMES } from '../../../core/site/index.js'

/**
 * The page's permission to pass text to the browser as markup or data; null: the page's own policy refuses
 * it.
 */
export interface PagePolicy {
  readonly createHTML: (html: string) => unknown
  /** Only for data: text that is not JSON is refused. */
  readonly createScript: (json: string) => unknown
  /** Only for scripts of known services; every other host is refused. */
  readonly createScriptURL: (url: string) => unknown
}

/** The console's message if the page's content security policy forbids our Trusted Types policy. */
export const POLICY_REFUSED =
  `[vitrine] the page refuses our Trusted Types policy, so carts and challenges fail: ` +
  `add ${POLICY_NAMES.join(' ')} to the trusted-types directive`

interface Rules {
  readonly createHTML: (html: string) => string
  readonly createScript: (json: string) => string
  readonly createScriptURL: (url: string) => string
}

/** Challenges and mailing lists (reference/forms#challenges). */
const SCRIPT_HOSTS = /(?:^|\.)(?:challenges\.cloudflare\.com|list-manage[1-9]?\.com)$/
/** A challenge matched by its full address, since other scripts of that host run any code passed to them. */
const RECAPTCHA = 'www.google.com/recaptcha/api.js'

function checkedUrl(url: string): string {
  const { protocol, hostname, pathname } = new URL(url)
  const isKnown = SCRIPT_HOSTS.test(hostname) || `${hostname}${pathname}` === RECAPTCHA
  if (!/^https?:$/.test(protocol) || !isKnown) throw new TypeError(`[vitrine] no script from ${hostname}`)
  return url
}

const RULES: Rules = {
  createHTML: (html) => html,
  // JSON cannot run as code; any other text is a mistake and is refused here.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  createScriptURL: checkedUrl,
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => PagePolicy }
}

/** Tells other copies how many names are used; the permissions stay private. */
const TAKEN = Symbol.for('vitrine.policies')

const policies = new WeakMap<Window, PagePolicy | null>()

/** The only policy of a window, made on first use; a refusal is reported once. */
export function pagePolicy(window: Window): PagePolicy | null {
  const known = policies.get(window)
  if (known !== undefined) return known
  const made = makePolicy(window as Window & TrustedTypesWindow)
  policies.set(window, made)
  return made
}

function makePolicy(window: TrustedTypesWindow): PagePolicy | null {
  const { trustedTypes } = window
  if (!trustedTypes) return RULES
  const taken: unknown = Reflect.get(window, TAKEN)
  const count = typeof taken === 'number' ? taken : 0
  Reflect.set(window, TAKEN, count + 1)
  try {
    return trustedTypes.createPolicy(POLICY_NAMES[count] ?? POLICY_NAMES[0], RULES)
  } catch {
    console.error(POLICY_REFUSED)
    return null
  }
}

interface DefaultRules {
  readonly createScriptURL: (url: string) => string
}

interface DefaultPolicyWindow {
  readonly trustedTypes?: {
    /** null: the page has none. */
    readonly defaultPolicy: unknown
    readonly createPolicy: (name: string, rules: DefaultRules) => unknown
  }
}

/** The hosts whose scripts a window may load by their plain addresses. */
const scriptHosts = new WeakMap<Window, Set<string>>()

const isOnHost = (hostname: string, host: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host

const scriptRules = (hosts: ReadonlySet<string>): DefaultRules => ({
  createScriptURL: (url) => {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:' || ![...hosts].some((host) => isOnHost(hostname, host)))
      throw new TypeError(`[vitrine] no script from ${hostname}`)
    return url
  },
})

/**
 * Lets external code, such as a payment provider's loader, load scripts of these hosts (`*.`: subdomains) on
 * a page that requires Trusted Types. It uses the page's default policy, which refuses every other address
 * and all markup. A page's own default policy stays.
 */
export function allowScripts(window: Window & DefaultPolicyWindow, hosts: readonly string[]): void {
  const known = scriptHosts.get(window)
  if (known) return hosts.forEach((host) => known.add(host))
  const { trustedTypes } = window
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  const allowed = new Set(hosts)
  try {
    trustedTypes.createPolicy('default', scriptRules(allowed))
    scriptHosts.set(window, allowed)
  } catch {
    console.error(
      `[vitrine] the content security policy of this page keeps scripts of ${hosts.join(', ')} out: add ` +
        `"default" to its trusted-types directive`,
    )
  }
}
