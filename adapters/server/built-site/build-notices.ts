import { plural, someOf } from '../../../core/shared/index.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import type { BuildServer } from './host-rules.js'

/** The facts about a built site that concern its owner. */
export interface BuildFacts {
  readonly server: BuildServer
  readonly settings: Pick<StoreSettings, 'baseUrl' | 'accounts'>
  /** Pages behind gates, which a static host cannot protect. */
  readonly gated: readonly string[]
  /** Pages of products that are not for sale. */
  readonly unsold: readonly string[]
  /** Pages with forms of accounts. */
  readonly accountPages: readonly string[]
}

const MAX_NAMED = 5

function gatedLines({ gated, server }: BuildFacts): readonly string[] {
  if (gated.length === 0) return []
  const where =
    server.tag === 'none'
      ? 'they need `vitrine serve`, and --backend says where it is'
      : `they are read at ${server.origin}`
  const what = `${plural(gated.length, 'page')} behind gates`
  return [`Left to the server: ${what} (${someOf(gated, MAX_NAMED)}); ${where}.`]
}

function unsoldLines({ unsold }: BuildFacts): readonly string[] {
  return unsold.length === 0
    ? []
    : [
        `Left out: ${plural(unsold.length, 'page')} of products that are hidden or not in the catalogue ` +
          `(${someOf(unsold, MAX_NAMED)}).`,
      ]
}

/** The settings that the server needs. */
function serverLines({ server, settings }: BuildFacts): readonly string[] {
  switch (server.tag) {
    case 'none':
      return [
        'Carts, orders and forms need `vitrine serve`: add --backend, or pass its paths on (docs/hosting.md).',
      ]
    case 'passed-on':
      return []
    case 'apart': {
      const origin = settings.baseUrl === null ? '<where the files are>' : new URL(settings.baseUrl).origin
      return [`Start the server with --allow-origin ${origin} --url ${origin} (docs/hosting.md).`]
    }
  }
}

/** Account forms without a server: log-in fails for every visitor. */
function accountLines({ server, accountPages }: BuildFacts): readonly string[] {
  if (server.tag !== 'none' || accountPages.length === 0) return []
  return [
    'Visitors cannot log in or sign up: no server answers the account forms of ' +
      `${someOf(accountPages, MAX_NAMED)}. ` +
      'Add --backend with the address of `vitrine serve`, or take these pages off the site (docs/accounts.md).',
  ]
}

/** Log-in providers work only where browsers see the pages and their server as one origin. */
function providerLines({ server, settings }: BuildFacts): readonly string[] {
  const names = settings.accounts.providers.map(({ name }) => name)
  if (server.tag === 'passed-on' || names.length === 0) return []
  return [
    `Links to log-in providers (${someOf(names, MAX_NAMED)}) are left out: they need --backend without ` +
      '--cross-origin (docs/log-in-providers.md).',
  ]
}

/** The notices for the owner of a built site, one line each. */
export const buildNotices = (facts: BuildFacts): readonly string[] => [
  ...unsoldLines(facts),
  ...gatedLines(facts),
  ...serverLines(facts),
  ...accountLines(facts),
  ...providerLines(facts),
]
