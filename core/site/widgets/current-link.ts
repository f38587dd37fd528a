/** The address of the visitor's current page. */
export interface PageAddress {
  /** The whole address. */
  readonly href: string
  /** The path, with a leading slash. */
  readonly path: string
}

/** A link of the page: its attribute as written, and the address it resolves to. */
export interface PageLink {
  readonly href: string
  readonly resolved: string
}

/** The kind of a link for the current-state classes (reference/widgets#current-links). */
export type LinkKind =
  | { readonly tag: 'section'; readonly id: string }
  | { readonly tag: 'page'; readonly isCurrent: boolean }
  | { readonly tag: 'other' }

const IN_PAGE = /^#[\w-]+$/
const INDEX_FILE = /^index\.(?:html|php)$/

/**
 * Distinguishes links to sections of this page from links to pages. A page is the current one by the same address,
 * the same path, or as an index file of the current folder (reference/widgets#current-links). Absolute and empty
 * links are neither.
 */
export function classifyLink(link: PageLink, page: PageAddress): LinkKind {
  const { href, resolved } = link
  if (href.includes(':') || href === '' || href === '#') return { tag: 'other' }
  if (IN_PAGE.test(href)) return { tag: 'section', id: href.slice(1) }
  const isCurrent =
    resolved === page.href || href === page.path || (INDEX_FILE.test(href) && page.path.endsWith('/'))
  return { tag: 'page', isCurrent }
}
