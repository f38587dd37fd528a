import { hostOf } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { namesHost } from './names-host.js'
import type { ReadScript } from './read-scripts.js'

/** Code on a page that loads third-party code: a tag manager, a pixel, a chat. */
export interface CodeLoader {
  readonly name: string
  /** The sources of the loaded code, in the notation of a Content-Security-Policy. */
  readonly hosts: readonly string[]
}

/** Popular services: a text that only their snippets contain, and their documented hosts. */
const SERVICES: readonly (CodeLoader & { readonly sign: RegExp })[] = [
  {
    name: 'Google Tag Manager',
    sign: /googletagmanager\.com\/(?:gtm\.js|ns\.html)/,
    hosts: [
      'www.googletagmanager.com',
      'www.google-analytics.com',
      'www.googleadservices.com',
      'googleads.g.doubleclick.net',
    ],
  },
  {
    name: 'Google Analytics',
    sign: /googletagmanager\.com\/gtag\/js|google-analytics\.com\/(?:analytics|ga)\.js/,
    hosts: ['www.googletagmanager.com', 'www.google-analytics.com'],
  },
  { name: 'Meta Pixel', sign: /connect\.facebook\.net/, hosts: ['connect.facebook.net'] },
  { name: 'Hotjar', sign: /static\.hotjar\.com/, hosts: ['static.hotjar.com', 'script.hotjar.com'] },
  { name: 'Microsoft Clarity', sign: /clarity\.ms\/tag/, hosts: ['www.clarity.ms', 'scripts.clarity.ms'] },
  { name: 'LinkedIn Insight Tag', sign: /snap\.licdn\.com/, hosts: ['snap.licdn.com'] },
  { name: 'TikTok Pixel', sign: /analytics\.tiktok\.com/, hosts: ['analytics.tiktok.com'] },
  { name: 'Pinterest Tag', sign: /s\.pinimg\.com\/ct\//, hosts: ['s.pinimg.com'] },
  { name: 'X Pixel', sign: /static\.ads-twitter\.com/, hosts: ['static.ads-twitter.com'] },
  { name: 'Snap Pixel', sign: /sc-static\.net/, hosts: ['sc-static.net', 'tr.snapchat.com'] },
  {
    name: 'HubSpot',
    sign: /\bjs(?:-eu1)?\.(?:hs-scripts\.com|hsforms\.net)/,
    hosts: [
      '*.hs-scripts.com',
      '*.hs-analytics.net',
      '*.hs-banner.com',
      '*.hsforms.net',
      '*.hscollectedforms.net',
      '*.usemessages.com',
    ],
  },
  { name: 'Intercom', sign: /widget\.intercom\.io/, hosts: ['widget.intercom.io', 'js.intercomcdn.com'] },
  { name: 'Crisp', sign: /client\.crisp\.chat/, hosts: ['client.crisp.chat'] },
  { name: 'Tawk', sign: /embed\.tawk\.to/, hosts: ['embed.tawk.to'] },
]

/** Names of languages, which look like addresses and load nothing. */
const NO_SOURCE: ReadonlySet<string> = new Set(['www.w3.org', 'schema.org', 'www.schema.org'])

const bareHost = (address: string): string => (hostOf(address) ?? '').replace(/^https?:\/\//, '')

/**
 * The code of a page that loads third-party code. This is the code of known services, and code in the page or
 * in a file of the site that makes script elements, with the hosts in it. Scripts in the page's own markup
 * are allowed without this.
 */
export function codeLoadersOn({ html }: ParsedPage, scripts: readonly ReadScript[]): readonly CodeLoader[] {
  const known = SERVICES.filter(({ sign }) => sign.test(html)).map(({ name, hosts }) => ({ name, hosts }))
  const knownHosts = known.flatMap(({ hosts }) => hosts)
  const named = new Set(scripts.map(({ source }) => bareHost(source)))
  const others = scripts.flatMap(({ script }) =>
    script?.kind === 'pageCode' && script.needs.loads ? script.needs.hosts : [],
  )
  const hosts = [...new Set(others)].filter(
    (host) => !namesHost(knownHosts, host) && !named.has(host) && !NO_SOURCE.has(host),
  )
  return [...known, ...hosts.map((host) => ({ name: host, hosts: [host] }))]
}
