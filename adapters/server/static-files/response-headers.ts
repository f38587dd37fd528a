/** Headers of every answer with a file in it. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

const DAY_S = 86_400

/**
 * The time that a browser may keep a file of the site: pictures and fonts for a day; pages, styles and
 * scripts are asked for again each time, which costs a short "not modified", so that an owner's change is
 * seen at once.
 */
export const cacheControlOf = (name: string): string =>
  /\.(avif|gif|ico|jpe?g|mp4|otf|png|svg|ttf|webm|webp|woff2?)$/i.test(name)
    ? `public, max-age=${DAY_S}`
    : 'no-cache'

/**
 * Our own chunks carry a hash of their content in the name and never change; the rest of the runtime keeps
 * its name.
 */
export const runtimeCacheControlOf = (name: string): string =>
  /-[\w-]{8}\.js$/.test(name) && name.includes('shared-') ? 'public, max-age=31536000, immutable' : 'no-cache'
