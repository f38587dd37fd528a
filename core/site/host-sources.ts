import type { PolicySources } from './content-security-policy.js'

/** The sources that a host may give to every page if the owner says so: scripts, media and frames. */
export const hostSources = (hosts: readonly string[]): PolicySources => ({
  'script-src': hosts,
  'img-src': hosts,
  'media-src': hosts,
  'frame-src': hosts,
})

/** The pictures of an engine's goods lie at hosts that only the engine knows. */
export const ENGINE_SOURCES: PolicySources = { 'img-src': ['https:'], 'media-src': ['https:'] }
