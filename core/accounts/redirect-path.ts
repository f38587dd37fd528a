/**
 * The page of this site to open after log-in, from untrusted text of an address or a setting: path, query and
 * fragment. Null for other targets (reference/accounts#redirects). These are other hosts in any notation,
 * schemes, control characters, lone surrogates, and dots that leave a folder.
 */
export function localPath(written: string): string | null {
  if (written === '' || /[\\\p{Cc}\p{Cs}\s]/u.test(written) || /^[a-z][a-z\d+.-]*:/i.test(written))
    return null
  const path = `/${written.replace(/^(?:\/|\.\/|@)/, '')}`
  const [pathname = ''] = path.split(/[?#]/, 1)
  // `//host` is a path here but another host to the browser that reads it next.
  const climbs = pathname.split('/').some((part) => /^(?:\.|%2e){2}$/i.test(part))
  return pathname.includes('//') || climbs ? null : path
}
