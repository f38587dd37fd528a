interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string
}

interface TrustedTypesLike {
  readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy
}

const policies = new WeakMap<Document, ScriptUrlPolicy>()

/** Where Trusted Types are required, a script address needs a policy; ours lets addresses of the named hosts through. */
function trustedUrl(document: Document, url: string): string {
  let policy = policies.get(document)
  if (!policy) {
    const types: unknown = document.defaultView && Reflect.get(document.defaultView, 'trustedTypes')
    const rules = { createScriptURL: checkedUrl }
    policy = types ? (types as TrustedTypesLike).createPolicy('vitrine-script', rules) : rules
    policies.set(document, policy)
  }
  return policy.createScriptURL(url)
}

const HOSTS = /(?:^|\.)(?:challenges\.cloudflare\.com|list-manage[1-9]?\.com)$/

function checkedUrl(url: string): string {
  const { protocol, hostname } = new URL(url)
  if (!/^https?:$/.test(protocol) || !HOSTS.test(hostname))
    throw new TypeError(`[vitrine] no script from ${hostname}`)
  return url
}

/** Adds a script of another host; resolves to false when it may not or does not load. */
export function loadScript(document: Document, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.dataset['runtimeOwned'] = ''
    const end = (isLoaded: boolean): void => {
      script.remove()
      resolve(isLoaded)
    }
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    try {
      script.src = trustedUrl(document, url)
      document.head.append(script)
    } catch {
      end(false)
    }
  })
}
