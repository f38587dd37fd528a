/**
 * True if a list of hosts names one, as a Content-Security-Policy would find it there: also by
 * `*.example.com`.
 */
export const namesHost = (list: readonly string[], host: string): boolean =>
  list.some((each) => {
    const bare = each.replace(/^https?:\/\//, '')
    return bare === host || (bare.startsWith('*.') && host.endsWith(bare.slice(1)))
  })
