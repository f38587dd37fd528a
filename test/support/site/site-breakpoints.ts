/** The breakpoints of every site as its interaction data have them, widest first. */
export const SITE_BREAKPOINTS = [
  { key: 'main', min: 992, max: 10_000 },
  { key: 'medium', min: 768, max: 991 },
  { key: 'small', min: 480, max: 767 },
  { key: 'tiny', min: 0, max: 479 },
]
