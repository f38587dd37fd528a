/**
 * True if a list of hosts matches a host by the rules of a Content-Security-Policy, also by `*.example.com`.
 */
export const namesHost = (list: readonly string[], host: string): boolean =>
  list.some((each) => {
    const bare = each.replace(/^https?:\/\//, '')
    return bare === host || (bare.startsWith('*.') && host.endsWith(bare.slice(1)))
  })
