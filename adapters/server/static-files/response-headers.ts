/** Headers of every answer with a file in it. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

const DAY_S = 86_400

/**
 * The caching of a site's files: pictures and fonts for a day; pages, styles and scripts are revalidated each
 * time, so that changes are visible at once.
 */
export const cacheControlOf = (name: string): string =>
  /\.(avif|gif|ico|jpe?g|mp4|otf|png|svg|ttf|webm|webp|woff2?)$/i.test(name)
    ? `public, max-age=${DAY_S}`
    : 'no-cache'

/**
 * The caching of runtime files: chunks have a hash of their content in the name and never change; other files
 * keep their names.
 */
export const runtimeCacheControlOf = (name: string): string =>
  /-[\w-]{8}\.js$/.test(name) && name.includes('shared-') ? 'public, max-age=31536000, immutable' : 'no-cache'
