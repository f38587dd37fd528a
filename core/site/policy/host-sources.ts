import type { PolicySources } from './content-security-policy.js'

/**
 * The sources that a host may provide to every page with the owner's permission: scripts, media and frames.
 */
export const hostSources = (hosts: readonly string[]): PolicySources => ({
  'script-src': hosts,
  'img-src': hosts,
  'media-src': hosts,
  'frame-src': hosts,
})

/** Pictures of an engine's products are on hosts that only the engine knows. */
export const ENGINE_SOURCES: PolicySources = { 'img-src': ['https:'], 'media-src': ['https:'] }
